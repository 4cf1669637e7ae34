import type { Limit } from '../auth/attempts.ts'
import { linkSeconds } from './reset-links.ts'

/** Questions whether a name is free, from one address: enough for typing, too few for a list of all players. */
export const availableLimit: Limit = { count: 60, seconds: 5 * 60 }
/** Referral codes tried from one address. */
export const referralLimit: Limit = { count: 30, seconds: 10 * 60 }
/** Links asked for from one address. */
export const forgotAddressLimit: Limit = { count: 10, seconds: 60 * 60 }
/**
 * Links asked for one e-mail, whether or not it has an account. No longer than a link holds: who is kept waiting by
 * somebody else's asking has one that works.
 */
export const forgotEmailLimit: Limit = { count: 3, seconds: linkSeconds }
/** Tokens of links tried from one address. */
export const resetLimit: Limit = { count: 20, seconds: 60 * 60 }
/** Wrong current passwords of one player. */
export const currentPasswordLimit: Limit = { count: 10, seconds: 15 * 60 }
