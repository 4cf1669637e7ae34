import { repeat } from '../geometry.ts'
import type { Motif } from './motif.ts'

export const pharaoh: Motif = (brush) => {
  const cloth = 'M0-104C-50-104-66-66-72-30L-98 70Q-70 92-44 86L-38 30H38L44 86Q70 92 98 70L72-30C66-66 50-104 0-104z'
  const stripes = repeat(9, (index) => {
    return `M${-100 + index * 1.5} ${-44 + index * 17}Q0 ${-104 + index * 17} ${100 - index * 1.5} ${-44 + index * 17}`
  })
  const eye = (side: number) => {
    const at = (x: number) => side * x
    return (
      brush.fill(
        `M${at(8)}-14Q${at(22)}-28 ${at(38)}-12L${at(46)}-8L${at(36)}-6Q${at(22)}-2 ${at(8)}-14z`,
        brush.body(0),
      ) +
      brush.disc(at(22), -13, 4.4, brush.body(0.97)) +
      brush.stroke(`M${at(6)}-32Q${at(24)}-42 ${at(40)}-30`, brush.body(0.12), 5)
    )
  }
  return (
    brush.solid(cloth, 'metal') +
    brush.clipped(cloth, brush.stroke(stripes, brush.body(0.36), 7)) +
    brush.solid('M-44-46Q0-68 44-46L42 16Q34 54 0 66Q-34 54-42 16z', 'metal') +
    brush.fill('M0-60V66Q34 54 42 16L44-46Q20-60 0-60z', brush.metal(0), 0.32) +
    eye(-1) +
    eye(1) +
    brush.fill('M0-14L-8 18Q0 24 8 18z', brush.metal(1), 0.55) +
    brush.fill('M-16 36Q0 28 16 36Q0 48-16 36z', brush.metal(0.1)) +
    brush.solid('M-10 64H10L14 100Q0 108-14 100z', 'body') +
    brush.solid('M0-110Q-16-96-9-76Q0-64 9-76Q16-96 0-110z', 'body') +
    brush.disc(0, -88, 4, brush.light)
  )
}
