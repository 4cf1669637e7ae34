import type { Game } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { folded } from '../../../platform/folded.ts'
import type { GameSort } from './game-filters.ts'
import { lowestStakesFirst, newestFirst, sortedBy } from './newest-first.ts'

/** Letters of scripts that need `Intl.Collator` to be sorted. */
const otherLetters = /(?!\p{Script=Latin}|\p{Script=Hangul})\p{L}/u

/**
 * Sorts by name as readers of the language expect. Latin and Hangul names are folded (no case, no diacritics) and compared
 * as strings, which is ten times as fast as `Intl.Collator`.
 */
function sortedByName(games: readonly Game[], language: string, nameOf: (game: Game) => string): Game[] {
  const names = new Map(games.map((game) => [game, folded(nameOf(game))]))
  const nameIn = (game: Game): string => names.get(game) ?? ''
  if (!games.some((game) => otherLetters.test(nameIn(game)))) return sortedBy(games, nameIn, 1)
  const { compare } = new Intl.Collator(language, { numeric: true })
  return games.toSorted((a, b) => compare(nameOf(a), nameOf(b)))
}

/** Sorts games, stably. `nameOf` returns the name of a game's provider. */
export function orderGames(
  games: readonly Game[],
  sort: GameSort,
  language: string,
  nameOf: (game: Game) => string | undefined,
): Game[] {
  if (sort === 'newest') return newestFirst(games)
  if (sort === 'stake') return lowestStakesFirst(games)
  if (sort === 'rtp') return sortedBy(games, (game) => game.rtp ?? 0, -1)
  const named = sortedByName(games, language, (game) => textIn(game.game_title, language))
  return sort === 'name' ? named : sortedByName(named, language, (game) => nameOf(game) ?? '')
}

/** The games released in one month. */
export interface Month {
  /** Such as `2026-11`. */
  month: string
  games: Game[]
}

/** The newest games grouped by month of release, newest first: the last `count` months that have games. */
export function newestMonths(games: readonly Game[], count: number): Month[] {
  const months: Month[] = []
  for (const game of newestFirst(games)) {
    const month = game.released?.slice(0, 7)
    if (!month || Number.isNaN(Date.parse(month))) continue
    const last = months.at(-1)
    if (last?.month === month) last.games.push(game)
    else if (months.length === count) break
    else months.push({ month, games: [game] })
  }
  return months
}
