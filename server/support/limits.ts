import type { Limit } from '../auth/attempts.ts'

/** Inquiries of one player. */
export const counselLimit: Limit = { count: 10, seconds: 60 * 60 }
/** Tickets from one address. */
export const ticketLimit: Limit = { count: 5, seconds: 60 * 60 }
