/** How a session stands, from what the init call says of it (`expires_at`, `idle_at`). */

export interface SessionEnds {
  /** When it ends in any case, ms of server time. */
  readonly expiresAt: number | undefined
  /** When it ends unless the player does something, ms of server time. */
  readonly idleAt: number | undefined
}

/** Reads the two times; what is no time is none. */
export function sessionEnds(info: {
  readonly expires_at?: string | null | undefined
  readonly idle_at?: string | null | undefined
}): SessionEnds {
  return { expiresAt: timeOf(info.expires_at), idleAt: timeOf(info.idle_at) }
}

function timeOf(iso: string | null | undefined): number | undefined {
  const time = Date.parse(iso ?? '')
  return Number.isNaN(time) ? undefined : time
}

/** How long before its end a session is warned of, ms; of short idle times a quarter. */
const lead = 2 * 60_000

export type SessionWarning =
  | { readonly kind: 'idle'; readonly at: number }
  | { readonly kind: 'expiry'; readonly at: number }

/**
 * What to warn of at `now`: the nearer end, when it is near. `idleLength` is how long the player may be idle altogether, as far
 * as is known.
 */
export function warningAt(
  { expiresAt, idleAt }: SessionEnds,
  now: number,
  idleLength: number,
): SessionWarning | undefined {
  const near = (at: number | undefined, within: number) =>
    at !== undefined && at > now && at - now <= within ? at : undefined
  const idle = near(idleAt, Math.min(lead, idleLength / 4))
  const expiry = near(expiresAt, lead)
  if (idle !== undefined && (expiry === undefined || idle < expiry)) return { kind: 'idle', at: idle }
  return expiry === undefined ? undefined : { kind: 'expiry', at: expiry }
}

/** Whether a sign of the player is worth telling the operator: a good part of the idle time has gone by. */
export function isWorthKeeping({ idleAt }: SessionEnds, now: number, idleLength: number): boolean {
  return idleAt !== undefined && idleAt > now && idleAt - now < idleLength * 0.75
}
