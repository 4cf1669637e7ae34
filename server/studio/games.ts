import type { Language } from '../../src/contract/config.ts'
import { textIn } from '../../src/contract/localized.ts'
import type { PaletteName } from '../art/palettes.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { manyGameOf } from '../catalogue/many-games.ts'
import { slotThemeOf } from '../catalogue/themes.ts'
import type { CatalogueGame } from '../catalogue/types.ts'
import { lines, lineCount } from './math/lines.ts'
import { modelOf, type Model } from './math/model.ts'
import { symbolCount } from './math/paytable.ts'
import type { GameSheet } from './protocol.ts'
import { textsIn } from '../texts/languages.ts'
import type { Scenery } from './scene.ts'

/** What of a game's sheet is the same in every language, but for its symbols' pictures. */
type GameRules = Omit<GameSheet, 'title' | 'words' | 'symbols'>

/** One game as the studio runs it. */
export interface StudioGame {
  readonly rules: GameRules
  readonly model: Model
  readonly palette: PaletteName
  /** What `scene()` draws behind the reels. */
  readonly scenery: Scenery
  sheetIn(language: Language): GameSheet
  /** Stakes of a round, minor units, smallest first. */
  stakes(currency: string): number[]
}

const games = new Map(catalogue().games.map((game) => [game.id, game]))
const ready = new Map<string, StudioGame>()

/** How many games stay worked out. */
const kept = 1_000

/**
 * The game with this id; its model is worked out when it is first asked for. Also one of the additional games of a big
 * catalogue: which of them there are is the operator's to say, who launches no others.
 */
export function gameOf(id: string): StudioGame | undefined {
  const known = ready.get(id)
  if (known !== undefined) return known
  const game = games.get(id) ?? manyGameOf(id)
  if (game === undefined) return undefined
  const made = dress(game)
  if (ready.size >= kept) ready.clear()
  ready.set(id, made)
  return made
}

function dress(game: CatalogueGame): StudioGame {
  const model = modelOf(game.volatility, game.rtp)
  const theme = slotThemeOf(game)
  const dressed = theme.symbols.slice(0, symbolCount).map((motif, rank) => ({
    motif,
    picture: `/emblem/${motif}/${paletteOf(theme.palette, rank)}.svg`,
  }))
  const rules: GameRules = {
    id: game.id,
    volatility: game.volatility,
    // As it is advertised: the model's own is the same to half a hundredth (`modelOf`).
    rtp: game.rtp,
    pays: model.pays.map((row) => [...row]),
    strips: model.strips.map((strip) => [...strip]),
    lines: lines.map((line) => [...line]),
  }
  return {
    model,
    palette: theme.palette,
    scenery: game,
    rules,
    sheetIn(language) {
      const { game: texts, symbols } = textsIn(language)
      return {
        ...rules,
        title: textIn(game.title, language),
        words: texts.words,
        symbols: dressed.map(({ motif, picture }) => ({ picture, name: symbols[motif] })),
      }
    },
    stakes: (currency) => ladder(game.limits ?? slotLimits(currency)),
  }
}

/** One clear hue for each symbol but the hero, which wears the game's own. */
const hues = [
  'ember',
  'royal',
  'jade',
  'violet',
  'midnight',
  'lagoon',
  'sakura',
] as const satisfies readonly PaletteName[]

function paletteOf(own: PaletteName, rank: number): PaletteName {
  const hue = rank === 0 ? own : (hues[(rank - 1) % hues.length] ?? own)
  return rank > 0 && hue === own ? 'crimson' : hue
}

/** 200 to 100,000 won, or 20 cents to 100 dollars. */
function slotLimits(currency: string): { min: number; max: number } {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits === 0 ? { min: 200, max: 100_000 } : { min: 20, max: 10_000 }
}

/** 1, 2, 5, 10, ... within the limits, each a whole number of line bets. */
function ladder({ min, max }: { min: number; max: number }): number[] {
  const steps: number[] = []
  for (let decade = lineCount; decade <= max; decade *= 10) {
    for (const factor of [1, 2, 5]) {
      const stake = decade * factor
      if (stake >= min && stake <= max) steps.push(stake)
    }
  }
  return steps
}
