import * as v from 'valibot'
import { LocalizedText } from './localized.ts'

/** Operators send ids as numbers or text; inside the app an id is text. */
const Id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer())]),
  v.transform(String),
  v.minLength(1),
  v.maxLength(64),
)

const Flag = v.picklist([0, 1])

/** A game company (section 3). `is_casino` 1 is live casino, 0 is slots. */
export const Provider = v.object({
  id: Id,
  /** Also the name of its pictures at the image host. */
  title: v.pipe(v.string(), v.minLength(1)),
  is_casino: Flag,
  name: v.optional(LocalizedText),
  /** How many of its games are in service. */
  games: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type Provider = v.InferOutput<typeof Provider>

export const Volatility = v.picklist(['low', 'medium', 'high'])

/** A game (section 3). Everything after `is_service` may be missing. */
export const Game = v.object({
  id: Id,
  game_title: LocalizedText,
  /** Address of the cover; one per language where the lettering differs. */
  game_image: LocalizedText,
  category: v.picklist(['Slots', 'casino']),
  is_service: Flag,
  /** The cover without lettering, for small sizes and backdrops. */
  game_art: v.optional(v.string()),
  provider_id: v.optional(Id),
  /** Return to player, percent. */
  rtp: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  volatility: v.optional(Volatility),
  /** ISO date of release. */
  released: v.optional(v.string()),
  theme: v.optional(v.string()),
  tags: v.optional(v.array(v.string()), []),
  /** Smallest and largest stake a round, minor units. */
  limits: v.optional(v.object({ min: v.number(), max: v.number() })),
})
export type Game = v.InferOutput<typeof Game>

export const ProviderList = v.object({ list: v.array(Provider) })
export const GameList = v.object({ list: v.array(Game) })

/** The kind of a game as favourites and lists know it (section 3); the default is slots. */
export type GameKind = 'slots' | 'casino'

export function kindOf(game: Pick<Game, 'category'>): GameKind {
  return game.category === 'casino' ? 'casino' : 'slots'
}

export const LaunchQuery = v.object({
  game_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  type: v.picklist(['slot', 'casino', 'Slots']),
})

/** `url` may be missing in an unsuccessful answer that says RESULT true: the app then reports `game.launch.invalidUrl`. */
export const Launch = v.object({ url: v.optional(v.string()) })

const popupRanges: readonly (readonly [number, number])[] = [
  [401_000, 401_000],
  [26_001, 26_001],
  [53_001, 53_999],
  [75_001, 75_999],
  [76_001, 76_999],
]

/** Whether a game opens in a popup instead of the frame: its launch code, which is its id, lies in a range of section 7. */
export function opensInPopup(gameId: string): boolean {
  if (!/^\d{1,9}$/.test(gameId)) return false
  const code = Number(gameId)
  return popupRanges.some(([from, to]) => code >= from && code <= to)
}
