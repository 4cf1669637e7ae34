import * as v from 'valibot'
import { FAVOURITE } from '../../../contract/changes.ts'
import { Game, type GameKind } from '../../../contract/game.ts'
import type { Clock } from '../../../platform/clock.ts'
import {
  type Journal,
  noteChanges,
  readJournal,
  type Seen,
  settle,
  takeNotes,
  takeUnknown,
  type Told,
} from '../../../platform/journal/journal.ts'
import { timeOf } from '../../../platform/journal/replica.ts'
import { mergedList } from './merged-list.ts'

/** The record of favourites as `favourites.ts` made it, with the journal that belongs to its list. */
const Kept = v.looseObject({
  version: v.literal(1),
  revision: v.number(),
  at: v.optional(v.number()),
  value: v.array(v.unknown()),
  journal: v.optional(v.unknown()),
})
type Kept = v.InferOutput<typeof Kept>

/** A favourite of this build or another one. */
const Listed = v.looseObject({ id: v.string() })

/** A stored record and its journal after a step. */
export interface KeptFavourites {
  readonly stored: Kept
  readonly journal: Journal
  /** Whether the list is another one. */
  readonly isNew: boolean
  /** How many favourites the operator has no room for, as it said for the first time. */
  readonly full: number
}

/** Who reads a record, and when. */
interface Reader {
  /** Names the device where the record has no journal yet. */
  readonly device: string
  readonly clock: Pick<Clock, 'now' | 'isSynced'>
  readonly deviceNow: number
}

/**
 * Notes the presses since the journal saw the list last.
 *
 * @throws when the record is of another build, whose list is not touched
 */
export function noteFavourites(stored: unknown, { device, clock, deviceNow }: Reader): KeptFavourites {
  const kept = v.parse(Kept, stored ?? { version: 1, revision: 0, value: [] })
  const journal = noteChanges(
    readJournal(kept.journal, device),
    seenIn(listOf(kept)),
    timeOf(kept.at, clock, deviceNow),
  )
  return withJournal(kept, journal)
}

/** Makes operations of the presses, and of what the operator has never heard of. Throws as `noteFavourites` does. */
export function collectFavourites(stored: unknown, reader: Reader): KeptFavourites {
  const noted = noteFavourites(stored, reader)
  const now = reader.clock.now()
  const taken = takeNotes(noted.journal, { now, deviceNow: reader.deviceNow })
  return withJournal(noted.stored, takeUnknown(taken, seenIn(listOf(noted.stored)), now))
}

/** Takes over an answer: the list is in the order in which its games were added. Throws as `noteFavourites` does. */
export function settleFavourites(
  stored: unknown,
  category: GameKind,
  told: Told,
  reader: Reader,
): KeptFavourites {
  const noted = noteFavourites(stored, reader)
  const settled = settle(noted.journal, category, told)
  const before = listOf(noted.stored)
  const value = mergedList(before, settled)
  const journal = { ...settled.journal, listed: [...seenIn(value).sound] }
  const isSame = value.length === before.length && value.every((game, place) => game === before[place])
  const full = settled.full.length
  if (isSame) return { ...withJournal(noted.stored, journal), full }
  const kept = { ...noted.stored, revision: noted.stored.revision + 1, value }
  return { ...withJournal(kept, journal), isNew: true, full }
}

function withJournal(kept: Kept, journal: Journal): KeptFavourites {
  return { stored: { ...kept, journal }, journal, isNew: false, full: 0 }
}

function listOf({ value }: Kept) {
  return value.filter((item) => v.is(Listed, item))
}

function seenIn(list: readonly { readonly id: string }[]): Seen {
  return {
    ids: list.map(({ id }) => id),
    sound: list.filter((game) => v.is(Game, game)).map(({ id }) => id),
    value: FAVOURITE,
  }
}
