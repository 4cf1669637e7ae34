import type { SessionEnds } from '../../../session/session-ends.ts'

/** How long before its end the player is warned of it, ms; of a short idle time a quarter. */
const leadMs = 2 * 60_000

export type SessionWarningInfo =
  | { readonly kind: 'idle'; readonly at: number }
  | { readonly kind: 'expiry'; readonly at: number }

/** What to warn of at `now`: the nearer end, when it is near. */
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
