import { repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Motif } from './motif.ts'

export const lotus: Motif = (brush) => {
  const petal = (length: number, width: number, shadow: number) => {
    const n = (part: number) => round(-length * part)
    const half = (side: number) => `C${side * width} ${n(0.4)} ${round(side * width * 0.7)} ${n(0.8)} 0 ${n(1.25)}`
    const outline = `M0 0${half(-1)}C${round(width * 0.7)} ${n(0.8)} ${width} ${n(0.4)} 0 0z`
    const edge = `stroke="${brush.body(0.97)}" stroke-width="1.4"`
    return (
      `<path d="${outline}" fill="${brush.material('body')}" ${edge}/>` +
      brush.fill(`M0 0${half(1)}z`, brush.body(0), shadow)
    )
  }
  const ring = (count: number, length: number, width: number, shadow: number) =>
    repeat(count, (index) => {
      const turn = count === 1 ? 0 : -84 + (168 * index) / (count - 1)
      return brush.place(petal(length, width, shadow), 0, 50, 1, turn)
    })
  return (
    brush.glow(0, 10, 80, 0.8) +
    ring(9, 92, 26, 0.26) +
    ring(7, 78, 26, 0.16) +
    ring(5, 62, 24, 0.08) +
    ring(1, 54, 22, 0.02) +
    brush.solid('M-90 52Q0 84 90 52Q60 90 0 90Q-60 90-90 52z', 'metal')
  )
}
