import * as v from 'valibot'
import type { PayFacts } from '@marquee/contract/game.ts'
import { slotMechanics } from '../shared/protocol.ts'
import listedGames from './games.json' with { type: 'json' }
import { CatalogueError, readListed } from './listed.ts'
import { palettes } from './palettes.ts'
import { payFacts } from './pay-facts.ts'
import listedProviders from './providers.json' with { type: 'json' }
import { isHandKind, tableKinds } from './table-kinds.ts'

const Id = v.pipe(v.string(), v.digits())
const Text = v.pipe(v.string(), v.nonEmpty())
const Flag = v.picklist([0, 1])
const Stake = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
/** A text in the two languages of the catalogue. */
const CatalogueText = v.strictObject({ ko: Text, en: Text })
/** Name of a file in `art/scenes` or `art/symbols`, without its ending. */
const Picture = v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)?$/))

const ListedProvider = v.strictObject({
  id: Id,
  /** Latin; also the name of its pictures. */
  title: Text,
  /** The title in Korean. */
  ko: Text,
})

/** A game company. */
export interface CatalogueProvider {
  readonly id: string
  readonly title: string
  readonly name: Readonly<Record<'ko' | 'en', string>>
  /** 1 is live casino, 0 is slots. */
  readonly is_casino: 0 | 1
}

const ListedGame = v.strictObject({
  /** Also the launch code. */
  id: Id,
  /** Id of the provider. */
  provider: Id,
  title: CatalogueText,
  theme: Text,
  /** How a slot pays. */
  mechanic: v.optional(v.picklist(slotMechanics)),
  /** Of a slot. */
  volatility: v.optional(v.picklist(['low', 'medium', 'high'])),
  /** What a live title opens. */
  table: v.optional(v.picklist(tableKinds)),
  /** Return to player, percent; of a live title, that of its best bet. */
  rtp: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  /** The largest win of a round, in stakes. */
  max_win: v.number(),
  /** Smallest and largest stake of a round, in won. */
  limits: v.strictObject({ min: Stake, max: Stake }),
  released: v.pipe(v.string(), v.isoDate()),
  tags: v.array(Text),
  /** Colours of its page. */
  palette: v.pipe(
    v.string(),
    v.check((name) => Object.hasOwn(palettes, name), 'no such palette'),
  ),
  /** The picture behind its reels or its table. */
  scene: Picture,
  /** The symbols of a slot, the most valuable first, which is also its icon; a live title has the icon only. */
  symbols: v.pipe(v.array(Picture), v.minLength(1)),
  /** 0: known, but not offered at the moment. */
  is_service: Flag,
})

/** A game as `games.json` has it, with what follows from that. */
export interface CatalogueGame extends Omit<v.InferOutput<typeof ListedGame>, 'provider'> {
  readonly provider: CatalogueProvider
  readonly category: 'Slots' | 'casino'
  /** Id of the game whose covers it has. */
  readonly cover: string
  /** Of a slot. */
  readonly pays: Readonly<PayFacts> | undefined
  /** Whether its rounds are everybody's, on the table's clock. */
  readonly live: boolean
}

export interface Catalogue {
  readonly providers: readonly CatalogueProvider[]
  readonly games: readonly CatalogueGame[]
}

interface Lists extends Catalogue {
  readonly slots: readonly CatalogueGame[]
  readonly byId: ReadonlyMap<string, CatalogueGame>
}

let lists: Lists | undefined

/** Read at the first use, where whoever starts the program can report a fault of the files. @throws CatalogueError */
function readLists(): Lists {
  return (lists ??= parseLists())
}

function parseLists(): Lists {
  const parsedGames = readListed('games.json', ListedGame, listedGames)
  const providers = readListed('providers.json', ListedProvider, listedProviders).map(
    ({ id, title, ko }): CatalogueProvider => {
      const isCasino = parsedGames.some(({ provider, table }) => provider === id && table !== undefined)
      return { id, title, name: { ko, en: title }, is_casino: isCasino ? 1 : 0 }
    },
  )
  const games = parsedGames.map((game): CatalogueGame => {
    const { id, mechanic, table } = game
    const provider = providers.find((one) => one.id === game.provider)
    if (provider === undefined)
      throw new CatalogueError(
        `games.json: the game with id ${id} names the provider ${game.provider}, which providers.json lacks`,
      )
    const pays = mechanic && payFacts[mechanic]
    const category = table === undefined ? 'Slots' : 'casino'
    return { ...game, provider, category, cover: id, pays, live: table !== undefined && !isHandKind(table) }
  })
  return {
    providers,
    games,
    slots: games.filter(({ category }) => category === 'Slots'),
    byId: new Map(games.map((game) => [game.id, game])),
  }
}

/** All generated ids are below the popup codes of six digits. */
const firstGeneratedId = 100_001

/** A numbered copy of a slot, with an id and a title of its own. */
function generatedGame(index: number): CatalogueGame | undefined {
  const { slots } = readLists()
  const slot = slots[index % slots.length]
  if (slot === undefined) return undefined
  const number = Math.floor(index / slots.length) + 2
  const { ko, en } = slot.title
  return {
    ...slot,
    id: String(firstGeneratedId + index),
    title: { ko: `${ko} ${number}`, en: `${en} ${number}` },
    // Home continues showing the newest of the real games.
    released: '2019-01-07',
    is_service: 1,
  }
}

/**
 * Every provider and game of the studio, the same at every call: those of `games.json`, or with `games` as many as that, to
 * try the product with a big catalogue.
 */
export function catalogue(options: { readonly games?: number | undefined } = {}): Catalogue {
  const { providers, games } = readLists()
  const more = Math.max(0, (options.games ?? 0) - games.length)
  const generated = Array.from({ length: more }, (_, index) => generatedGame(index) ?? [])
  return { providers, games: [...games, ...generated.flat()] }
}

/** The game with an id, also a generated one, whether or not a catalogue includes it. */
export function catalogueGame(id: string): CatalogueGame | undefined {
  return (
    readLists().byId.get(id) ??
    (/^1\d{5}$/.test(id) ? generatedGame(Number(id) - firstGeneratedId) : undefined)
  )
}
