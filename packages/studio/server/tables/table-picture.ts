import { escapeHtml } from '../http/page.ts'
import { fanTanNumber } from '../../shared/fan-tan-names.ts'
import { picksOf } from '../../shared/pick-games.ts'
import { faceOf, handOf, noCard } from '../../shared/table-cards.ts'
import type { Names } from '../../shared/table-naming.ts'
import { pocketColour, wheelOrder, wheelValues } from '../../shared/table-names.ts'
import type { TableResult } from './table-rules.ts'

/** A round as it lay on the table. */
export interface TablePicture {
  readonly kind: string
  readonly result: TableResult
  readonly names: ReturnType<Names>
  readonly figure: (value: number) => string
  /** The spots that the player bet on. */
  readonly spots: readonly string[]
}

// Only attributes: the policy of a replay allows no inline styles.

/**
 * The result of a round as markup: its cards, wheel, dice, beads or balls; empty for a kind without a picture. What the heading
 * beside it says already is hidden from screen readers.
 */
export function tablePicture(picture: TablePicture): string {
  const { kind, result, names, figure } = picture
  const [first = 0, second = 0] = result
  switch (kind) {
    case 'roulette':
      return wheel(
        wheelOrder.map((pocket) => ({ face: figure(pocket), colour: pocketColour(pocket) })),
        wheelOrder.indexOf(first),
      )
    case 'money-wheel':
      return wheel(
        wheelValues.map((value) => ({ face: figure(value), colour: `value-${value}` })),
        first,
      )
    case 'baccarat':
      return [
        hand(names.spot('player'), result.slice(0, 3), figure),
        hand(names.spot('banker'), result.slice(3), figure),
      ].join('')
    case 'dragon-tiger':
      return [hand(names.spot('dragon'), [first]), hand(names.spot('tiger'), [second])].join('')
    case 'sic-bo':
      return `<p class="dice" aria-hidden="true">${result.map(die).join('')}</p>`
    case 'fan-tan':
      return heap(first)
    case 'draw':
    case 'tile-draw':
      return drawn(picture)
    default:
      return ''
  }
}

function hand(name: string, cards: readonly number[], figure?: (value: number) => string): string {
  const dealt = cards.filter((card) => card !== noCard)
  const faces = dealt.map((card) => {
    const { rank, suit, isRed } = faceOf(card)
    return `<b${isRed ? ' class="red"' : ''}>${rank}${suit}</b>`
  })
  const title = figure === undefined ? name : `${name} · ${figure(handOf(cards))}`
  return `<section><h2>${escapeHtml(title)}</h2><p class="cards">${faces.join('')}</p></section>`
}

interface Segment {
  readonly face: string
  readonly colour: string
}

/** A wheel that has come to rest: the segment of the result, number `at`, is at the top under the ball. */
function wheel(segments: readonly Segment[], at: number): string {
  const turn = 360 / segments.length
  const edge = (degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `${(98 * Math.cos(angle)).toFixed(2)} ${(98 * Math.sin(angle)).toFixed(2)}`
  }
  const slices = segments.map(({ face, colour }, index) => {
    const centre = (index - at) * turn
    const path = `M0 0L${edge(centre - turn / 2)}A98 98 0 0 1 ${edge(centre + turn / 2)}Z`
    const label = `<text y="-84" transform="rotate(${centre.toFixed(2)})">${escapeHtml(face)}</text>`
    return `<path class="${colour}" d="${path}"/>${label}`
  })
  const { face = '', colour = '' } = segments[at] ?? {}
  return (
    `<svg class="wheel" viewBox="-100 -100 200 200" aria-hidden="true">${slices.join('')}` +
    `<circle class="${colour} hub" r="52"/><circle class="ball" cy="-68" r="6"/>` +
    `<text class="number" y="16">${escapeHtml(face)}</text></svg>`
  )
}

/** Positions of the pips of each face on a grid of three by three, row by row. */
const pips: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
]

function die(value: number): string {
  const dots = (pips[value] ?? []).map(
    (at) => `<circle cx="${15 + (at % 3) * 15}" cy="${15 + Math.floor(at / 3) * 15}" r="5.5"/>`,
  )
  return `<svg viewBox="0 0 60 60"><rect x="2" y="2" width="56" height="56" rx="12"/>${dots.join('')}</svg>`
}

/** The beads in fours, as they were counted off; those that are left are marked. */
function heap(beads: number): string {
  const left = fanTanNumber(beads)
  const columns = Math.ceil(beads / 4)
  const dots = Array.from({ length: beads }, (_, index) => {
    const mark = index >= beads - left ? ' class="left"' : ''
    return `<circle${mark} cx="${5 + Math.floor(index / 4) * 10}" cy="${5 + (index % 4) * 10}" r="4"/>`
  })
  return `<svg class="beads" viewBox="0 0 ${columns * 10} 40" aria-hidden="true">${dots.join('')}</svg>`
}

/** The drawn balls or tiles in order; those that the player picked are marked. */
function drawn({ result, names, spots }: TablePicture): string {
  const picked = new Set(spots.flatMap(picksOf))
  const items = result
    .toSorted((a, b) => a - b)
    .map((one) => `<b${picked.has(one) ? ' class="hit"' : ''}>${escapeHtml(names.result([one]))}</b>`)
  return `<p class="drawn">${items.join('')}</p>`
}
