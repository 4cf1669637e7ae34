import { repeat } from '../geometry.ts'
import type { Motif } from './motif.ts'
import { starPart } from './sky.ts'

export const book: Motif = (brush) => {
  const lines = repeat(5, (index) => {
    const y = (start: number) => start + index * 16
    return `M-78 ${y(-32)}Q-44 ${y(-40)}-12 ${y(-22)}M78 ${y(-32)}Q44 ${y(-40)} 12 ${y(-22)}`
  })
  return (
    brush.glow(0, -20, 95, 0.9) +
    brush.solid('M-100-40L0-18L100-40V62L0 88L-100 62z', 'body') +
    brush.solid('M-90-52Q-40-62 0-34V70Q-40 46-90 52z', 'ivory') +
    brush.solid('M90-52Q40-62 0-34V70Q40 46 90 52z', 'ivory') +
    brush.fill('M0-34V70Q40 46 90 52V-52Q40-62 0-34z', '#3a1c08', 0.22) +
    brush.stroke(lines, '#6b3c14', 3, 0.45) +
    brush.stamp(starPart(brush), 0, -58, 0.42)
  )
}
