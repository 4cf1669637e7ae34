import type { UserInfo } from '@marquee/contract/player.ts'

/** When a session ends, as the init call states it. */
export interface SessionEnds {
  /** End of the session in any case, ms of server time. */
  readonly expiresAt: number | undefined
  /** End of the session unless the player does something before, ms of server time. */
  readonly idleAt: number | undefined
}

/** Reads the two times. */
export function sessionEnds(info: Pick<UserInfo, 'expires_at' | 'idle_at'> | undefined): SessionEnds {
  return { expiresAt: timeOf(info?.expires_at), idleAt: timeOf(info?.idle_at) }
}

function timeOf(iso: string | null | undefined): number | undefined {
  return iso ? Date.parse(iso) : undefined
}

/** Whether to send the keep-alive call: more than a quarter of the allowed idle time has passed. */
export function isKeepAliveDue({ idleAt }: SessionEnds, now: number, allowedIdleMs: number): boolean {
  return idleAt !== undefined && idleAt > now && idleAt - now < allowedIdleMs * 0.75
}
