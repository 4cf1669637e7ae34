import { createHmac, timingSafeEqual } from 'node:crypto'
import { studioHeaders, studioWindow } from '@marquee/contract/studio.ts'

// Written from docs/seamless-wallet.md alone, beside the reference operator's: each finds an error of the other.

/** A call as it is signed: `target` is path and query as sent, `body` the exact text, empty for GET. */
export interface SignedParts {
  readonly method: string
  readonly target: string
  readonly body: string
}

/** The headers that sign a call at `now`, Unix milliseconds. */
export function signed(secret: string, parts: SignedParts, now = Date.now()): Record<string, string> {
  const at = now.toString()
  return { [studioHeaders.timestamp]: at, [studioHeaders.signature]: signature(secret, at, parts) }
}

/** Why a call is not rightly signed; `undefined` where it is. */
export function flawOf(
  secret: string,
  parts: SignedParts,
  headers: { readonly timestamp: string | undefined; readonly signature: string | undefined },
  now: number,
): string | undefined {
  const { timestamp, signature: given } = headers
  if (timestamp === undefined || given === undefined) return 'it is not signed'
  if (!/^[0-9]{1,15}$/.test(timestamp)) return 'its timestamp is no time in Unix milliseconds'
  const due = Buffer.from(signature(secret, timestamp, parts))
  const found = Buffer.from(given)
  if (found.length !== due.length || !timingSafeEqual(found, due)) return 'its signature is wrong'
  return Math.abs(Number(timestamp) - now) > studioWindow ? 'its timestamp is too far off' : undefined
}

function signature(secret: string, timestamp: string, { method, target, body }: SignedParts): string {
  const text = [timestamp, method, target, body].join('\n')
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`
}
