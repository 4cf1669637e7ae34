import type { Ramp } from '../colour.ts'
import { fullTurn, polar, repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Motif } from './motif.ts'

const biscuit: Ramp = ['#5a2c0c', '#b9702e', '#eeb56a', '#fff0cf']
const cherry: Ramp = ['#4a0410', '#c40d27', '#ff4a4a', '#ffd9cf']
const sprinkles = ['#fff', '#ffd34a', '#5fd0ff', '#ff6aa8', '#7be06a'] as const

export const lollipop: Motif = (brush) => {
  const sector = (index: number) => {
    const [from, to] = [(index * fullTurn) / 12, ((index + 1) * fullTurn) / 12]
    const [[x1, y1], [x2, y2]] = [polar(72, from), polar(72, to)]
    const [[mx, my], [nx, ny]] = [polar(36, from + 0.5), polar(36, to + 0.5)]
    return `M0 0Q${round(mx)} ${round(my)} ${round(x1)} ${round(y1)}A72 72 0 0 1 ${round(x2)} ${round(y2)}Q${round(nx)} ${round(ny)} 0 0z`
  }
  const sectors = (odd: number) => repeat(6, (index) => sector(index * 2 + odd))
  const bow = brush.solid('M0 0C-16-20-44-18-46 0C-44 18-16 20 0 0z', 'metal')
  return brush.place(
    brush.solid('M-6 40H6V118H-6z', 'ivory') +
      brush.place(
        brush.disc(0, 4, 73, '#000', 0.3) +
          brush.fill(sectors(0), brush.body(0.5)) +
          brush.fill(sectors(1), '#fff8ef') +
          brush.disc(0, 0, 72, brush.sheen()) +
          brush.ring(0, 0, 72, brush.rimPaint(), 3),
        0,
        -34,
      ) +
      brush.place(brush.both(bow) + brush.ball(0, 0, 8, brush.palette.metal), 0, 52),
    4,
    0,
    1,
    14,
  )
}

export const cupcake: Motif = (brush) => {
  const icing =
    'M-88 20C-104 0-92-24-66-26C-74-48-52-62-34-58C-34-78-10-86 2-96C4-80 30-76 32-58C54-62 74-48 64-26C92-24 104 0 88 20C50 36-50 36-88 20z'
  const crumbs = [
    [-58, 2, 30],
    [-30, -18, -20],
    [0, 6, 60],
    [30, -16, 10],
    [58, 4, -40],
    [-8, -46, 80],
    [20, -44, -30],
    [-44, -36, 15],
    [44, 12, 70],
    [-24, 16, -60],
  ]
  return (
    brush.painted('M-72 22H72L54 100Q0 112-54 100z', biscuit) +
    brush.stroke('M-48 30L-38 102M-24 32L-18 106M0 32V108M24 32L18 106M48 30L38 102', '#5a2c0c', 4, 0.4) +
    brush.solid(icing, 'body') +
    brush.stroke('M-66-26C-40-12 30-10 64-26M-34-58C-18-48 14-46 32-58', brush.body(0.15), 5, 0.35) +
    crumbs
      .map(([x = 0, y = 0, turn = 0], index) =>
        brush.place(brush.stroke('M-5 0H5', sprinkles[index % 5] ?? '#fff', 5), x, y, 1, turn),
      )
      .join('') +
    brush.stroke('M4-96C10-108 20-112 30-112', '#4d9a2c', 4) +
    brush.ball(2, -86, 19, cherry)
  )
}

export const donut: Motif = (brush) => {
  const icing =
    'M0-88C30-94 60-76 74-54C92-40 94-4 84 14C84 44 56 58 42 72C20 92-16 84-34 76C-62 76-78 46-80 24C-96-4-82-34-66-52C-54-80-24-88 0-88zM0-30a26 26 0 1 0 .1 0z'
  const crumb = (index: number) => {
    const [x, y] = polar(42 + ((index * 11) % 32), index * 2.4, 0, -4)
    return brush.place(brush.stroke('M-5 0H5', sprinkles[index % 5] ?? '#fff', 5.5), x, y, 1, index * 47)
  }
  return brush.place(
    `<path d="M0-96a100 100 0 1 0 .1 0zM0-22a24 22 0 1 1-.1 0z" fill="${brush.linear(
      'dough',
      [
        [0, biscuit[2]],
        [0.6, biscuit[1]],
        [1, biscuit[0]],
      ],
      0.5,
    )}" fill-rule="evenodd"/>` +
      `<path d="${icing}" fill="${brush.material('body')}" stroke="${brush.rimPaint()}" stroke-width="2" fill-rule="evenodd"/>` +
      brush.stroke('M-60-30C-50-56-26-68-6-70', '#fff', 9, 0.6) +
      repeat(22, crumb),
    0,
    2,
  )
}

export const sundae: Motif = (brush) => {
  const cone = 'M-52 6H52L4 112Q0 116-4 112z'
  const weave = repeat(
    7,
    (index) => `M${-90 + index * 30} 0L${-30 + index * 30} 120M${90 - index * 30} 0L${30 - index * 30} 120`,
  )
  const scoop = (x: number, y: number, r: number, ramp: Ramp) =>
    brush.ball(x, y, r, ramp) +
    brush.ball(x - r * 0.6, y + r * 0.66, r * 0.3, ramp) +
    brush.ball(x, y + r * 0.76, r * 0.32, ramp) +
    brush.ball(x + r * 0.6, y + r * 0.66, r * 0.3, ramp)
  const cream: Ramp = ['#b08a5a', '#efd9ae', '#fff4da', '#ffffff']
  return (
    brush.painted(cone, biscuit) +
    brush.clipped(
      cone,
      brush.stroke(weave, '#7a4416', 3, 0.7) + brush.fill('M10 0H60L4 116z', '#3a1c08', 0.25),
    ) +
    brush.rim(cone) +
    scoop(-28, -14, 38, brush.palette.body) +
    scoop(30, -14, 36, cream) +
    scoop(0, -56, 36, brush.palette.metal) +
    brush.solid('M34-118L46-112L26-64L16-70z', 'wood') +
    brush.ball(-4, -94, 15, cherry)
  )
}
