import { fullTurn, pairOf, polar, repeat } from '../geometry.ts'
import type { Brush, Facet } from '../shading.ts'
import type { Motif } from './motif.ts'

export const star: Motif = (brush) => {
  const ray = (index: number): Facet[] => {
    const angle = -fullTurn / 4 + (index * fullTurn) / 5
    const tip = pairOf(polar(100, angle))
    const left = pairOf(polar(42, angle - fullTurn / 10))
    const right = pairOf(polar(42, angle + fullTurn / 10))
    return [
      [0.92 - index * 0.05, `0,0 ${left} ${tip}`, 'metal'],
      [index > 2 ? 0.54 : 0.34, `0,0 ${tip} ${right}`, 'metal'],
    ]
  }
  return brush.facets([0, 1, 2, 3, 4].flatMap(ray))
}

/** A star as a part, 100 units in radius: stamp it small. */
export function starPart(brush: Brush): string {
  return brush.part('star', () => star(brush))
}

export const moon: Motif = (brush) => {
  const crater = (x: number, y: number, r: number) => brush.disc(x, y, r, brush.metal(0.3), 0.35)
  return (
    brush.glow(0, -4, 110, 0.6) +
    brush.painted('M0-92a92 92 0 1 0 .1 0z', brush.palette.metal) +
    crater(-34, -20, 16) +
    crater(24, -46, 10) +
    crater(38, 22, 20) +
    crater(-14, 44, 12) +
    brush.solid('M-104 92L-60 30L-38 56L-2-10L34 54L58 26L104 92z', 'body') +
    brush.wash('-2,-10 34,54 58,26 104,92 8,92 14,40', brush.body(0), 0.45) +
    brush.polygon('-2,-10 -20,22 -8,18 2,30 12,16', 1)
  )
}

export const bolt: Motif = (brush) => {
  const outline = 'M26-108L-62 14H-12L-34 108L66-30H12z'
  return (
    brush.glow(0, 0, 110, 0.7) +
    brush.solid(outline, 'metal') +
    brush.wash('26,-108 -12,-14 12,-30 66,-30 -34,108 4,4 -62,14', brush.metal(1), 0.4) +
    brush.rim(outline)
  )
}

export const rocket: Motif = (brush) => {
  const hull = 'M0-108C40-72 42-6 26 62H-26C-42-6-40-72 0-108z'
  const flying =
    brush.fill('M-16 62Q0 136 16 62z', brush.material('metal')) +
    brush.fill('M-8 62Q0 104 8 62z', '#fff6d0') +
    brush.solid('M-28 10L-60 58V84L-22 60zM28 10L60 58V84L22 60z', 'metal') +
    brush.solid(hull, 'ivory') +
    brush.solid('M0-108C16-93 26-74 31-52H-31C-26-74-16-93 0-108z', 'body') +
    brush.fill('M0-108C40-72 42-6 26 62H4Q22-20 0-108z', brush.body(0), 0.28) +
    brush.ball(0, -18, 16, brush.palette.body) +
    brush.ring(0, -18, 17, brush.metal(0.6), 5)
  return brush.glow(0, 70, 60, 1) + brush.place(flying, 0, 0, 1, 24)
}

export const planet: Motif = (brush) => {
  const globe = 'M0-70a70 70 0 1 1-.1 0z'
  const bands =
    brush.fill('M-80-34Q0-14 80-40V-22Q0 4-80-16zM-80 12Q0 34 80 6V34Q0 58-80 34z', brush.body(0.2), 0.5) +
    brush.fill('M-80-8Q0 12 80-14V-6Q0 18-80 2z', brush.body(0.98), 0.45)
  const half = (sweep: 0 | 1) => `M-112 0A112 34 0 0 ${sweep} 112 0`
  const belt = (sweep: 0 | 1) =>
    brush.stroke(half(sweep), brush.metal(0.35), 13) + brush.stroke(half(sweep), brush.metal(0.8), 6)
  const ringed =
    belt(1) +
    brush.ball(0, 0, 70, brush.palette.body) +
    brush.clipped(globe, bands) +
    brush.ring(0, 0, 70, brush.rimPaint(), 2) +
    belt(0)
  return (
    brush.glow(0, 0, 118, 0.6) +
    brush.place(ringed, 0, 4, 0.96, -20) +
    brush.ball(78, -78, 14, brush.palette.metal) +
    brush.ball(-86, 74, 8, brush.palette.metal)
  )
}

export const saucer: Motif = (brush) => {
  const hull = 'M-108 6C-84-24 84-24 108 6C84 42-84 42-108 6z'
  const lamp = (x: number, y: number) =>
    brush.disc(x, y, 12, brush.halo()) + brush.ball(x, y, 6, brush.palette.body)
  return (
    brush.fill('M-40 26L-84 116H84L40 26z', brush.light, 0.28) +
    brush.fill('M-22 26L-44 116H44L22 26z', brush.light, 0.3) +
    brush.place(
      brush.solid('M-52-12C-52-86 52-86 52-12z', 'body') +
        brush.fill('M-38-20C-38-66-8-70 0-68C-20-58-24-40-24-18z', '#fff', 0.5) +
        brush.solid(hull, 'metal') +
        brush.fill('M-108 6C-84 42 84 42 108 6C70 24-70 24-108 6z', brush.metal(0.05), 0.5) +
        lamp(-72, 10) +
        lamp(-37, 18) +
        lamp(0, 21) +
        lamp(37, 18) +
        lamp(72, 10),
      0,
      -26,
      1,
      -10,
    )
  )
}

export const sunface: Motif = (brush) => {
  const { metal } = brush.palette
  const flame =
    brush.polygon('-14,-62 0,-112 0,-60', 0.9, metal) + brush.polygon('14,-62 0,-112 0,-60', 0.45, metal)
  const tongue = brush.fill('M-10-62C-16-80 4-86-4-104C14-94 14-76 10-62z', brush.body(0.6))
  const eye =
    brush.fill('M-36-8Q-24-22-10-8Q-24 0-36-8z', '#2a0d04') +
    brush.disc(-23, -9, 3.4, '#fff') +
    brush.stroke('M-40-24Q-24-36-8-24', '#2a0d04', 5)
  const face = 'M0-64a64 64 0 1 1-.1 0z'
  return (
    brush.glow(0, 0, 118, 0.7) +
    repeat(12, (index) => brush.place(tongue, 0, 0, 1, index * 30 + 15)) +
    repeat(12, (index) => brush.place(flame, 0, 0, 1, index * 30)) +
    brush.disc(0, 0, 67, brush.metal(0.2)) +
    brush.painted(face, metal) +
    brush.halfShade(face, 0.2) +
    brush.both(eye + brush.disc(-34, 18, 10, brush.body(0.6), 0.5)) +
    brush.fill('M0-14L-9 16Q0 22 9 16z', brush.metal(0.2), 0.6) +
    brush.fill('M-24 30Q0 26 24 30Q0 50-24 30z', '#7a1a10')
  )
}
