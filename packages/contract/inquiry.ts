import * as v from 'valibot'
import type { FieldErrorKey } from './field-errors.ts'
import { GameName } from './game-name.ts'
import { Instant } from './instant.ts'
import { cleanLine, cleanText, lengthOf, lines } from './plain-text.ts'
import { Money } from './player.ts'
import { counselLimits, pictureLimits } from './inquiry-limits.ts'
import { page } from './support.ts'
import { HistoryType } from './wallet.ts'

/**
 * 1:1 inquiries (`/supports/counsel`): threads of messages of the player and of the support, in plain text and with
 * pictures. Dates are ISO 8601 UTC.
 */

const Id = v.string()
const Next = v.nullable(v.string())
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** `pending`: the support has to respond. `ended`: no further messages. */
export const counselStatuses = ['pending', 'answered', 'ended'] as const

const PictureId = v.pipe(v.string(), v.uuid('pictures.unknown' satisfies FieldErrorKey))
const PictureIds = v.optional(
  v.pipe(
    v.array(PictureId),
    v.maxLength(pictureLimits.count, 'pictures.tooMany' satisfies FieldErrorKey),
    v.check((ids) => new Set(ids).size === ids.length, 'pictures.unknown' satisfies FieldErrorKey),
  ),
  [],
)

/** A picture of the player. Its size is in pixels. */
export const CounselPicture = v.object({ id: Id, width: Count, height: Count })
export type CounselPicture = v.InferOutput<typeof CounselPicture>

/** The bytes of a picture, in the body of an upload and in the response with the picture. */
export const PictureBytes = v.blob()

/**
 * Subject of an inquiry: a game round (the studio's round id), a movement of cash or points (its `id` in
 * `/wallet/history`), a deposit or a withdrawal. It must be the player's own.
 */
export const CounselReference = v.object({
  kind: v.picklist(['round', 'transaction', 'points', 'deposit', 'withdraw']),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
})
export type CounselReference = v.InferOutput<typeof CounselReference>

/** Of a round: its game, the time of its first stake, all stakes and wins. Of a movement or a request: its time and amount. */
export const ReferenceFacts = v.object({
  ...CounselReference.entries,
  date: v.optional(Instant),
  amount: v.optional(Money),
  won: v.optional(Money),
  game: v.optional(GameName),
  type: v.optional(HistoryType),
})
export type ReferenceFacts = v.InferOutput<typeof ReferenceFacts>

export const CounselMessage = v.object({
  id: Id,
  from: v.picklist(['player', 'support']),
  content: v.string(),
  date: Instant,
  /** Of the support, and written since the player last read the thread. */
  unread: v.boolean(),
  pictures: v.array(CounselPicture),
})
export type CounselMessage = v.InferOutput<typeof CounselMessage>

const counsel = {
  id: Id,
  title: v.string(),
  status: v.fallback(v.picklist(counselStatuses), 'pending'),
  date: Instant,
  /** When the support first responded. */
  answered_at: v.optional(v.nullable(Instant), null),
  /** Whether the support has written since the player last read it. */
  unread: v.optional(v.boolean(), false),
  reference: v.optional(v.nullable(ReferenceFacts), null),
}
export const CounselSummary = v.object(counsel)
export type CounselSummary = v.InferOutput<typeof CounselSummary>
export const Counsel = v.object({
  ...counsel,
  /** The first message. */
  content: v.string(),
  /** The first response. */
  answer: v.optional(v.nullable(v.string()), null),
  /** All messages, oldest first; the first one has the `content`. Absent where the site has no `threads`. */
  messages: v.optional(v.array(CounselMessage), []),
  /** How many messages the player may still write in the thread; 0 of an ended one. */
  replies_left: v.optional(Count, 0),
})
export type Counsel = v.InferOutput<typeof Counsel>
export const CounselPage = v.object({ list: v.array(CounselSummary), next: Next })
export const CounselQuery = v.object(page)

/**
 * The schema does not require the texts. `checkCounsel` validates them, so that one response can name both
 * fields.
 */
export const CounselBody = v.object({
  title: v.optional(v.string(), ''),
  content: v.optional(v.string(), ''),
  reference: v.optional(CounselReference),
  pictures: PictureIds,
})

export const CounselReplyBody = v.object({
  reply: lines('reply', counselLimits.content),
  pictures: PictureIds,
})

export interface CounselError {
  readonly key: 'counsel.required' | 'counsel.tooLong'
  readonly fields: Readonly<Partial<Record<'title' | 'content', FieldErrorKey>>>
}

/**
 * Validates an inquiry by spec §5: both texts are required (`enter both title and content`), with at most
 * 100 and 1000 characters.
 */
export function checkCounsel(title: string, content: string): CounselError | undefined {
  const texts = { title: cleanLine(title), content: cleanText(content) }
  const broken = (rule: 'required' | 'tooLong', isBroken: (name: 'title' | 'content') => boolean) => {
    const fields = {
      ...(isBroken('title') ? { title: `title.${rule}` as const } : {}),
      ...(isBroken('content') ? { content: `content.${rule}` as const } : {}),
    }
    return Object.keys(fields).length > 0 ? { key: `counsel.${rule}` as const, fields } : undefined
  }
  return (
    broken('required', (name) => texts[name] === '') ??
    broken('tooLong', (name) => lengthOf(texts[name]) > counselLimits[name])
  )
}
