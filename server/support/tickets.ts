import { randomInt } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db.ts'
import { tickets } from './schema.ts'

export interface NewTicket {
  readonly email: string
  readonly subject: string
  readonly content: string
  readonly lang: string
}

// Without letters and digits that are mistaken for others when read aloud.
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** `T-` and eight letters: a number to quote, that says nothing about how many there are. */
function newTicketId(): string {
  return `T-${Array.from({ length: 8 }, () => letters[randomInt(letters.length)] ?? '').join('')}`
}

/** Writes a ticket and answers its number; runs in the caller's transaction. */
export async function writeTicket(tx: Db, ticket: NewTicket, now: Date): Promise<string> {
  for (;;) {
    const [written] = await tx
      .insert(tickets)
      .values({ id: newTicketId(), ...ticket, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: tickets.id })
    if (written) return written.id
  }
}

/** The latest tickets for the back office: open ones, or all. */
export async function latestTickets(db: Db, all: boolean, last: number) {
  return db
    .select()
    .from(tickets)
    .where(all ? undefined : isNull(tickets.closedAt))
    .orderBy(desc(tickets.createdAt))
    .limit(last)
}

/** Closes a ticket; whether it was open. */
export async function closeTicket(db: Db, id: string, now: Date): Promise<boolean> {
  const closed = await db
    .update(tickets)
    .set({ closedAt: now })
    .where(and(eq(tickets.id, id.toUpperCase()), isNull(tickets.closedAt)))
    .returning({ id: tickets.id })
  return closed.length === 1
}

/** One ticket for the back office. */
export async function readTicket(db: Db, id: string) {
  const [row] = await db.select().from(tickets).where(eq(tickets.id, id.toUpperCase()))
  return row
}
