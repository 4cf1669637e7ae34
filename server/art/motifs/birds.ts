import { repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Motif } from './motif.ts'

export const owl: Motif = (brush) => {
  const face = brush.mirroredFacets([
    [0.6, '-70,-96 -78,-40 -36,-56'],
    [0.85, '0,-40 -36,-56 -78,-40 -50,-30 -10,-8'],
    [0.38, '-78,-40 -92,14 -66,20 -50,-30'],
    [0.5, '-92,14 -86,60 -52,40 -66,20'],
    [0.3, '-86,60 -48,96 -34,56 -52,40'],
    [0.5, '-48,96 0,104 0,60 -34,56'],
    [0.7, '0,20 -34,56 0,60'],
  ])
  const eye = (x: number) =>
    brush.disc(x, 4, 33, brush.body(0.9)) +
    brush.disc(x, 4, 26, brush.metal(0.66)) +
    brush.disc(x, 4, 15, '#0a0808') +
    brush.disc(x - 6, -3, 5, '#fff')
  return face + eye(-36) + eye(36) + brush.polygon('-11,16 11,16 0,46', 0.7, brush.palette.metal)
}

export const phoenix: Motif = (brush) => {
  const feather = (side: number, index: number) => {
    const length = 108 - index * 4.5
    const n = (part: number) => round(-length * part)
    const vane = `M0 0C-12 ${n(0.4)} -10 ${n(0.8)} ${side * 8} ${n(1)}C14 ${n(0.7)} 12 ${n(0.3)} 0 0z`
    const quill = `M0 0Q0 ${n(0.6)} ${side * 6} ${n(0.9)}`
    const drawn = brush.fill(vane, brush.body(0.3 + (index % 3) * 0.26))
    return brush.place(drawn + brush.stroke(quill, brush.metal(0.9), 1.6, 0.8), 0, 24, 1, side * (24 + index * 13))
  }
  const wing = (side: number) => repeat(9, (index) => feather(side, 8 - index))
  const plume = brush.fill('M0 0C-10-30-8-60 0-84C8-60 10-30 0 0z', brush.material('metal'))
  const tail = [-26, -9, 9, 26].map((turn) => brush.place(plume, 0, 30, 1, 180 + turn)).join('')
  const breast = 'M0-74C18-70 20-48 14-34C34-10 26 34 0 58C-26 34-34-10-14-34C-20-48-18-70 0-74z'
  const head = brush.fill('M0-66L9-52L0-40z', brush.body(0.2)) + brush.disc(-6, -57, 3, '#160808')
  return brush.glow(0, 0, 100, 0.8) + wing(-1) + wing(1) + tail + brush.solid(breast, 'metal') + head
}
