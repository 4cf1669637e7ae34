import type { Limit } from '../auth/attempts.ts'
import type { CallCount } from '../idempotency/keyed-calls.ts'

const day = 86_400

/** Inquiries, per player. */
export const counselCount: CallCount = {
  scope: 'counsel',
  limit: { count: 10, seconds: 60 * 60 },
  key: 'counsel.tooMany',
}
/** Tickets, per address. */
export const ticketLimit: Limit = { count: 5, seconds: 60 * 60 }
/** Further messages, per player. */
export const replyLimit: Limit = { count: 50, seconds: day }
/** Further messages of the player in one inquiry. */
export const repliesPerCounsel = 30
/** Uploads of pictures, per player, also those that are refused: each is decoded. */
export const pictureLimit: Limit = { count: 40, seconds: day }
/** Uploads of one player that may be under way at a time, in one process: each holds its bytes. The app sends one by one. */
export const uploadsAtOnce = 3
/** The same of all players together, for all of their bytes. */
export const uploadsOfAllAtOnce = 24
/** Pictures of one player that are stored at a time. */
export const picturesPerPlayer = 60
/** An answered inquiry ends when nobody wrote for this long, days. */
export const counselEndsAfterDays = 30
/** How long pictures are stored once their inquiry has ended, days. */
export const pictureRetentionDays = 90
