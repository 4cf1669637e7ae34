import * as v from 'valibot'
import { type GameKind, Volatility } from '@marquee/contract/game.ts'

export const rtpSteps = [95, 96, 97] as const
export const gameSorts = ['newest', 'stake', 'name', 'rtp', 'provider'] as const
export type GameSort = (typeof gameSorts)[number]

/** How games of a kind are sorted unless the player chooses. */
export const usualSort = { slots: 'newest', casino: 'stake' } as const satisfies Record<GameKind, GameSort>

const Text = v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String), v.maxLength(400))

function undefinedIfInvalid<const S extends v.GenericSchema>(schema: S) {
  return v.optional(v.fallback(v.optional(schema), undefined))
}

const Search = v.object({
  q: undefinedIfInvalid(Text),
  providers: undefinedIfInvalid(Text),
  theme: undefinedIfInvalid(Text),
  type: undefinedIfInvalid(Text),
  volatility: undefinedIfInvalid(Volatility),
  rtp: undefinedIfInvalid(v.picklist(rtpSteps)),
  new: undefinedIfInvalid(v.literal(true)),
  favourites: undefinedIfInvalid(v.literal(true)),
  sort: undefinedIfInvalid(v.picklist(gameSorts)),
})

/**
 * Filters of a list of games, as search parameters; an absent one does not filter. `providers` is a
 * space-separated list of ids.
 */
export interface GameFilters {
  q?: string | undefined
  providers?: string | undefined
  theme?: string | undefined
  /** A `SlotType`; another one does not filter. */
  type?: string | undefined
  volatility?: v.InferOutput<typeof Volatility> | undefined
  rtp?: (typeof rtpSteps)[number] | undefined
  new?: true | undefined
  favourites?: true | undefined
  sort?: GameSort | undefined
}

/**
 * Parses search parameters. Invalid ones become undefined, so that any link shows something. The keys must be present: the
 * router keeps a parameter in the URL unless the result has its key.
 */
export function readGameFilters(search: Record<string, unknown>): GameFilters {
  return withoutEmpty(v.parse(Search, search))
}

/** Applies a change. Empty values become undefined, which removes them from the URL. */
export function changeFilters(filters: GameFilters, change: GameFilters): GameFilters {
  return withoutEmpty({ ...filters, ...change })
}

function withoutEmpty(filters: GameFilters): GameFilters {
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => [name, value === '' ? undefined : value]),
  )
}

/** Ids of the chosen providers. */
export function chosenProviders({ providers = '' }: GameFilters): string[] {
  return providers.split(' ').filter((id) => id !== '')
}

const limits = ['q', 'providers', 'theme', 'type', 'volatility', 'rtp', 'new', 'favourites'] as const

/** Number of filters set; the order does not count. */
export function countFilters(filters: GameFilters): number {
  return limits.filter((name) => filters[name] !== undefined).length
}
