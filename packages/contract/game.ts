import * as v from 'valibot'
import { LocalizedText } from './localized.ts'
import { LocalizedPicture, PictureAddress } from './picture.ts'

/** Operators send ids as numbers or text. The app uses text. */
const Id = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.integer())]),
  v.transform(String),
  v.minLength(1),
  v.maxLength(64),
)

const Flag = v.picklist([0, 1])

/** A game provider (spec §3). `is_casino` is 1 for live casino and 0 for slots. */
export const Provider = v.object({
  id: Id,
  /** Also the file name of its pictures at the image host. */
  title: v.pipe(v.string(), v.minLength(1)),
  is_casino: Flag,
  name: v.optional(LocalizedText),
  /** Number of its games that are in service. */
  games: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
})
export type Provider = v.InferOutput<typeof Provider>

export const Volatility = v.picklist(['low', 'medium', 'high'])

/** A game (spec §3). All fields after `is_service` are optional. */
export const Game = v.object({
  id: Id,
  game_title: LocalizedText,
  /** The cover. */
  game_image: LocalizedPicture,
  category: v.picklist(['Slots', 'casino']),
  is_service: Flag,
  /** Address of the cover without lettering, for small sizes and backgrounds. */
  game_art: v.optional(PictureAddress),
  provider_id: v.optional(Id),
  /** Return to player, percent. */
  rtp: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  volatility: v.optional(Volatility),
  /** Day of release; a wrong one counts as none. */
  released: v.optional(v.string()),
  theme: v.optional(v.string()),
  tags: v.optional(v.array(v.string()), []),
  /** Number of lines on which a slot pays. */
  lines: v.optional(v.number()),
  /** Number of ways in which a slot without lines pays. */
  ways: v.optional(v.number()),
  /** Minimum number of adjacent equal symbols that pay in a slot without lines. */
  cluster: v.optional(v.number()),
  /** Maximum number of free spins in a round of a slot. */
  free_spins: v.optional(v.number()),
  /** The largest win of a round, in stakes. */
  max_win: v.optional(v.number()),
  /** Minimum and maximum stake of a round, minor units. */
  limits: v.optional(v.object({ min: v.number(), max: v.number() })),
})
export type Game = v.InferOutput<typeof Game>

/** How a slot pays. */
export type PayFacts = Pick<Game, 'lines' | 'ways' | 'cluster' | 'free_spins'>

export const ProviderList = v.object({ list: v.array(Provider) })
export const GameList = v.object({ list: v.array(Game) })

/** Kind of a game in favourites and lists (spec §3); the default is slots. */
export type GameKind = 'slots' | 'casino'

export function kindOf(game: Pick<Game, 'category'>): GameKind {
  return game.category === 'casino' ? 'casino' : 'slots'
}
