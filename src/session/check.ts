import type { Clock } from '../platform/clock.ts'
import { logWarning } from '../platform/log.ts'
import { parseJson } from '../platform/storage/safe-json.ts'

/** Result of the session check (spec §8): `OK`, or why the token is not valid. */
export type SessionCheck =
  | 'OK'
  | 'TOKEN_GET_ERROR'
  | 'TOKEN_DECODE_ERROR'
  | 'INVALID_TOKEN'
  | 'TOKEN_EXPIRED'
  | 'SESSION_CHECK_ERROR'

type Decoded = { readonly expiresAt: number } | { readonly error: SessionCheck }

/**
 * Creates the local check of a token against `now` (ms). The check caches the last decoded token, because it runs ten
 * times a second. It does not verify the signature; the operator does.
 */
export function createSessionCheck(): (token: string | undefined, now: number) => SessionCheck {
  let lastToken: string | undefined
  let lastDecoded: Decoded | undefined
  return (token, now) => {
    if (token === undefined || token === '') return 'TOKEN_GET_ERROR'
    if (token !== lastToken || !lastDecoded) {
      lastToken = token
      lastDecoded = decode(token)
      // Spec §5: the message of a token that cannot be parsed is logged only.
      if ('error' in lastDecoded && lastDecoded.error === 'TOKEN_DECODE_ERROR') {
        logWarning('session: the token cannot be parsed')
      }
    }
    if ('error' in lastDecoded) return lastDecoded.error
    if (Number.isNaN(now)) return 'SESSION_CHECK_ERROR'
    return lastDecoded.expiresAt > now ? 'OK' : 'TOKEN_EXPIRED'
  }
}

/**
 * Whether a session with this result of the check may go on. An unsynced clock may be wrong about the end of a token: the
 * operator's next response has the time, or is a rejection.
 */
export function isUsable(check: SessionCheck, clock: Pick<Clock, 'isSynced'>): boolean {
  return check === 'OK' || (check === 'TOKEN_EXPIRED' && !clock.isSynced())
}

function decode(token: string): Decoded {
  const parts = token.split('.')
  const text = parts.length === 3 ? decodeBase64Url(parts[1] ?? '') : undefined
  const claims = text === undefined ? undefined : parseJson(text)
  if (typeof claims !== 'object' || claims === null) return { error: 'TOKEN_DECODE_ERROR' }
  const exp = 'exp' in claims ? claims.exp : undefined
  return typeof exp === 'number' && Number.isFinite(exp)
    ? { expiresAt: exp * 1000 }
    : { error: 'INVALID_TOKEN' }
}

function decodeBase64Url(part: string): string | undefined {
  try {
    const bytes = atob(part.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (character) => character.codePointAt(0) ?? 0),
    )
  } catch {
    return undefined
  }
}
