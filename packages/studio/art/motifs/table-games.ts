import { fullTurn, type Point, polar, polygonPath, repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Brush } from '../shading.ts'
import type { Motif } from './motif.ts'
import { starPart } from './sky.ts'

export type Pips = 1 | 2 | 3 | 4 | 5 | 6

const pipPlaces: Record<Pips, readonly (readonly [number, number])[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.25, 0.25],
    [0.5, 0.5],
    [0.75, 0.75],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  6: [
    [0.28, 0.2],
    [0.28, 0.5],
    [0.28, 0.8],
    [0.72, 0.2],
    [0.72, 0.5],
    [0.72, 0.8],
  ],
}

/** A die seen from above a corner: the pips of its top, left and right side. */
export function die(brush: Brush, top: Pips, left: Pips, right: Pips): string {
  const side = (x: number, y: number, u: Point, v: Point, pips: Pips) => {
    const plane = [u[0] / 60, u[1] / 60, v[0] / 60, v[1] / 60].map((part) => round(part, 2)).join(' ')
    const dots = pipPlaces[pips]
      .map(([a, b]) => `<circle cx="${round(a * 60)}" cy="${round(b * 60)}" r="7.2"/>`)
      .join('')
    return `<g fill="#fff7e2" transform="matrix(${plane} ${x} ${y})">${dots}</g>`
  }
  const edge = `stroke="${brush.body(0.3)}" stroke-width="9"`
  return (
    `<path d="M0-60L56-30V32L0 64L-56 32V-30z" fill="${brush.body(0.3)}" ${edge}/>` +
    brush.facets([
      [0.74, '0,-60 56,-30 0,0 -56,-30'],
      [0.48, '-56,-30 0,0 0,64 -56,32'],
      [0.2, '0,0 56,-30 56,32 0,64'],
    ]) +
    brush.stroke('M-56-30L0 0L56-30M0 0V64', brush.light, 1.4, 0.55) +
    side(0, -60, [56, 30], [-56, 30], top) +
    side(-56, -30, [56, 30], [0, 62], left) +
    side(0, 0, [56, -30], [0, 62], right)
  )
}

export const dice: Motif = (brush) => {
  switch (brush.variant) {
    case 0:
      return (
        brush.place(die(brush, 5, 3, 1), 40, -30, 0.92, 14) +
        brush.place(die(brush, 6, 4, 2), -36, 38, 1.02, -9)
      )
    case 1:
      return (
        brush.place(die(brush, 4, 1, 5), 0, -50, 0.8, 8) +
        brush.place(die(brush, 2, 6, 3), -52, 40, 0.8, -12) +
        brush.place(die(brush, 3, 5, 6), 54, 42, 0.8, 16)
      )
    case 2:
      return (
        brush.place(die(brush, 1, 5, 4), -42, -32, 0.94, -16) +
        brush.place(die(brush, 3, 2, 6), 38, 36, 1.02, 11)
      )
    case 3:
      return (
        brush.place(die(brush, 2, 4, 1), -54, -28, 0.74, -14) +
        brush.place(die(brush, 5, 6, 4), 56, -34, 0.74, 18) +
        brush.place(die(brush, 6, 5, 3), 0, 40, 0.98, 2)
      )
  }
}

/** The wheel seen from above, 102 units in radius. */
function rouletteWheel(brush: Brush): string {
  const pocket = (index: number) => {
    const [from, to] = [(index * fullTurn) / 24, ((index + 1) * fullTurn) / 24]
    const outline = polygonPath([polar(90, from), polar(90, to), polar(56, to), polar(56, from)])
    const colour = index === 0 ? '#1c8a4f' : index % 2 === 1 ? '#15131a' : '#b81a2b'
    return `<path d="${outline}" fill="${colour}"/>`
  }
  const metal = brush.material('metal')
  const arm = brush.part('arm', () => brush.fill('M-5 0L-3-40A6 6 0 1 1 3-40L5 0z', metal))
  return (
    brush.disc(0, 0, 102, metal) +
    brush.disc(0, 0, 94, '#120a06') +
    `<g stroke="${brush.metal(0.62)}" stroke-width="1.4">${repeat(24, pocket)}</g>` +
    brush.disc(0, 0, 56, brush.variant === 2 ? brush.material('body') : brush.material('wood')) +
    brush.ring(0, 0, 55, brush.metal(0.7), 2) +
    repeat(4, (index) => brush.stamp(arm, 0, 0, 1, index * 90 + 20)) +
    brush.disc(0, 0, 18, metal) +
    brush.disc(0, 0, 8, brush.metal(0.95)) +
    brush.disc(52, -50, 8, '#fff') +
    brush.disc(0, 0, 102, brush.sheen())
  )
}

