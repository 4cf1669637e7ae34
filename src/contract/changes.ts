import * as v from 'valibot'
import { endpoint, none } from './endpoint.ts'
import { Game } from './game.ts'

/** What a favourite is as an element that follows its player; one that was taken away is null. */
export const FAVOURITE = 'on'
/** Operations of one call at most. */
export const maxOperations = 100
/** How far an operation may lie in the operator's future, ms: clocks that are set by a `Date` header err by less. */
export const clockTolerance = 5000

/** The preferences that may follow a player. */
export const followingPreferences = ['theme', 'style', 'layout', 'lang'] as const
export type FollowingPreference = (typeof followingPreferences)[number]

const Instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const stamps = {
  /** When it was made, ms since 1970 in the operator's time, as far as the device knows. A device never uses one twice for an element. */
  at: Instant,
  /** What lists are ordered by: `at`, but of a favourite that was put back the time at which it was first added. */
  added: Instant,
  /** Random name of the device, for this player only. Of two operations of one instant the larger name wins. */
  device: v.pipe(v.string(), v.regex(/^[\w-]{8,36}$/)),
}

/** A favourite added or taken away, or a preference chosen (null: the site's). Its element, `at` and `device` are its identity. */
export const Operation = v.variant('category', [
  v.object({
    category: v.picklist(['slots', 'casino']),
    /** Of the game. */
    id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    value: v.nullable(v.literal(FAVOURITE)),
    ...stamps,
  }),
  v.object({
    category: v.literal('preference'),
    id: v.picklist(followingPreferences),
    value: v.nullable(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
    ...stamps,
  }),
])
export type Operation = v.InferOutput<typeof Operation>
export type ChangeCategory = Operation['category']

/** The operations of a device, and up to which version it knows the others'; without one it knows nothing yet. */
export const ChangesBody = v.object({
  since: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  operations: v.pipe(v.array(Operation), v.maxLength(maxOperations)),
})

/** What an element is after all operations that the operator has. Categories and ids that an app does not know are left out by it. */
export const Change = v.object({
  category: v.string(),
  id: v.string(),
  value: v.nullable(v.string()),
  at: Instant,
  added: Instant,
  /** Of a favourite: absent where the game is not in service. A game that does not fit costs no other. */
  game: v.optional(v.fallback(v.nullable(Game), null)),
})
export type Change = v.InferOutput<typeof Change>

/** Why the operator did not take an operation: it lies in the future, there is no more room, or there is no such game. */
export const refusals = ['clock', 'full', 'unknown'] as const

export const Changes = v.object({
  /** The operator's time, ms since 1970. */
  now: Instant,
  /** What the device knows now. */
  version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /**
   * Present where `changes` are all elements that there are. `away`: the device was away for longer than removals are kept,
   * and what it knew and does not find was taken away. `restored`: the operator knows less than the device, which sends again
   * what it does not find.
   */
  whole: v.optional(v.picklist(['away', 'restored'])),
  /** The elements that changed since, and those of the call's operations. */
  changes: v.array(Change),
  refused: v.array(v.object({ category: v.string(), id: v.string(), reason: v.picklist(refusals) })),
})
export type Changes = v.InferOutput<typeof Changes>

/** What follows a player from device to device. */
export const changesEndpoints = {
  changes: endpoint({
    method: 'POST',
    path: '/me/changes',
    feature: 'favourites',
    envelope: 'B',
    login: true,
    // An operation changes nothing when it comes again: its element, `at` and `device` are its identity.
    keyed: false,
    repeatable: true,
    query: none,
    body: ChangesBody,
    data: Changes,
  }),
} as const
