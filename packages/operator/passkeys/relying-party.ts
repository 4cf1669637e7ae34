import { isIP } from 'node:net'
import { isLoopback } from '@marquee/contract/config.ts'
import { notFound } from '../http/request-error.ts'
import type { AppSettings } from '../services.ts'
import { StartupError } from '../site/startup-error.ts'

/** The site as passkeys know it (WebAuthn, relying party). */
export interface RelyingParty {
  /** The domain that passkeys belong to. With another one, no passkey that exists works. */
  readonly id: string
  /** Origins of the app whose passkeys count, all of them at `id` or below it. */
  readonly origins: readonly string[]
}

/**
 * The relying party of an app at `appUrl` and `appOrigins`. Without `id` it is the host of `appUrl`, and origins elsewhere
 * do without passkeys; a host that is an address has none.
 *
 * @throws StartupError where `id` and an origin do not go together
 */
export function relyingPartyOf(
  id: string | undefined,
  appUrl: string,
  appOrigins: readonly string[],
): RelyingParty | undefined {
  const origins = [...new Set([appUrl, ...appOrigins])]
  const host = new URL(appUrl).hostname
  if (id === undefined) {
    if (isAddress(host)) return undefined
    return { id: host, origins: origins.filter((origin) => isWithin(origin, host)) }
  }
  const isDomain = /^(?:localhost|(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*)$/.test(id)
  if (!isDomain || isAddress(id)) {
    throw new StartupError(`PASSKEY_RP_ID must be a domain such as example.org, not "${id}".`)
  }
  const outside = origins.find((origin) => !isWithin(origin, id))
  if (outside === undefined) return { id, origins }
  throw new StartupError(
    `PASSKEY_RP_ID "${id}" must be the host of ${outside} or a domain above it: APP_URL and APP_ORIGINS name where the app is.`,
  )
}

function isAddress(host: string): boolean {
  return isIP(host) !== 0 || (isLoopback(host) && host !== 'localhost')
}

function isWithin(origin: string, domain: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === domain || (hostname.endsWith(`.${domain}`) && domain !== 'localhost')
}

/** @throws RequestError 404 `passkey.off` where the operator has no passkeys */
export function requirePasskeys({ relyingParty }: Pick<AppSettings, 'relyingParty'>): RelyingParty {
  if (!relyingParty) throw notFound('passkey.off')
  return relyingParty
}
