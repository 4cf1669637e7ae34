import type { Ramp } from '../colour.ts'
import { fullTurn, polar, repeat } from '../geometry.ts'
import { dragon } from './beasts.ts'
import { tiger } from './cats.ts'
import type { Variant } from '../shading.ts'
import type { Motif } from './motif.ts'
import { starPart } from './sky.ts'
import { die, oneChip, type Pips } from './table-games.ts'

const jade: Ramp = ['#06351f', '#15814b', '#58d07f', '#eaffd9']
const bone: Ramp = ['#8a7350', '#e6d4ac', '#fdf4dc', '#ffffff']

/** The box a dealer draws cards from. */
export const shoe: Motif = (brush) => {
  const flank = 'M-6-42L98-84Q106-86 106-78V2Q106 10 98 14L-6 62z'
  const back = (lift: number) =>
    `M${-96 + lift} ${-44 - lift}L${8 + lift} ${-86 - lift}L${102 + lift * 0.2} ${-82 - lift}L${-2 + lift * 0.4} ${-40 - lift}z`
  const face = '<rect x="-34" y="-50" width="68" height="100" rx="8"'
  return (
    repeat(4, (index) => brush.fill(back(8 - index * 2), index % 2 === 0 ? '#cbb491' : '#f7ecd6')) +
    brush.solid('M-104-36Q-106-44-98-46L6-88Q12-90 20-88L100-84L-4-40z', 'body') +
    brush.fill('M-84-44L12-82L84-80L-8-44z', brush.body(0), 0.55) +
    repeat(7, (index) =>
      brush.stroke(
        `M${-78 + index * 12} ${-46 - index * 4.9}l80 1`,
        index % 2 === 0 ? '#f7ecd6' : '#cbb491',
        3.4,
      ),
    ) +
    brush.solid('M-104-40H-4V66H-96Q-104 66-104 58z', 'body') +
    brush.solid(flank, 'body') +
    brush.fill(flank, brush.body(0), 0.36) +
    brush.stroke('M-98-36H-8V60', brush.metal(0.8), 3) +
    brush.stroke('M0-38L100-78M2 54L100 8', brush.metal(0.7), 3) +
    brush.stamp(starPart(brush), 50, -14, 0.26, -20) +
    brush.fill('M-92-2H-16V44H-92z', brush.body(0), 0.75) +
    brush.place(
      `${face} opacity=".4" transform="translate(3 6)"/>${face} fill="${brush.material('ivory')}" stroke="#fff" stroke-width="1.5"/>` +
        `<rect x="-27" y="-43" width="54" height="86" rx="5" fill="${brush.material('body')}"/>` +
        brush.stroke('M-27-43L27 43M27-43L-27 43M0-43V43M-27 0H27', brush.metal(0.8), 2, 0.9) +
        brush.ring(0, 0, 12, brush.metal(0.9), 3),
      -58,
      58,
      1,
      -8,
    )
  )
}

const throws: Record<Variant, readonly [left: Pips, right: Pips, front: Pips]> = {
  0: [6, 5, 3],
  1: [1, 2, 4],
  2: [4, 4, 4],
  3: [2, 6, 1],
}

/** Three dice under a shaker's glass dome. */
export const shaker: Motif = (brush) => {
  const [left, right, front] = throws[brush.variant]
  const dome = 'M-84 48V-22C-84-80-46-108 0-108C46-108 84-80 84-22V48z'
  return (
    brush.glow(0, 0, 112, 0.7) +
    brush.fill(dome, '#fff', 0.12) +
    brush.place(die(brush, left, 2, 3), -38, 12, 0.56, -10) +
    brush.place(die(brush, right, 1, 4), 40, 8, 0.56, 12) +
    brush.place(die(brush, front, 6, 2), 0, 34, 0.62, 3) +
    brush.rim(dome) +
    brush.stroke('M-66 20V-22C-66-60-44-84-22-90', '#fff', 9, 0.55) +
    brush.stroke('M72 30V-10', '#fff', 4, 0.4) +
    brush.solid('M-104 52C-60 66 60 66 104 52V70C104 98 60 106 0 106C-60 106-104 98-104 70z', 'body') +
    brush.solid('M-104 46C-60 62 60 62 104 46V58C60 74-60 74-104 58z', 'metal') +
    brush.ball(0, -112, 11, brush.palette.metal)
  )
}

