import * as v from 'valibot'
import { kindOf, Volatility, type Game } from '../../contract/game.ts'

export const rtpSteps = [95, 96, 97] as const
export const gameSorts = ['newest', 'name', 'rtp', 'provider'] as const
export type GameSort = (typeof gameSorts)[number]

const Text = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(400))

function lenient<const S extends v.GenericSchema>(schema: S) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}

const Search = v.object({
  q: lenient(Text),
  providers: lenient(Text),
  theme: lenient(Text),
  volatility: lenient(Volatility),
  rtp: lenient(v.picklist(rtpSteps)),
  new: lenient(v.literal(true)),
  favourites: lenient(v.literal(true)),
  sort: lenient(v.picklist(gameSorts)),
})

/** What a list of games shows, as search parameters; absent means no limit. `providers` are ids with a space between. */
export interface GameFilters {
  q?: string
  providers?: string
  theme?: string
  volatility?: v.InferOutput<typeof Volatility>
  rtp?: (typeof rtpSteps)[number]
  new?: true
  favourites?: true
  sort?: GameSort
}

/** Search parameters as filters. What does not fit is left out, so that any link shows something. */
export function readGameFilters(search: Record<string, unknown>): GameFilters {
  return withoutDefaults(v.parse(Search, search))
}

type Loose = { [Name in keyof GameFilters]: GameFilters[Name] | undefined }

/** Filters with a change; what is empty or the default leaves the address. */
export function changeFilters(filters: GameFilters, change: Loose): GameFilters {
  return withoutDefaults({ ...filters, ...change })
}

function withoutDefaults(filters: Loose): GameFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  ) as GameFilters
}

/** The ids of the chosen providers. */
export function chosenProviders({ providers = '' }: GameFilters): string[] {
  return providers.split(' ').filter((id) => id !== '')
}

const limits = ['q', 'providers', 'theme', 'volatility', 'rtp', 'new', 'favourites'] as const

/** How many limits are set; sorting is none. */
export function countFilters(filters: GameFilters): number {
  return limits.filter((name) => filters[name] !== undefined).length
}

/** A game released within this time is new, ms. */
const NEW_FOR = 60 * 86_400_000

/** Whether a game came out in the 60 days before `now`, ms. */
export function isNew(game: Game, now: number): boolean {
  if (game.released === undefined) return false
  const age = now - Date.parse(game.released)
  return age >= 0 && age < NEW_FOR
}

/** What is played at a live table, which says more than its theme. */
export const tableTypes = [
  'baccarat',
  'blackjack',
  'roulette',
  'dragon-tiger',
  'sic-bo',
  'poker',
  'game-show',
  'lottery',
  'mahjong',
  'lounge',
] as const
const tables: ReadonlySet<string> = new Set(tableTypes)

/** What a game is about: a slot's theme, or what is played at a live table. */
export function topicOf(game: Game): string | undefined {
  return (kindOf(game) === 'casino' ? game.tags.find((tag) => tables.has(tag)) : undefined) ?? game.theme
}

/** What filtering needs to know beside the games. */
interface Around {
  favourites: ReadonlySet<string>
  /** Ms. */
  now: number
}

/** The games within the filters, in their order. `q` is not looked at: searching ranks. */
export function filterGames(games: readonly Game[], filters: GameFilters, around: Around): Game[] {
  const providers = new Set(chosenProviders(filters))
  const { theme, volatility, rtp } = filters
  return games.filter(
    (game) =>
      (providers.size === 0 || providers.has(game.provider_id ?? '')) &&
      (theme === undefined || topicOf(game) === theme) &&
      (volatility === undefined || game.volatility === volatility) &&
      (rtp === undefined || (game.rtp ?? 0) >= rtp) &&
      (!filters.new || isNew(game, around.now)) &&
      (!filters.favourites || around.favourites.has(game.id)),
  )
}

/** What the games are about, the most frequent first. */
export function topicsOf(games: readonly Game[]): string[] {
  const counts = new Map<string, number>()
  for (const game of games) {
    const topic = topicOf(game)
    if (topic !== undefined) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([topic]) => topic)
}
