import type { GroundName } from '../../art/grounds.ts'
import type { MotifName } from '../../art/motifs.ts'
import type { PaletteName } from '../../art/palettes.ts'
import type { ThemeName } from '../types.ts'

/** A game in its provider's list; `details.ts` derives the rest. No two games have the same motif and palette. */
export type Entry = readonly [
  ko: string,
  en: string,
  theme: ThemeName,
  motif: MotifName,
  palette: PaletteName,
  ground: GroundName,
]