export const roulette: Motif = (brush) => {
  const wheelUp = rouletteWheel(brush)
  switch (brush.variant) {
    case 0:
    case 2:
      return wheelUp
    case 1:
      return lying(brush, wheelUp, 40)
    case 3:
      return (
        brush.place(lying(brush, wheelUp, 150), 0, -14, 0.92) + brush.place(oneChip(brush), 56, 62, 0.56, 12)
      )
  }
}

/** A wheel on the table, seen from the player's seat. */
function lying(brush: Brush, wheelUp: string, turn: number): string {
  const bowl = `<ellipse cy="20" rx="106" ry="76" fill="${brush.material('wood')}" stroke="${brush.rimPaint()}" stroke-width="2"/>`
  return `${bowl}<g transform="scale(1 .72) rotate(${turn})">${wheelUp}</g>`
}

/** One chip seen from above, 60 units in radius. */
export function oneChip(brush: Brush): string {
  const mark = (index: number) => {
    const [from, to] = [(index * fullTurn) / 8 + 0.2, (index * fullTurn) / 8 + 0.2 + fullTurn / 16]
    return polygonPath([polar(60, from), polar(60, to), polar(44, to), polar(44, from)])
  }
  return (
    brush.disc(3, 9, 61, '#000', 0.45) +
    brush.disc(0, 0, 60, brush.material('body')) +
    brush.fill(repeat(8, mark), '#fff6e6') +
    brush.disc(0, 0, 43, brush.material('body')) +
    brush.ring(0, 0, 42, brush.metal(0.75), 2.4) +
    `<circle r="34" fill="none" stroke="#fff6e6" opacity=".6" stroke-dasharray="3 4"/>` +
    brush.stamp(starPart(brush), 0, 0, 0.23) +
    brush.disc(0, 0, 60, brush.sheen())
  )
}

export const chip: Motif = (brush) => {
  const one = brush.part('chip', () => oneChip(brush))
  switch (brush.variant) {
    case 0:
      return (
        brush.stamp(one, -46, 46, 0.9, 20) +
        brush.stamp(one, 50, 40, 0.95, -14) +
        brush.stamp(one, 0, -34, 1.08, 8)
      )
    case 1:
      return brush.stamp(one, 34, -34, 1.06, 20) + brush.stamp(one, -30, 30, 1.2, -10)
    case 2:
      return brush.stamp(one, 0, 0, 1.66, 11)
    case 3:
      return (
        brush.stamp(one, -54, -40, 0.74, 30) +
        brush.stamp(one, 56, -34, 0.8, -20) +
        brush.stamp(one, -50, 54, 0.82, 4) +
        brush.stamp(one, 34, 40, 1.02, 14)
      )
  }
}

export const wheel: Motif = (brush) => {
  const metal = brush.material('metal')
  const colours = [
    brush.body(0.3),
    brush.metal(0.66),
    brush.body(0.55),
    '#f8f2e6',
    brush.body(0.12),
    brush.metal(0.4),
  ]
  const fields = [12, 18, 24, 6][brush.variant] ?? 12
  const field = (index: number) => {
    const [x1, y1] = polar(92, (index * fullTurn) / fields)
    const [x2, y2] = polar(92, ((index + 1) * fullTurn) / fields)
    const outline = `M0 0L${round(x1)} ${round(y1)}A92 92 0 0 1 ${round(x2)} ${round(y2)}z`
    return brush.fill(outline, colours[index % 6] ?? '#fff')
  }
  const lamp = (index: number) => {
    const [x, y] = polar(98, (index * fullTurn) / 24)
    return brush.disc(x, y, 3, index % 2 === 1 ? '#fff' : brush.metal(0.3))
  }
  return (
    brush.disc(0, 0, 104, metal) +
    repeat(fields, field) +
    repeat(24, lamp) +
    brush.disc(0, 0, 26, metal) +
    brush.stamp(starPart(brush), 0, 0, 0.2) +
    brush.disc(0, 0, 104, brush.sheen()) +
    brush.solid('M-14-118H14L0-82z', 'ivory')
  )
}
