import type { Limit } from '../auth/attempts.ts'
import { linkSeconds } from './reset-links.ts'

/** Checks whether a name is free, per address: enough for typing, too few to enumerate the players. */
export const availableLimit: Limit = { count: 60, seconds: 5 * 60 }
/** Referral codes tried, per address. */
export const referralLimit: Limit = { count: 30, seconds: 10 * 60 }
/** Requests for a link, per address. */
export const forgotAddressLimit: Limit = { count: 10, seconds: 60 * 60 }
/**
 * Requests for a link, per email, whether or not it has an account. The window is as long as a link is valid: a player
 * whose requests a stranger used up has a link that works.
 */
export const forgotEmailLimit: Limit = { count: 3, seconds: linkSeconds }
/** Tokens of links tried, per address. */
export const resetLimit: Limit = { count: 20, seconds: 60 * 60 }
/** Changes of my page by a player: each stores a memo in all languages. */
export const profileLimit: Limit = { count: 30, seconds: 24 * 60 * 60 }
/** Other keyed calls of a player that cost a row: marks on memos, subscriptions, consents, ended sessions. */
export const changeLimit: Limit = { count: 300, seconds: 60 * 60 }
/** Changes of favourites and preferences by a player. */
export const syncLimit: Limit = { count: 600, seconds: 60 * 60 }
/** Passkeys added or removed by a player: each stores a memo in all languages. */
export const passkeyLimit: Limit = { count: 30, seconds: 24 * 60 * 60 }
/** Challenges for a sign-in, per address: each opened form requests one, and again while it stays open. */
export const challengeLimit: Limit = { count: 600, seconds: 15 * 60 }
/** Wrong current passwords, per player. */
export const currentPasswordLimit: Limit = { count: 10, seconds: 15 * 60 }
/** Launches of a player: more than anybody opens games, and each keeps a row for a day. */
export const launchLimit: Limit = { count: 100, seconds: 5 * 60 }
/** Launches per address, which players behind one network share. */
export const launchAddressLimit: Limit = { count: 1_000, seconds: 5 * 60 }
