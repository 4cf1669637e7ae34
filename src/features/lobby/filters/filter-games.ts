import { kindOf, type Game } from '@marquee/contract/game.ts'
import { chosenProviders, type GameFilters } from './game-filters.ts'

/** Age up to which a game counts as new, ms. */
const MAX_NEW_AGE_MS = 60 * 86_400_000

/** Whether a game was released in the 60 days before `now`, ms. */
export function isNew(game: Game, now: number): boolean {
  if (game.released === undefined) return false
  const age = now - Date.parse(game.released)
  return age >= 0 && age < MAX_NEW_AGE_MS
}

/** Tags that name the kind of a table. */
export const tableTypes = [
  'roulette',
  'blackjack',
  'baccarat',
  'dragon-tiger',
  'sic-bo',
  'fan-tan',
  'poker',
  'game-show',
  'lottery',
  'mahjong',
  'lounge',
] as const
/**
 * How a slot pays, and whether it has free spins; a slot may be of two types. The names are values of `type` in addresses, which people
 * keep; the fields of a game are named by the contract (`cluster`, `free_spins`), and what plays it by the studio (`slotMechanics`).
 */
export const slotTypes = ['lines', 'ways', 'clusters', 'free-spins'] as const
export type SlotType = (typeof slotTypes)[number]

const isOfSlotType: Readonly<Record<SlotType, (game: Game) => boolean>> = {
  lines: ({ lines }) => lines !== undefined,
  ways: ({ ways }) => ways !== undefined,
  clusters: ({ cluster }) => cluster !== undefined,
  'free-spins': ({ free_spins: spins }) => spins !== undefined && spins > 0,
}

/** The types that at least one of the games is of. */
export function slotTypesOf(games: readonly Game[]): SlotType[] {
  return slotTypes.filter((type) => games.some((game) => isOfSlotType[type](game)))
}

/** Topics of a game: a slot's theme, or each kind of table in its tags, in the order of `tableTypes`. */
function topicsOfGame(game: Game): readonly string[] {
  const kinds = kindOf(game) === 'casino' ? tableTypes.filter((type) => game.tags.includes(type)) : []
  return kinds.length > 0 || game.theme === undefined ? kinds : [game.theme]
}

export const topicOf = (game: Game): string | undefined => topicsOfGame(game)[0]

export const isOfTopic = (game: Game, topic: string): boolean => topicsOfGame(game).includes(topic)

/** Inputs of filtering besides the games. */
interface FilterContext {
  favourites: ReadonlySet<string>
  /** Ms. */
  now: number
}

/** The games that match the filters, in unchanged order. `q` is ignored: the search handles it. */
export function filterGames(games: readonly Game[], filters: GameFilters, context: FilterContext): Game[] {
  const providers = new Set(chosenProviders(filters))
  const { theme, volatility, rtp } = filters
  const type = slotTypes.find((one) => one === filters.type)
  return games.filter(
    (game) =>
      (providers.size === 0 || providers.has(game.provider_id ?? '')) &&
      (theme === undefined || isOfTopic(game, theme)) &&
      (type === undefined || isOfSlotType[type](game)) &&
      (volatility === undefined || game.volatility === volatility) &&
      (rtp === undefined || (game.rtp ?? 0) >= rtp) &&
      (!filters.new || isNew(game, context.now)) &&
      (!filters.favourites || context.favourites.has(game.id)),
  )
}

/** The topics of the games, the most frequent first. */
export function topicsOf(games: readonly Game[]): string[] {
  const counts = new Map<string, number>()
  for (const topic of games.flatMap(topicsOfGame)) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([topic]) => topic)
}
