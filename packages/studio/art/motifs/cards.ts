import type { Brush, Variant } from '../shading.ts'
import type { Motif } from './motif.ts'

const suits = {
  heart: 'M0-26C-8-40-34-34-28-10C-24 6-8 14 0 28C8 14 24 6 28-10C34-34 8-40 0-26z',
  diamond: 'M0-32L24 0L0 32L-24 0z',
  spade: 'M0-32C10-12 32-4 26 12C22 24 8 20 4 12L10 30H-10L-4 12C-8 20-22 24-26 12C-32-4-10-12 0-32z',
  club: 'M0-32a14 14 0 0 1 11 23a14 14 0 1 1-7 22L10 30H-10L-4 13a14 14 0 1 1-7-22A14 14 0 0 1 0-32z',
} as const

type Suit = keyof typeof suits

function inkOf(suit: Suit): string {
  return suit === 'heart' || suit === 'diamond' ? '#c2172c' : '#15151d'
}

function card(brush: Brush, suit: Suit, rank: string): string {
  const ink = inkOf(suit)
  const letter = `font-size="26" font-weight="800" font-family="Georgia,'Noto Serif',serif"`
  return (
    `<rect x="-50" y="-78" width="104" height="156" rx="12" opacity=".35"/>` +
    `<rect x="-52" y="-80" width="104" height="156" rx="12" fill="${brush.material('ivory')}" stroke="#fff" stroke-width="1.5"/>` +
    `<rect x="-44" y="-72" width="88" height="140" rx="7" fill="none" stroke="${brush.metal(0.4)}" stroke-width="1.2"/>` +
    brush.fill(suits[suit], ink) +
    `<text x="-37" y="-46" ${letter} fill="${ink}">${rank}</text>`
  )
}

type Hand = readonly (readonly [suit: Suit, rank: string])[]

const threes: Record<Variant, Hand> = {
  0: [
    ['heart', 'K'],
    ['diamond', 'Q'],
    ['spade', 'A'],
  ],
  1: [
    ['club', '5'],
    ['heart', 'J'],
    ['diamond', '9'],
  ],
  2: [
    ['diamond', '3'],
    ['spade', 'Q'],
    ['heart', '6'],
  ],
  3: [
    ['spade', '8'],
    ['club', 'K'],
    ['diamond', 'A'],
  ],
}

const twos: Record<Variant, Hand> = {
  0: [
    ['club', 'J'],
    ['spade', 'A'],
  ],
  1: [
    ['spade', 'K'],
    ['heart', 'A'],
  ],
  2: [
    ['diamond', 'Q'],
    ['club', 'A'],
  ],
  3: [
    ['heart', '10'],
    ['diamond', 'A'],
  ],
}

const flushes: Record<Variant, Suit> = { 0: 'heart', 1: 'spade', 2: 'diamond', 3: 'club' }

/** A hand held in the middle: each card `step` degrees and `spread` units on from the one before. */
function fanned(brush: Brush, hand: Hand, step: number, spread: number, scale: number): string {
  return hand
    .map(([suit, rank], index) => {
      const place = index - (hand.length - 1) / 2
      const turn = place * step
      const drop = Math.abs(turn) < 1 ? 0 : (1 - Math.cos((turn * Math.PI) / 180)) * 150
      return brush.place(card(brush, suit, rank), place * spread, drop + 2, scale, turn)
    })
    .join('')
}

export const cards: Motif = (brush) => fanned(brush, threes[brush.variant], 20, 38, 1)

export const blackjack: Motif = (brush) => fanned(brush, twos[brush.variant], 25, 66, 1.14)

export const poker: Motif = (brush) => {
  const ranks = ['10', 'J', 'Q', 'K', 'A']
  const suit = flushes[brush.variant]
  return fanned(
    brush,
    ranks.map((rank) => [suit, rank]),
    15,
    25,
    0.8,
  )
}