export const duel: Motif = (brush) => {
  const medal = (x: number, y: number, content: string, ground: string) =>
    brush.place(
      brush.disc(2, 6, 64, '#000', 0.4) +
        brush.disc(0, 0, 64, brush.material('metal')) +
        brush.disc(0, 0, 56, ground) +
        brush.ring(0, 0, 56, brush.metal(0.1), 2) +
        content +
        brush.ring(0, 0, 64, brush.rimPaint(), 2),
      x,
      y,
    )
  const small = 0.46
  const [far, near] = brush.variant % 2 === 0 ? [44, -44] : [-44, 44]
  return (
    medal(far, 44, brush.place(tiger(brush), 0, 0, small), brush.metal(0.16)) +
    medal(near, -42, brush.place(dragon(brush), 0, 2, small), brush.body(0.02)) +
    brush.place(brush.solid('M14-46L-30 8H-8L-14 46L30-10H8z', 'ivory'), 0, 2, 0.72, near > 0 ? 70 : 0)
  )
}

/** Numbered balls in a glass globe. */
export const lottery: Motif = (brush) => {
  const ramps: readonly Ramp[] = [
    brush.palette.body,
    ['#5a0a10', '#c41c2a', '#ff6a5a', '#ffd9cf'],
    ['#0a2a5c', '#1f66c4', '#6ab0ff', '#e6f4ff'],
    ['#6b4a02', '#dba014', '#ffdc5a', '#fff8d6'],
    jade,
  ]
  const ball = (x: number, y: number, drawn: number) => {
    const number = ((drawn + brush.variant * 13) % 45) + 1
    return (
      brush.ball(x, y, 23, ramps[number % ramps.length] ?? brush.palette.body) +
      brush.disc(x, y, 12, '#fffaf0') +
      `<text x="${x}" y="${y + 5.5}" text-anchor="middle" font-family="Inter,sans-serif" font-weight="800" font-size="15" fill="#15151d">${number}</text>`
    )
  }
  return (
    brush.solid('M-56 72H56L74 108H-74z', 'metal') +
    brush.disc(0, -14, 96, '#fff', 0.14) +
    ball(-54, 0, 8) +
    ball(54, -6, 21) +
    ball(-30, -58, 34) +
    ball(32, -54, 17) +
    ball(-30, 46, 5) +
    ball(28, 44, 42) +
    ball(0, -8, 9) +
    brush.ring(0, -14, 96, brush.metal(0.7), 5) +
    brush.ring(0, -14, 96, brush.rimPaint(), 2) +
    brush.stroke('M-76-40C-66-66-44-84-20-90', '#fff', 8, 0.6) +
    brush.solid('M-34 72H34V84H-34z', 'body')
  )
}

