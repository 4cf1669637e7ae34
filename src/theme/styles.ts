/**
 * The styles of spec §9 as data: shape, height, weight, border and motion, but no colours. Heights and
 * radii in px, springs in ms. Elements lower than 44 px get a 44 px hit area from the recipes.
 */
import type { StyleName } from '@marquee/contract/config.ts'

export interface Style {
  button: {
    height: number
    variant: 'tonal' | 'flat' | 'outlined' | 'lightened'
    radius: number
    weight: number
    effect: 'none' | 'glow' | 'hard'
  }
  field: { height: number; variant: 'filled' | 'outlined'; radius: number }
  chip: { height: number; radius: number; variant: 'tonal' | 'flat' | 'outlined' | 'glow' | 'lightened' }
  card: { radius: number; edge: 'rim' | 'line' | 'glow' | 'hard' }
  tabs: number
  /** Lists that open over the page: filters, the search. */
  menu: { radius: number }
  dialog: { radius: number }
  /** Expansion panels: a question with its answer, totals. */
  panel: { radius: number }
  /** Windows: the game over the page, and what tabs switch. */
  window: { radius: number }
  /** Cards in a window. */
  windowItem: { radius: number }
  /** Duration of a spring, ms, and its bounce; a duration of 0 means steps. */
  motion: { spring: number; bounce: number }
}

export const styles: Record<StyleName, Style> = {
  modern: {
    button: { height: 58, variant: 'tonal', radius: 16, weight: 650, effect: 'none' },
    field: { height: 58, variant: 'filled', radius: 16 },
    chip: { height: 36, radius: 12, variant: 'tonal' },
    card: { radius: 20, edge: 'rim' },
    tabs: 58,
    menu: { radius: 16 },
    dialog: { radius: 28 },
    panel: { radius: 20 },
    window: { radius: 16 },
    windowItem: { radius: 18 },
    motion: { spring: 280, bounce: 0.12 },
  },
  classic: {
    button: { height: 48, variant: 'flat', radius: 24, weight: 600, effect: 'none' },
    field: { height: 48, variant: 'filled', radius: 24 },
    chip: { height: 34, radius: 17, variant: 'flat' },
    card: { radius: 24, edge: 'rim' },
    tabs: 48,
    menu: { radius: 20 },
    dialog: { radius: 28 },
    panel: { radius: 24 },
    window: { radius: 16 },
    windowItem: { radius: 22 },
    motion: { spring: 240, bounce: 0 },
  },
  minimal: {
    button: { height: 38, variant: 'outlined', radius: 4, weight: 500, effect: 'none' },
    field: { height: 44, variant: 'outlined', radius: 4 },
    chip: { height: 30, radius: 4, variant: 'outlined' },
    card: { radius: 6, edge: 'line' },
    tabs: 48,
    menu: { radius: 4 },
    dialog: { radius: 8 },
    panel: { radius: 4 },
    window: { radius: 6 },
    windowItem: { radius: 4 },
    motion: { spring: 180, bounce: 0 },
  },
  neon: {
    button: { height: 44, variant: 'flat', radius: 10, weight: 700, effect: 'glow' },
    field: { height: 46, variant: 'outlined', radius: 10 },
    chip: { height: 34, radius: 10, variant: 'glow' },
    card: { radius: 14, edge: 'glow' },
    tabs: 58,
    menu: { radius: 12 },
    dialog: { radius: 20 },
    panel: { radius: 14 },
    window: { radius: 14 },
    windowItem: { radius: 12 },
    motion: { spring: 220, bounce: 0.2 },
  },
  retro: {
    button: { height: 46, variant: 'flat', radius: 0, weight: 800, effect: 'hard' },
    field: { height: 46, variant: 'outlined', radius: 0 },
    chip: { height: 32, radius: 0, variant: 'flat' },
    card: { radius: 0, edge: 'hard' },
    tabs: 48,
    menu: { radius: 0 },
    dialog: { radius: 0 },
    panel: { radius: 0 },
    window: { radius: 0 },
    windowItem: { radius: 0 },
    motion: { spring: 0, bounce: 0 },
  },
  pastel: {
    button: { height: 40, variant: 'lightened', radius: 20, weight: 600, effect: 'none' },
    field: { height: 44, variant: 'filled', radius: 14 },
    chip: { height: 32, radius: 16, variant: 'lightened' },
    card: { radius: 18, edge: 'rim' },
    tabs: 48,
    menu: { radius: 18 },
    dialog: { radius: 25 },
    panel: { radius: 22 },
    window: { radius: 16 },
    windowItem: { radius: 16 },
    motion: { spring: 320, bounce: 0.18 },
  },
}

/** The spring of a style, its duration in s; undefined for a style that moves in steps. */
export function springOf(style: StyleName): { duration: number; bounce: number } | undefined {
  const { spring, bounce } = styles[style].motion
  return spring === 0 ? undefined : { duration: spring / 1000, bounce }
}
