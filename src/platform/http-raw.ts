import { isLoopback } from '../contract/config.ts'
import { type Result, success } from '../contract/result.ts'
import { isOffline, registerProbe, reportUnreachable, whileDoubted } from './connection.ts'
import { clientFailure } from './failure.ts'
import { apiHost } from './http.ts'

/**
 * The two requests that are no calls of the contract: the configuration, which lives on a service of its own and
 * must not wait for ky, and the sign of life.
 */
const configAddress = import.meta.env?.VITE_CONFIG_URL ?? '/api/cnf'
const configTimeout = 15_000
const probeTimeout = 4000
const retries = 3
const retryDelay = 1000

const options = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const

/** The encrypted configuration's text. CONFIG_FAILED with `config.unreachable` when there is none to get. */
export async function fetchConfigText(): Promise<Result<string>> {
  const url = configUrl()
  for (let attempt = 0; attempt <= retries && !isOffline(); attempt++) {
    if (attempt > 0) await new Promise((resolve) => setTimeout(resolve, retryDelay))
    try {
      const response = await whileDoubted(
        fetch(url, { ...options, signal: AbortSignal.timeout(configTimeout) }),
      )
      const text = await response.text()
      if (response.ok) return success(text)
      return clientFailure('CONFIG_FAILED', 'config.unreachable')
    } catch (error) {
      if (!(error instanceof TypeError)) break
      // At every start the first to know: one probe tells an outage from a service of its own that is down.
      reportUnreachable()
    }
  }
  return clientFailure('CONFIG_FAILED', 'config.unreachable')
}

/** `force_domain` is passed on from the page's own address, on this very machine only (section 7). */
function configUrl(): URL {
  const page = globalThis.location
  const url = new URL(configAddress, page?.href)
  const forced =
    page && isLoopback(page.hostname) ? new URLSearchParams(page.search).get('force_domain') : null
  if (forced !== null) url.searchParams.set('force_domain', forced)
  return url
}

/** Any answer but a page counts: a captive portal answers with one. */
async function askForLife(): Promise<boolean> {
  const origin = apiHost() ?? configUrl().origin
  const signal = AbortSignal.timeout(probeTimeout)
  const response = await fetch(new URL('/healthz', origin), { ...options, signal })
  return !response.headers.get('content-type')?.includes('text/html')
}

registerProbe(askForLife)
