import { isLoopback } from '@marquee/contract/config.ts'
import { type Result, success } from '@marquee/contract/result.ts'
import type { Environment } from '../environment.ts'
import { clientError } from './api-error.ts'
import type { ApiHost } from './api-host.ts'
import type { Connection } from './connection.ts'

/**
 * Requests that are no calls of the contract and must not wait for the chunk with ky: the configuration, which has its own
 * service, and the probe.
 */
const configAddress = import.meta.env?.VITE_CONFIG_URL ?? '/api/cnf'
const configTimeoutMs = 15_000
const probeTimeoutMs = 4000
const retries = 3
const retryDelayMs = 1000

const options = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const

interface ConfigRequestParts {
  readonly environment: Pick<Environment, 'fetch' | 'location'>
  readonly connection: Pick<Connection, 'isOffline' | 'reportUnreachable' | 'withSlowProbe'>
}

/**
 * Fetches the encrypted configuration. An error is OFFLINE_ERROR while the connection is offline, NETWORK_ERROR if no
 * attempt got a response, and CONFIG_FAILED with `config.unreachable` if the service responded with an error (spec §8).
 */
export async function fetchConfigText(parts: ConfigRequestParts): Promise<Result<string>> {
  const { environment, connection } = parts
  const url = configUrl(environment)
  for (let attempt = 0; attempt <= retries && !connection.isOffline(); attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
    try {
      const response = await connection.withSlowProbe(
        environment.fetch(url, { ...options, signal: AbortSignal.timeout(configTimeoutMs) }),
      )
      const text = await response.text()
      if (response.ok) return success(text)
      return clientError('CONFIG_FAILED', 'config.unreachable')
    } catch (error) {
      if (!(error instanceof TypeError)) {
        connection.reportUnreachable()
        return clientError('NETWORK_ERROR', 'network.timeout')
      }
      // Either the device is offline or only the configuration service is down: a probe finds out.
      connection.reportUnreachable()
    }
  }
  return connection.isOffline()
    ? clientError('OFFLINE_ERROR', 'network.offline')
    : clientError('NETWORK_ERROR', 'network.failed')
}

/** `force_domain` is copied from the page's address, only on a loopback host (spec §7). */
function configUrl({ location: page }: Pick<Environment, 'location'>): URL {
  const url = new URL(configAddress, page?.href)
  const forced =
    page && isLoopback(page.hostname) ? new URLSearchParams(page.search).get('force_domain') : null
  if (forced !== null) url.searchParams.set('force_domain', forced)
  return url
}

interface ProbeParts {
  readonly environment: Pick<Environment, 'fetch' | 'location'>
  readonly apiHost: Pick<ApiHost, 'current'>
}

/** Whether the operator responds. A page does not count, because it may be a captive portal's. */
export async function sendProbe({ environment, apiHost }: ProbeParts): Promise<boolean> {
  const origin = apiHost.current() ?? configUrl(environment).origin
  const signal = AbortSignal.timeout(probeTimeoutMs)
  const response = await environment.fetch(new URL('/healthz', origin), { ...options, signal })
  return !response.headers.get('content-type')?.includes('text/html')
}
