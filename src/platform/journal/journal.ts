import * as v from 'valibot'
import { type Change, type ChangeCategory, type Changes, Operation } from '../../contract/changes.ts'

/**
 * What a device and the operator have told each other about the elements of one category: a replica of the operator's
 * elements, and the operations that the operator has not answered. Pure functions; who stores their results stores the list in
 * the same transaction, so that neither is ever ahead of the other.
 *
 * Presses write only the list. The journal finds them as the difference from what it saw last, made when the record was
 * changed last. So a press is not lost with its tab, nor on a device whose tabs have not loaded the journal.
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
const Note = v.object({
  id: v.string(),
  value: v.nullable(v.string()),
  /** When the change was made, ms since 1970. */
  at: v.number(),
  /** Whether `at` is the operator's time; else it is by the device's clock. */
  synced: v.boolean(),
  /** Whether it undoes a removal: a list then has the element where it was. */
  back: v.optional(v.boolean()),
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
  /** The elements that the journal saw last on the device; absent before it has looked. */
  listed: v.optional(v.array(v.string())),
  /** Changes that are no operations yet, the earliest first. */
  notes: v.array(Note),
})
export type Journal = v.InferOutput<typeof Journal>

/** A change of an element. `added`: when a list had it first, where that is not `at`. */
export type Noted = v.InferOutput<typeof Note> & { readonly added?: number }

/** The stored journal, or an empty one of a device that is named `device`. */
export function readJournal(stored: unknown, device: string): Journal {
  const journal = v.safeParse(Journal, stored)
  return journal.success ? journal.output : { device, seen: 0, known: {}, queue: {}, notes: [] }
}

/** What a list has now. */
export interface Seen {
  /** The ids of all elements of the stored list, in its order. */
  readonly ids: readonly string[]
  /** Those that the app can show. One that it cannot (of another build) was not taken away when it goes. */
  readonly sound: readonly string[]
  /** The value of an element that is in the list. */
  readonly value: string
}

/** Notes what was added to a list and taken from it since the journal saw it last. At the first look it notes nothing. */
export function noteChanges(
  journal: Journal,
  { ids, sound, value }: Seen,
  time: Pick<Noted, 'at' | 'synced'>,
): Journal {
  const { listed = sound } = journal
  const [before, now] = [new Set(listed), new Set(ids)]
  const removed = listed.filter((id) => !now.has(id)).map((id) => ({ id, value: null, ...time }))
  // A press adds at the end; what stands before a known element was put back.
  const end = ids.findLastIndex((id) => before.has(id))
  const added = sound
    .filter((id) => !before.has(id))
    .map((id) => ({ id, value, ...time, ...(ids.indexOf(id) < end ? { back: true } : {}) }))
  return { ...journal, listed: [...sound], notes: [...journal.notes, ...removed, ...added] }
}

/**
 * Makes operations of notes: of the journal's own and of `further`. `now` is the operator's time and `deviceNow` the device's: a
 * note by a clock that was not the operator's yet is corrected by their difference.
 */
export function takeNotes(
  journal: Journal,
  { now, deviceNow }: { readonly now: number; readonly deviceNow: number },
  further: readonly Noted[] = [],
): Journal {
  const queue = { ...journal.queue }
  let { seen } = journal
  const notes: readonly Noted[] = [...journal.notes, ...further]
  for (const { id, value, at: noted, synced, back, added } of notes) {
    const at = Math.max(Math.min(synced ? noted : noted + now - deviceNow, now), seen + 1)
    const before = queue[id] ?? journal.known[id]
    // A removal keeps the time at which the element was added: whoever undoes it finds it in its old place.
    const isKept = value === null || back === true || before?.value === value
    queue[id] = { value, at, added: added ?? (isKept ? before?.added : undefined) ?? at }
    seen = at
  }
  return { ...journal, queue, seen, notes: [] }
}

/** The journal with what it does not know yet of a list, older than all that it knows, in the order of the list. */
export function takeUnknown(journal: Journal, { sound, value }: Seen, now: number): Journal {
  // Before the first answer nobody knows what the operator has.
  if (journal.since === undefined) return journal
  const known = { ...journal.known, ...journal.queue }
  const oldest = Math.min(now, ...Object.values(known).map(({ added }) => added))
  const further = sound
    .filter((id) => known[id] === undefined)
    .map((id, place, all) => ({ id, value, at: now, synced: true, added: oldest - all.length + place }))
  return takeNotes(journal, { now, deviceNow: now }, further)
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
  /** Elements that the operator has no room for, as it said for the first time: they stay on the device. */
  readonly full: readonly string[]
}

/** An answer to `sent`. */
export interface Told {
  readonly sent: readonly Operation[]
  readonly answer: Changes
}

/**
 * Takes over an answer. Elements with an operation or a note that the operator has not answered stay as
 * they are on the device: the operator decides about them when it gets the operation. The same answer again changes nothing.
 */
export function settle(journal: Journal, category: ChangeCategory, { sent, answer }: Told): Settled {
  const { version, whole, now } = answer
  const noted = new Set(journal.notes.map(({ id }) => id))
  const isAsked = (one: { readonly category: string }) => one.category === category
  const changes = answer.changes.filter(isAsked)
  const queue = settleQueue(journal.queue, sent.filter(isAsked), answer.refused.filter(isAsked), {
    version,
    now,
  })
  const known = { ...journal.known }
  for (const { id, value, at, added } of changes) known[id] = { value, at, added }
  const found = new Set(changes.map(({ id }) => id))
  const absent = whole ? Object.keys(known).filter((id) => !found.has(id)) : []
  for (const id of absent) Reflect.deleteProperty(known, id)
  const isOpen = (id: string) => queue[id] !== undefined || noted.has(id)
  return {
    journal: {
      ...journal,
      since: version,
      seen: Math.max(journal.seen, ...changes.map(({ at }) => at)),
      known,
      queue,
    },
    changes: changes.filter(({ id }) => !isOpen(id)),
    // After a backup the operator knows less than the device, which keeps what it has and sends it.
    gone: whole === 'away' ? absent.filter((id) => !isOpen(id)) : [],
    full: answer.refused
      .filter((one) => isAsked(one) && one.reason === 'full')
      .map(({ id }) => id)
      .filter((id) => queue[id]?.refusedAt !== undefined && journal.queue[id]?.refusedAt === undefined),
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
