import { randomInt } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { tickets } from './schema.ts'

export interface NewTicket {
  readonly email: string
  readonly subject: string
  readonly content: string
  readonly lang: string
}

// Without characters that are easily confused when read aloud.
const idAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Random, so that it does not show how many tickets there are. */
function newTicketId(): string {
  return `T-${Array.from({ length: 8 }, () => idAlphabet[randomInt(idAlphabet.length)] ?? '').join('')}`
}

/** Writes a ticket and gives its id, in the caller's transaction. */
export async function createTicket(tx: Db, ticket: NewTicket, now: Date): Promise<string> {
  for (;;) {
    const [written] = await tx
      .insert(tickets)
      .values({ id: newTicketId(), ...ticket, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: tickets.id })
    if (written) return written.id
  }
}

/** The latest open tickets, or the latest of all, for the admin commands. */
export async function latestTickets(db: Db, all: boolean, last: number) {
  return db
    .select()
    .from(tickets)
    .where(all ? undefined : isNull(tickets.closedAt))
    .orderBy(desc(tickets.createdAt))
    .limit(last)
}

/** Closes a ticket; gives whether it was open. */
export async function closeTicket(db: Db, id: string, now: Date): Promise<boolean> {
  const closed = await db
    .update(tickets)
    .set({ closedAt: now })
    .where(and(eq(tickets.id, id.toUpperCase()), isNull(tickets.closedAt)))
    .returning({ id: tickets.id })
  return closed.length === 1
}

export async function readTicket(db: Db, id: string) {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id.toUpperCase()))
  return row
}
