import type { Game } from '../../../contract/game.ts'
import type { Settled } from '../../../platform/journal/journal.ts'

/** The favourites after an answer of the operator, the last added last. Games whose names are not known here do not show. */
export function mergedList<Item extends { readonly id: string }>(
  list: readonly Item[],
  { changes, gone, journal }: Settled,
): (Item | Game)[] {
  const removed = new Set(gone)
  const games = new Map<string, Item | Game>(list.map((game) => [game.id, game]))
  for (const { id, value, game } of changes) {
    if (value === null) removed.add(id)
    else if (game && !games.has(id)) games.set(id, game)
  }
  // What was noted meanwhile has no stamp yet, and is the newest.
  const addedAt = (id: string) => (journal.queue[id] ?? journal.known[id])?.added ?? Infinity
  const order = (a: string, b: string) => {
    const [first, second] = [addedAt(a), addedAt(b)]
    if (first === second) return first < Infinity && a < b ? -1 : 0
    return first - second
  }
  return [...games.values()].filter(({ id }) => !removed.has(id)).toSorted((a, b) => order(a.id, b.id))
}
