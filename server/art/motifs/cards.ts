import type { Brush } from '../shading.ts'
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

export const cards: Motif = (brush) =>
  brush.place(card(brush, 'heart', 'K'), -38, 10, 1, -20) +
  card(brush, 'diamond', 'Q') +
  brush.place(card(brush, 'spade', 'A'), 38, 10, 1, 20)

export const blackjack: Motif = (brush) =>
  brush.place(card(brush, 'club', 'J'), -34, 8, 1.14, -13) +
  brush.place(card(brush, 'spade', 'A'), 32, 0, 1.14, 12)

export const poker: Motif = (brush) => {
  const hand = [
    ['10', -44, -58, 26],
    ['J', -22, -30, 6],
    ['Q', 0, 0, 0],
    ['K', 22, 30, 6],
    ['A', 44, 58, 26],
  ] as const
  return hand
    .map(([rank, turn, x, y]) =>
      brush.place(card(brush, 'heart', rank), x * 0.86, y * 0.9 + 2, 0.8, turn * 0.7),
    )
    .join('')
}
