import type { SessionEnds } from '../../../session/session-ends.ts'

/** The warning appears this long before the end, ms; for a short idle time, a quarter of it. */
const leadMs = 2 * 60_000

export type SessionWarningInfo =
  | { readonly kind: 'idle'; readonly at: number }
  | { readonly kind: 'expiry'; readonly at: number }

/** The warning at `now`: of the nearer end, if it is near. */
export function warningAt(
  { expiresAt, idleAt }: SessionEnds,
  now: number,
  allowedIdleMs: number,
): SessionWarningInfo | undefined {
  const near = (at: number | undefined, within: number) =>
    at !== undefined && at > now && at - now <= within ? at : undefined
  const idle = near(idleAt, Math.min(leadMs, allowedIdleMs / 4))
  const expiry = near(expiresAt, leadMs)
  if (idle !== undefined && (expiry === undefined || idle < expiry)) return { kind: 'idle', at: idle }
  return expiry === undefined ? undefined : { kind: 'expiry', at: expiry }
}
