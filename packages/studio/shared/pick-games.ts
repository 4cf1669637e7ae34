import { fill } from '@marquee/contract/fill.ts'
import type { Names } from './table-naming.ts'

/** A draw without replacement, of which a player picks some beforehand. */
export interface PickGame {
  /** What is drawn from: 1 to this. */
  readonly of: number
  /** How many are drawn. */
  readonly drawn: number
  /** What a ticket brings back, in hundredths of its stake: by how many were picked, then by how many of them were drawn. */
  readonly pays: readonly (readonly number[])[]
}

/** Twenty of eighty balls. */
export const balls: PickGame = {
  of: 80,
  drawn: 20,
  pays: [
    [],
    [0, 375],
    [0, 100, 920],
    [0, 0, 200, 4_700],
    [0, 0, 100, 500, 16_500],
    [0, 0, 0, 200, 1_500, 90_000],
    [0, 0, 0, 100, 600, 6_000, 350_000],
    [0, 0, 0, 100, 300, 2_000, 35_000, 700_000],
    [0, 0, 0, 0, 200, 1_200, 11_000, 150_000, 1_000_000],
  ],
}

/** A hand of fourteen tiles from one each of the thirty-four. */
export const tiles: PickGame = {
  of: 34,
  drawn: 14,
  pays: [
    [],
    [0, 230],
    [0, 0, 580],
    [0, 0, 150, 800],
    [0, 0, 100, 200, 1_200],
    [0, 0, 0, 200, 400, 2_200],
    [0, 0, 0, 100, 200, 600, 8_000],
  ],
}

/** The most that a ticket may hold. */
export const mostPicks = ({ pays }: PickGame): number => pays.length - 1

/** The spot of a ticket: its numbers in ascending order. */
export const ticketOf = (picks: Iterable<number>): string => [...picks].toSorted((a, b) => a - b).join('-')

/** The numbers of a ticket's spot. */
export const picksOf = (spot: string): number[] => spot.split('-').map(Number)

/** How many of a ticket's numbers were drawn. */
export function hitsOf(spot: string, drawn: readonly number[]): number {
  return picksOf(spot).filter((pick) => drawn.includes(pick)).length
}

const ballNames: Names = ({ figure }) => ({
  spot: (spot) => picksOf(spot).map(figure).join(', '),
  result: (drawn) =>
    drawn
      .toSorted((a, b) => a - b)
      .map(figure)
      .join(', '),
})

/** Suits of nine tiles, then four winds and three dragons. */
export type TileSuit = 'characters' | 'circles' | 'bamboo' | 'honours'

/** What a tile is, from its number: 1 to 34. */
export function tileOf(tile: number): { readonly suit: TileSuit; readonly rank: number } {
  const suits = ['characters', 'circles', 'bamboo', 'honours'] as const
  return { suit: suits[Math.floor((tile - 1) / 9)] ?? 'honours', rank: ((tile - 1) % 9) + 1 }
}

const tileNames: Names = ({ words, figure }) => {
  const { tiles: texts } = words
  const honours = [texts.east, texts.south, texts.west, texts.north, texts.red, texts.green, texts.white]
  const name = (tile: number) => {
    const { suit, rank } = tileOf(tile)
    return suit === 'honours' ? (honours[rank - 1] ?? '') : fill(texts[suit], { number: figure(rank) })
  }
  const list = (numbers: readonly number[]) => numbers.map(name).join(', ')
  return {
    spot: (spot) => list(picksOf(spot)),
    result: (drawn) => list(drawn.toSorted((a, b) => a - b)),
  }
}

export const pickNames = { draw: ballNames, 'tile-draw': tileNames } as const
