import * as v from 'valibot'
import { Email } from './account-rules.ts'
import { languages } from './config.ts'
import { Day } from './day.ts'
import { Instant, InstantOrNone } from './instant.ts'
import { LocalizedText } from './localized.ts'
import { line, lines } from './plain-text.ts'

/**
 * Announcements, memos, FAQ, tickets and documents (`/supports`). All texts are plain text, in
 * which only `\n` has a meaning. Dates are ISO 8601 UTC, lists are newest first, `next` is an opaque cursor.
 */

const Id = v.string()
const Next = v.nullable(v.string())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Query parameters of lists. */
export const page = {
  cursor: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  /** Page size, 1 to 100; 20 by default. Text, because it is a query parameter. */
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|[1-9]\d|100)$/))),
}

/** `important=1` lists only announcements that pop up on home. */
export const NoticeQuery = v.object({ ...page, important: v.optional(v.picklist(['1'])) })

const notice = { id: Id, title: LocalizedText, important: v.boolean(), date: Instant }
export const NoticeSummary = v.object(notice)
export type NoticeSummary = v.InferOutput<typeof NoticeSummary>
export const Notice = v.object({ ...notice, content: LocalizedText })
export type Notice = v.InferOutput<typeof Notice>
export const NoticePage = v.object({ list: v.array(NoticeSummary), next: Next })

/** A memo is for all players or for one player (`direct`). The tab 'all' shows both kinds. */
export const memoKinds = ['all', 'direct'] as const
export const MemoQuery = v.object({ ...page, kind: v.optional(v.picklist(memoKinds), 'all') })

export const Memo = v.object({
  id: Id,
  kind: v.optional(v.picklist(memoKinds), 'direct'),
  title: LocalizedText,
  content: LocalizedText,
  date: Instant,
  status: v.picklist(['unread', 'read']),
  /** The inquiry of the player whose reply it reports. */
  counsel: v.optional(Id),
})
export type Memo = v.InferOutput<typeof Memo>
/** `unread` counts all of the player's unread memos, not only those of the page. */
export const MemoPage = v.object({ list: v.array(Memo), next: Next, unread: Count })

/** `kind=direct` marks only memos for this player alone as read. */
export const ReadMemosBody = v.object({ kind: v.optional(v.picklist(memoKinds), 'all') })
export const ReadMemos = v.object({ unread: Count })
/** `restoreMemo` works until this time. */
export const DeletedMemo = v.object({ restore_until: InstantOrNone })

export const FaqEntry = v.object({
  id: Id,
  category: v.picklist(['account', 'wallet', 'games', 'safety']),
  question: LocalizedText,
  answer: LocalizedText,
})
export type FaqEntry = v.InferOutput<typeof FaqEntry>
export const FaqList = v.object({ list: v.array(FaqEntry) })

/** Maximum lengths of a ticket, characters; the same as of an inquiry (`inquiry.ts`). */
export const ticketLimits = { subject: 100, content: 1000 } as const
export const TicketBody = v.object({
  email: Email,
  subject: line('subject', ticketLimits.subject),
  content: lines('content', ticketLimits.content),
})
/** `id` is the reference number that the sender may quote. */
export const Ticket = v.object({ id: Id })

export const documentNames = ['terms', 'privacy'] as const
export type DocumentName = (typeof documentNames)[number]

/** `lang` is the requested language; `Accept-Language` decides by default. */
export const DocumentQuery = v.object({ lang: v.optional(v.picklist(languages)) })
export const Document = v.object({
  name: v.picklist(documentNames),
  /** The value of `terms_version` in a registration. */
  version: v.string(),
  /** The day from which the document is in force; a wrong one counts as none. */
  effective: v.fallback(v.nullable(Day), null),
  /** Language of the text: English if there is no text in the requested one. */
  lang: v.string(),
  title: v.string(),
  sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
})
export type Document = v.InferOutput<typeof Document>
