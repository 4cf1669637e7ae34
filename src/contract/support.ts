import * as v from 'valibot'
import { Email } from './account-rules.ts'
import { languages } from './config.ts'
import { LocalizedText } from './localized.ts'
import { cleanLine, cleanText, lengthOf, line, lines } from './plain-text.ts'

/**
 * Announcements, memos, inquiries, FAQ, tickets and documents (`/supports`). All texts are plain text: `\n` ends a
 * line, nothing else has a meaning. Dates are ISO 8601 UTC; lists are newest first; `next` is an opaque cursor.
 */

const Instant = v.string()
const Id = v.string()
const Next = v.nullable(v.string())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

const page = {
  cursor: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
  /** Rows a page may have, 1 to 100; 20 when absent. A text, for it is a query parameter. */
  limit: v.optional(v.pipe(v.string(), v.regex(/^([1-9]|[1-9]\d|100)$/))),
}

/** `important=1` lists only those that pop up on home. */
export const NoticeQuery = v.object({ ...page, important: v.optional(v.picklist(['1'])) })

const notice = { id: Id, title: LocalizedText, important: v.boolean(), date: Instant }
export const NoticeSummary = v.object(notice)
export type NoticeSummary = v.InferOutput<typeof NoticeSummary>
export const Notice = v.object({ ...notice, content: LocalizedText })
export type Notice = v.InferOutput<typeof Notice>
export const NoticePage = v.object({ list: v.array(NoticeSummary), next: Next })

/** A memo is to everybody or to one player alone. The tab 'all' shows both. */
export const memoKinds = ['all', 'direct'] as const
export const MemoQuery = v.object({ ...page, kind: v.optional(v.picklist(memoKinds), 'all') })

export const Memo = v.object({
  id: Id,
  kind: v.picklist(memoKinds),
  title: LocalizedText,
  content: LocalizedText,
  date: Instant,
  status: v.picklist(['unread', 'read']),
})
export type Memo = v.InferOutput<typeof Memo>
/** `unread` counts all of the player's memos, whatever the page. */
export const MemoPage = v.object({ list: v.array(Memo), next: Next, unread: Count })

/** `kind=direct` reads only those to this player alone. */
export const ReadMemosBody = v.object({ kind: v.optional(v.picklist(memoKinds), 'all') })
export const ReadMemos = v.object({ unread: Count })
/** Until when `restoreMemo` brings it back. */
export const DeletedMemo = v.object({ restore_until: Instant })

/** Most characters of an inquiry (section 9). */
export const counselLimits = { title: 100, content: 1000 } as const

export const counselStatuses = ['pending', 'answered'] as const

/**
 * What an inquiry is about: a round of a game (the studio's round id), a movement of cash or points (its `id` in
 * `/wallet/history`), a deposit or a withdrawal. It must be the player's own.
 */
export const CounselReference = v.object({
  kind: v.picklist(['round', 'transaction', 'points', 'deposit', 'withdraw']),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
export type CounselReference = v.InferOutput<typeof CounselReference>

const counsel = {
  id: Id,
  title: v.string(),
  status: v.fallback(v.picklist(counselStatuses), 'pending'),
  date: Instant,
  answered_at: v.nullable(Instant),
}
export const CounselSummary = v.object(counsel)
export type CounselSummary = v.InferOutput<typeof CounselSummary>
export const Counsel = v.object({
  ...counsel,
  content: v.string(),
  answer: v.nullable(v.string()),
  reference: v.nullable(CounselReference),
})
export type Counsel = v.InferOutput<typeof Counsel>
export const CounselPage = v.object({ list: v.array(CounselSummary), next: Next })
export const CounselQuery = v.object(page)

/** `checkCounsel` judges the texts, so that one answer names both fields. */
export const CounselBody = v.object({
  title: v.optional(v.string(), ''),
  content: v.optional(v.string(), ''),
  reference: v.optional(CounselReference),
})

export type CounselFault =
  | { readonly key: 'counsel.required'; readonly fields: Readonly<Record<string, string>> }
  | { readonly key: 'counsel.tooLong'; readonly fields: Readonly<Record<string, string>> }

/** Section 5: both are required (`enter both title and content`), and at most 100 and 1000 characters. */
export function checkCounsel(title: string, content: string): CounselFault | undefined {
  const texts = { title: cleanLine(title), content: cleanText(content) }
  const faults = (kind: 'required' | 'tooLong', broken: (name: 'title' | 'content') => boolean) =>
    Object.fromEntries(
      (['title', 'content'] as const).filter(broken).map((name) => [name, `${name}.${kind}`]),
    )
  const required = faults('required', (name) => texts[name] === '')
  if (Object.keys(required).length > 0) return { key: 'counsel.required', fields: required }
  const tooLong = faults('tooLong', (name) => lengthOf(texts[name]) > counselLimits[name])
  return Object.keys(tooLong).length > 0 ? { key: 'counsel.tooLong', fields: tooLong } : undefined
}

export const FaqEntry = v.object({
  id: Id,
  category: v.picklist(['account', 'wallet', 'games', 'safety']),
  question: LocalizedText,
  answer: LocalizedText,
})
export type FaqEntry = v.InferOutput<typeof FaqEntry>
export const FaqList = v.object({ list: v.array(FaqEntry) })

/** Most characters of a ticket, as of an inquiry. */
export const ticketLimits = { subject: 100, content: 1000 } as const
export const TicketBody = v.object({
  email: Email,
  subject: line('subject', ticketLimits.subject),
  content: lines('content', ticketLimits.content),
})
/** `id` is the number that the person may quote. */
export const Ticket = v.object({ id: Id })

export const documentNames = ['terms', 'privacy'] as const
export type DocumentName = (typeof documentNames)[number]

/** `lang` is the wished one, else `Accept-Language` decides. */
export const DocumentQuery = v.object({ lang: v.optional(v.picklist(languages)) })
export const Document = v.object({
  name: v.picklist(documentNames),
  /** What `terms_version` of a registration names. */
  version: v.string(),
  /** ISO day from which it holds. */
  effective: v.string(),
  /** Language of the text: English where there is none in the wished one. */
  lang: v.string(),
  title: v.string(),
  sections: v.array(v.object({ heading: v.string(), paragraphs: v.array(v.string()) })),
})
export type Document = v.InferOutput<typeof Document>
