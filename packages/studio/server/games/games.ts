import type { Language } from '@marquee/contract/config.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { type CatalogueGame, catalogueGame } from '../../catalogue/catalogue.ts'
import type { SlotMechanic, GameSheet } from '../../shared/protocol.ts'
import { rulesDigest } from '../fairness/slot-rules.ts'
import type { HandSheet } from '../../shared/hand-protocol.ts'
import { type HandGame, handGameOf } from '../hands/hand-game.ts'
import type { Machine } from '../slots/math/machine.ts'
import { machineOf } from '../slots/math/machines.ts'
import { stakeUnits } from '../slots/math/symbols.ts'
import { type StakeLimits, stakeScale } from './stake-scale.ts'
import { tableRule } from '../../shared/table-names.ts'
import type { TableSheet } from '../../shared/table-protocol.ts'
import { type TableGame, tableGameOf } from '../tables/table-rules.ts'
import { textsIn } from '../../texts.ts'

/** The parts of a game's sheet that are the same in every language, without its symbols' pictures. */
type GameRules = Omit<GameSheet, 'title' | 'words' | 'symbols'>

/** One game as the studio runs it. */
export interface StudioGame {
  readonly rules: GameRules
  readonly mechanic: SlotMechanic
  readonly machine: Machine
  readonly palette: string
  /** Address of the picture behind the reels or the table. */
  readonly scene: string
  /** Addresses of the symbols' pictures. */
  readonly pictures: readonly string[]
  sheetIn(language: Language): GameSheet
  /** Stakes of a round, minor units, smallest first. */
  stakes(currency: string): number[]
  /** Smallest and largest stake of a round, in won. */
  readonly limits: StakeLimits
  /** The live table that the title opens; a slot has none. */
  readonly table: TableGame | undefined
  /** The sheet of the table; `undefined` for a slot. */
  tableSheetIn(language: Language): TableSheet | undefined
  /** The game of hands that the title opens. */
  readonly hand: HandGame | undefined
  handSheetIn(language: Language): HandSheet | undefined
}

const cachedGames = new Map<string, StudioGame>()

const maxCachedGames = 1_000

/**
 * The game with this id. Its model is computed at the first call. The additional games of a big catalogue are found too:
 * the operator decides which of them exist, and launches no others.
 */
export function gameOf(id: string): StudioGame | undefined {
  const cached = cachedGames.get(id)
  if (cached !== undefined) return cached
  const game = catalogueGame(id)
  if (game === undefined) return undefined
  const made = createGame(game)
  if (cachedGames.size >= maxCachedGames) cachedGames.clear()
  cachedGames.set(id, made)
  return made
}

function createGame(game: CatalogueGame): StudioGame {
  const table = tableGameOf(game)
  const hand = handGameOf(game)
  // Titles of tables and hands have a machine like the others. It is never played.
  const { mechanic = 'lines', volatility = 'medium', palette } = game
  const machine = machineOf(mechanic, volatility, game.mechanic ? game.rtp : 96)
  const pictures = game.symbols.map((symbol) => `/symbols/${symbol}.svg`)
  const rules: GameRules = {
    id: game.id,
    volatility,
    mechanic,
    // The advertised return. The machine's own differs by at most 0.005 (`machineOf`).
    rtp: game.rtp,
    error: machine.error,
    largest: machine.cap ?? game.max_win,
    ...machine.rules,
    rules_digest: rulesDigest({ mechanic, machine }),
  }
  return {
    mechanic,
    machine,
    table,
    hand,
    limits: game.limits,
    tableSheetIn(language) {
      if (table === undefined) return undefined
      const { rules: played } = table
      return {
        ...chipSheet(game, table, language),
        rule: tableRule(table.kind, textsIn(language).tables),
        spots: played.spots.map((spot) => ({
          id: spot,
          best: played.bestOf(spot),
          rtp: played.rtpOf(spot),
          varies: played.varies?.(spot) ?? false,
        })),
      }
    },
    handSheetIn(language) {
      if (hand === undefined) return undefined
      return {
        ...chipSheet(game, hand, language),
        hand: textsIn(language).hands,
        side_rtp: hand.rules.sideRtp ?? null,
      }
    },
    palette,
    scene: `/scenes/${game.scene}.svg`,
    rules,
    pictures,
    sheetIn(language) {
      const { game: texts, symbols } = textsIn(language)
      return {
        ...rules,
        title: textIn(game.title, language),
        words: texts.words,
        symbols: pictures.map((picture) => ({ picture, name: symbolName(picture, symbols) })),
      }
    },
    stakes: (currency) => stakeLadder(game.limits, currency),
  }
}

/** What the sheets of tables and of hands have in common. */
function chipSheet<Kind>(
  { id, title }: CatalogueGame,
  { kind, rtp }: { readonly kind: Kind; readonly rtp: number },
  language: Language,
) {
  const { game: texts, tables } = textsIn(language)
  return { id, title: textIn(title, language), kind, words: texts.words, table: tables, rtp }
}

/** What the symbol of a picture is called, which its address begins with: `/symbols/lion-ember.svg` is a lion. */
export function symbolName(picture: string, names: Readonly<Record<string, string>>): string {
  const [, symbol = ''] = /^\/symbols\/([a-z]+)/.exec(picture) ?? []
  return names[symbol] ?? ''
}

/**
 * The smallest stake, 1, 2, 5, 10, ... in minor units of `currency` and the largest, each a whole number of units;
 * `limits` are in won.
 */
function stakeLadder(limits: StakeLimits, currency: string): number[] {
  const { min, max } = stakeScale(limits, currency)
  const stakes = [min]
  for (let decade = stakeUnits; decade <= max; decade *= 10) {
    for (const factor of [1, 2, 5]) {
      const stake = decade * factor
      if (stake > min && stake < max) stakes.push(stake)
    }
  }
  return [...stakes, max]
}

/** Whether a stake, minor units of `currency`, is one of the game's: a whole number of units within its limits. */
export function takesStake(game: StudioGame, currency: string, stake: number): boolean {
  const stakes = game.stakes(currency)
  return stake >= (stakes[0] ?? 0) && stake <= (stakes.at(-1) ?? -1) && stake % stakeUnits === 0
}
