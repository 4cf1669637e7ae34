import * as v from 'valibot'
import { type Change, type ChangeCategory, type Changes, Operation } from '../../contract/changes.ts'
import type { Note } from './note.ts'

/**
 * What a device and the operator have told each other about the elements of one category: a replica of the operator's
 * elements, and the operations that the operator has not answered. Pure functions; `replica.ts` stores their results.
 *
 * The operator keeps the last operation of each element by its stamp. A stamp is the time of the operation in the operator's
 * time, but later than every stamp that the device had seen when it was made (a hybrid logical clock): what a player changes after
 * seeing something wins over it, also where clocks differ by seconds.
 */
const Stamped = v.object({ value: v.nullable(v.string()), at: v.number(), added: v.number() })
const Queued = v.object({
  ...Stamped.entries,
  /** The version at which the operator had no room for it, or no such game: it is sent again at another one. */
  refusedAt: v.optional(v.number()),
})
const Journal = v.object({
  device: v.string(),
  /** The operator's version up to which the device knows; absent before the first answer. */
  since: v.optional(v.number()),
  /** The latest stamp that the device has seen or made. */
  seen: v.number(),
  /** What the operator said last of each element. */
  known: v.record(v.string(), Stamped),
  /** Operations that the operator has not answered. */
  queue: v.record(v.string(), Queued),
})
export type Journal = v.InferOutput<typeof Journal>

const Notes = v.array(
  v.object({
    ids: v.array(v.string()),
    value: v.nullable(v.string()),
    at: v.number(),
    synced: v.boolean(),
    back: v.optional(v.boolean()),
  }),
)

/** The stored journal, or an empty one of a device that is named `device`. */
export function readJournal(stored: unknown, device: string): Journal {
  const journal = v.safeParse(Journal, stored)
  return journal.success ? journal.output : { device, seen: 0, known: {}, queue: {} }
}

/** The stored notes. */
export function readNotes(stored: unknown): Note[] {
  const notes = v.safeParse(Notes, stored)
  return notes.success ? notes.output : []
}

/**
 * Makes operations of notes. `now` is the operator's time and `deviceNow` the device's: a note of a clock that was not the
 * operator's yet is corrected by their difference.
 */
export function takeNotes(
  journal: Journal,
  notes: readonly (Note & { readonly added?: number })[],
  { now, deviceNow }: { readonly now: number; readonly deviceNow: number },
): Journal {
  const queue = { ...journal.queue }
  let { seen } = journal
  const each = notes.flatMap(({ ids, ...note }) => ids.map((id) => ({ id, ...note })))
  for (const { id, value, at: noted, synced, back, added } of each) {
    const at = Math.max(Math.min(synced ? noted : noted + now - deviceNow, now), seen + 1)
    const before = queue[id] ?? journal.known[id]
    // A removal keeps the time at which the element was added: whoever undoes it finds it in its old place.
    const isKept = value === null || back === true || before?.value === value
    queue[id] = { value, at, added: added ?? (isKept ? before?.added : undefined) ?? at }
    seen = at
  }
  return { ...journal, queue, seen }
}

/** The operations to be sent, the earliest first. */
export function operationsOf(journal: Journal, category: ChangeCategory): Operation[] {
  return Object.entries(journal.queue)
    .filter(([, { refusedAt }]) => refusedAt === undefined || refusedAt !== journal.since)
    .flatMap(([id, { value, at, added }]) => {
      const operation = v.safeParse(Operation, { category, id, value, at, added, device: journal.device })
      return operation.success ? operation.output : []
    })
    .toSorted((a, b) => a.at - b.at)
}

/** What an answer means for the device. */
export interface Settled {
  readonly journal: Journal
  /** What the elements are now, where the device has made no later change of its own. */
  readonly changes: readonly Change[]
  /** Elements that were taken away while the device was away. */
  readonly gone: readonly string[]
}

/** An answer to `sent`, as far as it is about one category, and about one element where `only` names it. */
export interface Told {
  readonly sent: readonly Operation[]
  readonly answer: Changes
  readonly only?: string
}

/**
 * Takes over an answer. Elements with an operation or a note (`noted`: their ids) that the operator has not answered stay as
 * they are on the device: the operator decides about them when it gets the operation. The same answer again changes nothing.
 */
export function settle(
  journal: Journal,
  category: ChangeCategory,
  { sent, answer, only }: Told,
  noted: ReadonlySet<string>,
): Settled {
  const { version, whole, now } = answer
  const isAsked = (one: { readonly category: string; readonly id: string }) =>
    one.category === category && (only === undefined || one.id === only)
  const changes = answer.changes.filter(isAsked)
  const queue = settleQueue(journal.queue, sent.filter(isAsked), answer.refused.filter(isAsked), {
    version,
    now,
  })
  const known = { ...journal.known }
  for (const { id, value, at, added } of changes) known[id] = { value, at, added }
  const found = new Set(changes.map(({ id }) => id))
  const absent = whole && only === undefined ? Object.keys(known).filter((id) => !found.has(id)) : []
  for (const id of absent) Reflect.deleteProperty(known, id)
  const isOpen = (id: string) => queue[id] !== undefined || noted.has(id)
  return {
    journal: {
      ...journal,
      since: only === undefined ? version : journal.since,
      seen: Math.max(journal.seen, ...changes.map(({ at }) => at)),
      known,
      queue,
    },
    changes: changes.filter(({ id }) => !isOpen(id)),
    // After a backup the operator knows less than the device, which keeps what it has and sends it.
    gone: whole === 'away' ? absent.filter((id) => !isOpen(id)) : [],
  }
}

/** The operations that are not answered after this answer: those made since, and those that were refused. */
function settleQueue(
  before: Journal['queue'],
  sent: readonly Operation[],
  refused: Changes['refused'],
  { version, now }: { readonly version: number; readonly now: number },
): Journal['queue'] {
  const queue = { ...before }
  const reasons = new Map(refused.map(({ id, reason }) => [id, reason]))
  for (const { id, at } of sent) {
    const queued = queue[id]
    if (queued?.at !== at) continue
    const reason = reasons.get(id)
    if (reason === 'clock')
      queue[id] = { ...queued, at: Math.min(at, now), added: Math.min(queued.added, now) }
    else if (reason !== undefined && queued.value !== null) queue[id] = { ...queued, refusedAt: version }
    else Reflect.deleteProperty(queue, id)
  }
  return queue
}
