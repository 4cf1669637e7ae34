import { repeat } from '../geometry.ts'
import type { Motif } from './motif.ts'

export const fish: Motif = (brush) => {
  const outline = 'M-98 4C-70-54 0-62 52-14C40 8 36 16 52 40C0 76-66 58-98 4z'
  const scales = repeat(81, (index) => {
    const [column, row] = [(index % 9) - 4, Math.floor(index / 9) - 4]
    return `M${column * 18 + (row & 1) * 9} ${row * 13}a9 9 0 0 0 18 0`
  })
  const head = 'M-98 4C-84-30-54-48-44-44C-26-20-30 34-48 52C-72 44-92 24-98 4z'
  const skin = brush.stroke(scales, brush.body(1), 1.6, 0.55) + brush.fill(head, brush.body(0.97), 0.85)
  const swimming =
    brush.solid('M44 8C70-30 96-52 112-44C100-18 98-6 104 12C112 42 106 66 96 74C84 46 66 34 44 22z', 'metal') +
    brush.solid('M-30-38C-12-84 30-96 50-80C38-62 40-40 30-26z', 'metal') +
    brush.solid('M-22 44C-16 76 8 92 30 86C22 70 26 58 20 48z', 'metal') +
    brush.solid(outline, 'body') +
    brush.clipped(outline, skin) +
    brush.rim(outline) +
    brush.disc(-66, -9, 9, '#fff') +
    brush.disc(-67, -9, 5.5, '#0b0b10')
  const bubble = (x: number, y: number, r: number) => brush.ring(x, y, r, brush.light, 2, 0.8)
  return brush.place(swimming, 0, 0, 1, -16) + bubble(-70, -70, 9) + bubble(-50, -92, 5) + bubble(-88, -94, 6)
}
