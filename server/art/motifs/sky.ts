import { fullTurn, type Point, polar, repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Motif } from './motif.ts'

const pair = ([x, y]: Point) => `${round(x)},${round(y)}`

export const star: Motif = (brush) =>
  repeat(5, (index) => {
    const angle = -fullTurn / 4 + (index * fullTurn) / 5
    const tip = pair(polar(100, angle))
    const left = pair(polar(42, angle - fullTurn / 10))
    const right = pair(polar(42, angle + fullTurn / 10))
    const { metal } = brush.palette
    const dark = index > 2 ? 0.54 : 0.34
    return (
      brush.polygon(`0,0 ${left} ${tip}`, 0.92 - index * 0.05, metal) + brush.polygon(`0,0 ${tip} ${right}`, dark, metal)
    )
  })

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
