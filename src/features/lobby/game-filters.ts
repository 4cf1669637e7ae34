import * as v from 'valibot'
import { Volatility } from '../../contract/game.ts'

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
  q?: string | undefined
  providers?: string | undefined
  theme?: string | undefined
  volatility?: v.InferOutput<typeof Volatility> | undefined
  rtp?: (typeof rtpSteps)[number] | undefined
  new?: true | undefined
  favourites?: true | undefined
  sort?: GameSort | undefined
}

/**
 * Search parameters as filters. What does not fit is absent, so that any link shows something, and named as such: the
 * router keeps what validation does not name as it stands in the address.
 */
export function readGameFilters(search: Record<string, unknown>): GameFilters {
  return withoutDefaults(v.parse(Search, search))
}

/** Filters with a change; what is empty or the default leaves the address. */
export function changeFilters(filters: GameFilters, change: GameFilters): GameFilters {
  return withoutDefaults({ ...filters, ...change })
}

function withoutDefaults(filters: GameFilters): GameFilters {
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value === '' ? undefined : value]),
  )
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
