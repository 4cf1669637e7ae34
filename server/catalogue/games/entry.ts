import type { GroundName } from '../../art/grounds.ts'
import type { MotifName } from '../../art/motifs.ts'
import type { PaletteName } from '../../art/palettes.ts'
import type { ThemeName } from '../types.ts'

/** A game as its provider's list writes it down; `details.ts` adds the rest. No two share motif and palette. */
export type Entry = readonly [
  ko: string,
  en: string,
  theme: ThemeName,
  motif: MotifName,
  palette: PaletteName,
  ground: GroundName,
]
