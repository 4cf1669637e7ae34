import type { UserInfo } from '../contract/player.ts'

/** How a session ends, as the init call says it. */
export interface SessionEnds {
  /** When it ends in any case, ms of server time. */
  readonly expiresAt: number | undefined
  /** When it ends unless the player does something, ms of server time. */
  readonly idleAt: number | undefined
}

/** Reads the two times; an unreadable one is none. */
export function sessionEnds(info: Pick<UserInfo, 'expires_at' | 'idle_at'> | undefined): SessionEnds {
  return { expiresAt: timeOf(info?.expires_at), idleAt: timeOf(info?.idle_at) }
}

function timeOf(iso: string | null | undefined): number | undefined {
  const time = Date.parse(iso ?? '')
  return Number.isNaN(time) ? undefined : time
}

/** Whether to tell the operator of the player: a good part of the allowed idle time has gone by. */
export function isWorthKeeping({ idleAt }: SessionEnds, now: number, allowedIdleMs: number): boolean {
  return idleAt !== undefined && idleAt > now && idleAt - now < allowedIdleMs * 0.75
}
