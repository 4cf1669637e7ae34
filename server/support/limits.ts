import type { Limit } from '../auth/attempts.ts'

/** Inquiries, per player. */
export const counselLimit: Limit = { count: 10, seconds: 60 * 60 }
/** Tickets, per address. */
export const ticketLimit: Limit = { count: 5, seconds: 60 * 60 }
