import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Language } from '@marquee/contract/config.ts'
import type { Limit } from '../auth/attempts.ts'
import { launchSeconds } from './launches.ts'

/** Demo games that may be opened, per address. */
export const tryLimit: Limit = { count: 60, seconds: 10 * 60 }

/** Begins the id of every guest. Ids of players are UUIDs. */
const guestPrefix = 'guest-'

/** A guest of a demo game, whom no row of the operator knows. */
export interface Guest {
  /** The id that the studio keeps the demo balance under. */
  readonly id: string
  readonly lang: string
}

const tokenShape = /^guest\.([0-9a-z]{1,9})\.([A-Za-z-]{2,5})\.([\w-]{22})\.([\w-]{43})$/

/**
 * Makes a launch token for a guest at one game. It is signed instead of stored: strangers write no rows. The studio lets
 * each token in once; redeemed again, it names the same guest.
 *
 * @param key of the operator alone
 */
export function createGuestLaunch(key: Uint8Array, gameId: string, lang: Language, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + launchSeconds
  const body = `guest.${expires.toString(36)}.${lang}.${randomBytes(16).toString('base64url')}`
  return `${body}.${signature(key, body, gameId)}`
}

/** The guest of a launch token. `undefined` when it is no guest's, forged, expired or for another game. */
export function redeemGuestLaunch(
  key: Uint8Array,
  token: string,
  gameId: string,
  now: Date,
): Guest | undefined {
  const [, expires = '', lang = '', id = '', signed = ''] = tokenShape.exec(token) ?? []
  if (id === '') return undefined
  const body = token.slice(0, -signed.length - 1)
  // As texts: several texts are the same bytes, and the studio knows a used token by its text.
  const isSigned = timingSafeEqual(Buffer.from(signature(key, body, gameId)), Buffer.from(signed))
  if (!isSigned || Number.parseInt(expires, 36) * 1000 <= now.getTime()) return undefined
  return { id: `${guestPrefix}${id}`, lang }
}

/** Whether an id is a guest's. A guest has no account, so that every move of money is refused. */
export function isGuest(player: string): boolean {
  return player.startsWith(guestPrefix)
}

function signature(key: Uint8Array, body: string, gameId: string): string {
  return createHmac('sha256', key).update(`guest launch\n${body}\n${gameId}`).digest('base64url')
}
