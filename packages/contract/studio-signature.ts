import { createHmac, timingSafeEqual } from 'node:crypto'
import { studioHeaders, studioWindow } from './studio.ts'

/** The signed parts of a studio's call. `target` is path and query as sent; `body` is the exact text, empty for GET. */
export interface StudioCall {
  readonly method: string
  readonly target: string
  readonly body: string
}

/** The signed part of the address at which the studio shows a round again. */
export function replayTarget(round: string, language: string): string {
  return `/replay/${encodeURIComponent(round)}?lang=${encodeURIComponent(language)}`
}

/** The signed part of the address at which the studio shows the proof of a round. */
export function proofTarget(round: string, language: string): string {
  return `/proof/${encodeURIComponent(round)}?lang=${encodeURIComponent(language)}`
}

/** The two headers that a studio sends with a call; `now` is Unix milliseconds. */
export function signStudioCall(secret: string, call: StudioCall, now = Date.now()): Record<string, string> {
  const timestamp = String(now)
  return {
    [studioHeaders.timestamp]: timestamp,
    [studioHeaders.signature]: `v1=${digest(secret, timestamp, call).toString('hex')}`,
  }
}

/** Whether the headers sign this call, within the replay window around `now`. Never throws. */
export function isSignedStudioCall(
  secret: string,
  call: StudioCall,
  timestamp: string | undefined,
  signature: string | undefined,
  now = Date.now(),
): boolean {
  if (timestamp === undefined || !/^\d{1,15}$/.test(timestamp)) return false
  if (signature === undefined || !/^v1=[0-9a-f]{64}$/.test(signature)) return false
  const matches = timingSafeEqual(
    digest(secret, timestamp, call),
    new Uint8Array(Buffer.from(signature.slice(3), 'hex')),
  )
  return matches && Math.abs(now - Number(timestamp)) <= studioWindow
}

function digest(secret: string, timestamp: string, call: StudioCall): Buffer {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${call.method.toUpperCase()}\n${call.target}\n${call.body}`)
    .digest()
}
