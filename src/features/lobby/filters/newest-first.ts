import type { Game } from '@marquee/contract/game.ts'
import { opensInPopup } from '@marquee/contract/popup-games.ts'

/** Sorts games by day of release, the newest first. Stable. */
export function newestFirst(games: readonly Game[]): Game[] {
  return sortedBy(games, (game) => game.released ?? '', -1)
}

/**
 * Sorts games by their smallest stake, so that somebody new finds a table to try first; of equal stakes those that open
 * in the frame, then the newest first, as the operator lists its featured tables. Unknown stakes come last.
 */
export function lowestStakesFirst(games: readonly Game[]): Game[] {
  const framedFirst = sortedBy(newestFirst(games), ({ id }) => Number(opensInPopup(id)), 1)
  return sortedBy(framedFirst, ({ limits }) => limits?.min ?? Infinity, 1)
}

/** Sorts games by a key, which is computed once for each. Stable. */
export function sortedBy<Key extends string | number>(
  games: readonly Game[],
  keyOf: (game: Game) => Key,
  direction: 1 | -1,
): Game[] {
  return games
    .map((game) => ({ game, key: keyOf(game) }))
    .toSorted((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -direction : direction))
    .map(({ game }) => game)
}
