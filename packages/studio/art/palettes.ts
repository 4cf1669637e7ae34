import type { Ramp } from './colour.ts'

export interface Palette {
  /** Ground, from far to near. */
  sky: readonly [far: string, middle: string, near: string]
  /** The key light, which falls from the top left. */
  light: string
  /** The emblem's own colours. */
  body: Ramp
  metal: Ramp
}

const gold: Ramp = ['#5a2c06', '#b9701a', '#f4bd4f', '#fff3c4']
const silver: Ramp = ['#2c3648', '#72839c', '#c3cfdf', '#ffffff']
const rose: Ramp = ['#5b1f22', '#b5615a', '#f0b09a', '#fff0e6']
const bronze: Ramp = ['#3a1a0c', '#8a4a24', '#d99259', '#ffe3c2']

function palette(sky: Palette['sky'], light: string, body: Ramp, metal: Ramp): Palette {
  return { sky, light, body, metal }
}

export const palettes = {
  ember: palette(
    ['#1a0508', '#6d1512', '#e2571c'],
    '#ffb45e',
    ['#4a0a0a', '#c22a16', '#ff7a2e', '#ffe0a3'],
    gold,
  ),
  lagoon: palette(
    ['#021a2b', '#05566b', '#17b3a6'],
    '#8ff7e2',
    ['#04314a', '#0d7f97', '#3fd8c8', '#e2fff5'],
    gold,
  ),
  jade: palette(
    ['#03170f', '#0b4a30', '#2f9d58'],
    '#c6f58a',
    ['#06351f', '#15814b', '#58d07f', '#eaffd9'],
    gold,
  ),
  royal: palette(
    ['#0a0c2e', '#1f2f8c', '#4a7cf0'],
    '#9cc6ff',
    ['#0d1a5c', '#2950d6', '#73a3ff', '#e8f2ff'],
    gold,
  ),
  desert: palette(
    ['#2a0f12', '#a1452a', '#f2b15c'],
    '#ffe6a8',
    ['#0b2a4a', '#1f66a3', '#5cb3dd', '#e6fbff'],
    gold,
  ),
  frost: palette(
    ['#081627', '#2a5d8c', '#a6d8f0'],
    '#f2fcff',
    ['#15304f', '#4a80b0', '#a9d6ef', '#ffffff'],
    silver,
  ),
  noir: palette(
    ['#08080b', '#1b1b22', '#4a4650'],
    '#ffd9a0',
    ['#121217', '#3b3a44', '#8d8a97', '#f3efe9'],
    gold,
  ),
  crimson: palette(
    ['#16020a', '#5e0a25', '#b81f3f'],
    '#ff9c8f',
    ['#3a0416', '#a3122f', '#ef4a55', '#ffd9d0'],
    rose,
  ),
  felt: palette(
    ['#03120e', '#0a3b2c', '#12694a'],
    '#ffe9b8',
    ['#052018', '#0d5a40', '#2fa877', '#d9ffee'],
    gold,
  ),
  sakura: palette(
    ['#3a0f2a', '#b04a6e', '#f7b7b0'],
    '#fff0e2',
    ['#6d1a3c', '#cc4a74', '#ff9db0', '#fff0f2'],
    rose,
  ),
  citrus: palette(
    ['#7a2a02', '#e8830c', '#ffd34a'],
    '#fffbd6',
    ['#8a1212', '#e0312a', '#ff7a55', '#fff0d6'],
    gold,
  ),
  dusk: palette(
    ['#0d1026', '#523063', '#f0815c'],
    '#ffd2a1',
    ['#2a1742', '#7d3f7a', '#e8836b', '#ffe7c9'],
    rose,
  ),
  steel: palette(
    ['#0a1216', '#22434f', '#6b9aa3'],
    '#d7f6ff',
    ['#10242c', '#2f6575', '#7cb8c4', '#f0feff'],
    bronze,
  ),
  moss: palette(
    ['#10160a', '#3d4f1a', '#a8b34a'],
    '#f7ffb8',
    ['#1f2e0a', '#587a1a', '#a9d145', '#f8ffd6'],
    bronze,
  ),
  abyss: palette(
    ['#01060f', '#06224a', '#0d6fa8'],
    '#5fe0ff',
    ['#7a1f06', '#e0561a', '#ffa23d', '#fff0cf'],
    silver,
  ),
  ivory: palette(
    ['#4a3420', '#c09a66', '#f7ead0'],
    '#ffffff',
    ['#3a1014', '#8c1f2a', '#d9525a', '#ffe6e0'],
    gold,
  ),
  violet: palette(
    ['#12062e', '#4a1d8f', '#a259f0'],
    '#f0c8ff',
    ['#2a0a5c', '#6d2bd0', '#b983ff', '#f6eaff'],
    gold,
  ),
  midnight: palette(
    ['#04061a', '#131c52', '#3b3fa8'],
    '#ffe3a3',
    ['#5a3206', '#c98a1e', '#ffd35e', '#fff8d8'],
    silver,
  ),
  rosewood: palette(
    ['#1c0a06', '#5c2414', '#b0603a'],
    '#ffdcb0',
    ['#0c3a34', '#1f7f70', '#5ccdb2', '#e6fff4'],
    gold,
  ),
  aurora: palette(
    ['#04121f', '#0c4a5e', '#3fd39a'],
    '#d6ffe0',
    ['#2b0f5e', '#6a3fd6', '#b48cff', '#f3ecff'],
    silver,
  ),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

/** Every palette, in a fixed order. */
export const paletteNames: readonly PaletteName[] = Object.keys(palettes).filter(isPaletteName)

function isPaletteName(name: string): name is PaletteName {
  return Object.hasOwn(palettes, name)
}
