import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  json,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalizedText } from '../../src/contract/localized.ts'
import { players } from '../schema.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Announcements. A withdrawn one stays in the table and is not shown. */
export const notices = pgTable('notices', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  title: json().$type<LocalizedText>().notNull(),
  content: json().$type<LocalizedText>().notNull(),
  important: boolean().notNull().default(false),
  publishedAt: instant().notNull(),
  withdrawnAt: instant(),
})

/** The text of a memo, stored once for all recipients. */
export const memoTexts = pgTable('memo_texts', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  kind: text({ enum: ['all', 'direct'] }).notNull(),
  title: json().$type<LocalizedText>().notNull(),
  content: json().$type<LocalizedText>().notNull(),
  sentAt: instant().notNull(),
})

/** A memo of one recipient. */
export const memos = pgTable(
  'memos',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    textId: bigint({ mode: 'number' })
      .notNull()
      .references(() => memoTexts.id),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    readAt: instant(),
    deletedAt: instant(),
  },
  (table) => [
    unique('memos_text_player').on(table.textId, table.playerId),
    index('memos_player').on(table.playerId, table.id),
    // Every app counts its unread memos every 10 s.
    index('memos_unread')
      .on(table.playerId)
      .where(sql`read_at is null and deleted_at is null`),
    // The cleanup deletes by it.
    index('memos_deleted')
      .on(table.deletedAt)
      .where(sql`deleted_at is not null`),
  ],
)

/** 1:1 inquiries. */
export const counsels = pgTable(
  'counsels',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    title: text().notNull(),
    content: text().notNull(),
    /** Language of the player's app. */
    lang: text().notNull(),
    referenceKind: text({ enum: ['round', 'transaction', 'points', 'deposit', 'withdraw'] }),
    referenceId: text(),
    createdAt: instant().notNull(),
    answer: text(),
    answeredAt: instant(),
  },
  (table) => [
    index('counsels_player').on(table.playerId, table.id),
    index('counsels_pending')
      .on(table.createdAt)
      .where(sql`answered_at is null`),
    check('counsels_title', sql`char_length(title) between 1 and 100`),
    check('counsels_content', sql`char_length(content) between 1 and 1000`),
    check('counsels_answer', sql`(answer is null) = (answered_at is null)`),
    check('counsels_reference', sql`(reference_kind is null) = (reference_id is null)`),
  ],
)

/** Messages to the support from people who are not signed in. */
export const tickets = pgTable(
  'tickets',
  {
    /** A number that the person can quote. */
    id: text().primaryKey(),
    email: text().notNull(),
    subject: text().notNull(),
    content: text().notNull(),
    lang: text().notNull(),
    createdAt: instant().notNull(),
    closedAt: instant(),
  },
  (table) => [
    index('tickets_created').on(table.createdAt),
    check('tickets_subject', sql`char_length(subject) between 1 and 100`),
    check('tickets_content', sql`char_length(content) between 1 and 1000`),
  ],
)
