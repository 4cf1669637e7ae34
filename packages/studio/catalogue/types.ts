import type { GroundName } from '../art/grounds.ts'
import type { MotifName } from '../art/motifs.ts'
import type { PaletteName } from '../art/palettes.ts'

/** A text in the two languages the reference operator writes its catalogue in. */
export type CatalogueText = Record<'ko' | 'en', string>

/** A game company. Fits the art's `LogoInput` and `BackdropInput`. */
export interface CatalogueProvider {
  id: string
  /** Latin; also the name of its pictures. */
  title: string
  name: CatalogueText
  /** 1 is live casino, 0 is slots. */
  is_casino: 0 | 1
  palette: PaletteName
  /** #rrggbb of the logo. */
  colour: string
  /** Path data on a 24 x 24 grid. */
  mark: string
  lettering: 'sans' | 'serif'
  weight: 600 | 700 | 900
}

/** What a game is about; `themes.ts` says which symbols belong to it. */
export type ThemeName =
  | 'adventure'
  | 'antiquity'
  | 'cards'
  | 'celestial'
  | 'east'
  | 'fairytale'
  | 'fruit'
  | 'gems'
  | 'japan'
  | 'korea'
  | 'luck'
  | 'magic'
  | 'norse'
  | 'ocean'
  | 'royal'
  | 'sweets'
  | 'table'
  | 'western'
  | 'wild'

/** A game. Fits the art's `CoverInput`. */
export interface CatalogueGame {
  /** Digits; also the launch code. */
  id: string
  title: CatalogueText
  provider: CatalogueProvider
  category: 'Slots' | 'casino'
  theme: ThemeName
  motif: MotifName
  palette: PaletteName
  ground?: GroundName
  tags: readonly string[]
  /** Return to player, percent with one or two decimals. */
  rtp: number
  volatility: 'low' | 'medium' | 'high'
  /** ISO date. */
  released: string
  /** Smallest and largest stake of a round in minor units; live tables only. */
  limits?: { min: number; max: number }
  /** 0: known, but not offered at the moment. */
  is_service: 0 | 1
}

/** What the studio's slot is dressed in: `symbols` are 10 different emblems, the most valuable first. */
export interface SlotTheme {
  palette: PaletteName
  symbols: readonly MotifName[]
}