export const mahjong: Motif = (brush) => {
  const tile = (face: string) =>
    brush.painted('M-30-46Q-30-56-20-56H38Q48-56 48-46V58Q48 68 38 68H-20Q-30 68-30 58z', jade) +
    brush.painted('M-46-62Q-46-70-38-70H24Q32-70 32-62V50Q32 58 24 58H-38Q-46 58-46 50z', bone) +
    brush.place(face, -7, -6)
  const circle = (x: number, y: number, colour: string) =>
    brush.ring(x, y, 9, colour, 4) + brush.disc(x, y, 3.4, colour)
  const circles = repeat(6, (index) =>
    circle(
      index % 2 === 0 ? -15 : 15,
      -34 + Math.floor(index / 2) * 34,
      index < 2 ? '#1c8a4f' : index < 4 ? '#c2172c' : '#1f4fa8',
    ),
  )
  const redDragon = brush.stroke('M0-46V46M-24-26H24V10H-24z', '#c2172c', 8)
  const bamboo = [
    [-14, -26],
    [14, -26],
    [0, 26],
  ]
    .map(([x = 0, y = 0]) =>
      brush.stroke(
        `M${x} ${y - 16}v32M${x - 5} ${y - 16}h10M${x - 5} ${y}h10M${x - 5} ${y + 16}h10`,
        x === 0 ? '#c2172c' : '#1c8a4f',
        5,
      ),
    )
    .join('')
  return (
    brush.place(tile(bamboo), -58, 8, 0.82, -14) +
    brush.place(tile(circles), 62, 12, 0.82, 13) +
    brush.place(tile(redDragon), 4, -4, 1.06)
  )
}

export const microphone: Motif = (brush) => {
  const head = 'M0-112a46 46 0 0 1 46 46V-44H-46V-66A46 46 0 0 1 0-112z'
  const mesh = repeat(9, (index) => `M${-60 + index * 15}-120V-40M-50 ${-112 + index * 9}H50`)
  const bulbs = repeat(14, (index) => {
    const [x, y] = polar(104, (index * fullTurn) / 14)
    return brush.disc(x, y, 11, brush.halo()) + brush.disc(x, y, 4.4, '#fff6d8')
  })
  return (
    bulbs +
    brush.place(
      brush.solid('M-34-24H34L16 116Q0 122-16 116z', 'body') +
        brush.fill('M6-24H34L16 116Q8 120 4 118z', brush.body(0), 0.4) +
        brush.solid(head, 'metal') +
        brush.clipped(head, brush.stroke(mesh, brush.metal(0.05), 2.4, 0.55)) +
        brush.rim(head) +
        brush.solid('M-50-48H50V-30Q50-22 42-22H-42Q-50-22-50-30z', 'metal') +
        brush.solid('M-12 14H12V44H-12z', 'metal'),
      0,
      0,
      0.92,
      brush.variant % 2 === 0 ? 24 : -24,
    )
  )
}

/** Chips piled on the felt. */
export const stack: Motif = (brush) => {
  const flat = (x: number, y: number, colour: string) =>
    brush.stamp(
      brush.part(colour, () => flatChip(colour)),
      x,
      y,
    )
  const flatChip = (colour: string) =>
    brush.fill('M-44 0v14a44 18 0 0 0 88 0v-14z', colour) +
    brush.fill('M-40 8v12l10 5v-13zM-8 18h16v13h-16zM30 12l10-6v12l-10 6z', '#fff6e6', 0.9) +
    `<ellipse rx="44" ry="18" fill="${colour}"/><ellipse rx="44" ry="18" fill="${brush.sheen()}"/>` +
    `<ellipse rx="44" ry="18" fill="none" stroke="${brush.rimPaint()}" stroke-width="1.4"/>` +
    `<ellipse rx="28" ry="11" fill="none" stroke="#fff6e6" stroke-width="2" stroke-dasharray="5 4" opacity=".85"/>`
  const pile = (x: number, y: number, height: number, shades: readonly number[]) =>
    repeat(height, (index) => flat(x, y - index * 15, brush.body(shades[index % shades.length] ?? 0.4)))
  const gold = (x: number, y: number, height: number) =>
    repeat(height, (index) => flat(x, y - index * 15, brush.metal(index % 2 === 0 ? 0.5 : 0.4)))
  return (
    pile(-56, 48, 6, [0.4, 0.4, 0.12]) +
    gold(58, 44, 4) +
    pile(2, 78, 8, [0.5, 0.22, 0.5]) +
    brush.place(oneChip(brush), 52, -46, 0.66, 16)
  )
}
