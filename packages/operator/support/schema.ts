import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LocalizedText } from '@marquee/contract/localized.ts'
import { players } from '../database/schema.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

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
export const memoTexts = pgTable(
  'memo_texts',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text({ enum: ['all', 'direct'] }).notNull(),
    title: json().$type<LocalizedText>().notNull(),
    content: json().$type<LocalizedText>().notNull(),
    sentAt: instant().notNull(),
    /** The inquiry whose reply it reports. */
    counselId: bigint({ mode: 'number' }).references(() => counsels.id),
  },
  (table) => [
    index('memo_texts_counsel')
      .on(table.counselId)
      .where(sql`counsel_id is not null`),
  ],
)

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

/** 1:1 inquiries, each with the first message of its thread and the first answer. */
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
    /** Since when the player waits for a further answer, after the first one. */
    waitingSince: instant(),
    /** When the support last wrote. */
    repliedAt: instant(),
    /** When the player last read the thread. */
    seenAt: instant(),
    /** From then on nobody writes in the thread. */
    endedAt: instant(),
  },
  (table) => [
    index('counsels_player').on(table.playerId, table.id),
    index('counsels_waiting')
      .on(table.waitingSince)
      .where(sql`waiting_since is not null`),
    // The cleanup ends them by it.
    index('counsels_answered')
      .on(table.answeredAt)
      .where(sql`answered_at is not null and ended_at is null`),
    index('counsels_ended')
      .on(table.endedAt)
      .where(sql`ended_at is not null`),
    index('counsels_pending')
      .on(table.createdAt)
      .where(sql`answered_at is null`),
    check('counsels_title', sql`char_length(title) between 1 and 100`),
    check('counsels_content', sql`char_length(content) between 1 and 1000`),
    check('counsels_answer', sql`num_nulls(answer, answered_at, replied_at) in (0, 3)`),
    check('counsels_reference', sql`(reference_kind is null) = (reference_id is null)`),
  ],
)

/** Further messages of an inquiry's thread. */
export const counselMessages = pgTable(
  'counsel_messages',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    counselId: bigint({ mode: 'number' })
      .notNull()
      .references(() => counsels.id),
    author: text({ enum: ['player', 'support'] }).notNull(),
    content: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('counsel_messages_counsel').on(table.counselId, table.id),
    check('counsel_messages_author', sql`author in ('player', 'support')`),
    check('counsel_messages_content', sql`char_length(content) between 1 and 10000`),
  ],
)

/** Pictures as the operator wrote them anew (`picture-decoder.ts`), as WebP. */
export const counselPictures = pgTable(
  'counsel_pictures',
  {
    id: uuid().primaryKey().defaultRandom(),
    playerId: uuid()
      .notNull()
      .references(() => players.id),
    /** Null as long as the picture was not sent with a message. */
    counselId: bigint({ mode: 'number' }).references(() => counsels.id),
    /** Null for a picture of the inquiry's first message. */
    messageId: bigint({ mode: 'number' }).references(() => counselMessages.id),
    /** Place among the pictures of its message, from 0. */
    place: integer().notNull().default(0),
    width: integer().notNull(),
    height: integer().notNull(),
    data: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('counsel_pictures_player').on(table.playerId),
    index('counsel_pictures_counsel').on(table.counselId, table.place),
    index('counsel_pictures_message').on(table.messageId),
    // The cleanup deletes by it.
    index('counsel_pictures_unsent')
      .on(table.createdAt)
      .where(sql`counsel_id is null`),
    check('counsel_pictures_bytes', sql`octet_length(data) between 1 and 8388608`),
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
