import { bigint, bigserial, index, integer, json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PushKind } from '@marquee/contract/push.ts'
import { players, sessions } from '../database/schema.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** A browser with a push subscription. Deleted with the session that subscribed it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    kinds: json().$type<readonly PushKind[]>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.playerId), index().on(table.sessionId)],
)

/** Messages to be sent; written in the transaction of the event that they announce. */
export const pushOutbox = pgTable(
  'push_outbox',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    subscriptionId: bigint({ mode: 'number' })
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['memo', 'withdrawal', 'answer'] }).notNull(),
    attempts: integer().notNull().default(0),
    dueAt: instant().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.dueAt), index().on(table.subscriptionId), index().on(table.createdAt)],
)
