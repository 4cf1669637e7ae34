import type { Ramp } from '../colour.ts'
import { repeat } from '../geometry.ts'
import type { Motif } from './motif.ts'

const leaf: Ramp = ['#1d4a16', '#4d9a2c', '#a8dd57', '#f4ffd0']
const cherry: Ramp = ['#4a0410', '#c40d27', '#ff4a4a', '#ffd9cf']
const orange: Ramp = ['#8a3a02', '#ee7f0b', '#ffb52e', '#fff3c0']
const melon: Ramp = ['#06351a', '#178a3d', '#5fd05a', '#eaffd0']
const banana: Ramp = ['#7a5a02', '#ecc013', '#ffe95c', '#fffdd6']
const grape: Ramp = ['#2a0830', '#7a2a8c', '#c273d0', '#fbe6ff']

export const cherries: Motif = (brush) => {
  const stalks = 'M-42 34C-40-20-6-62 34-88M44 40C46-6 42-50 34-88'
  return (
    brush.stroke(stalks, '#1d4a16', 11) +
    brush.stroke(stalks, '#7fc044', 5) +
    brush.painted('M34-88C60-112 96-100 104-70C74-60 46-66 34-88z', leaf) +
    brush.ball(-44, 52, 50, cherry) +
    brush.ball(48, 54, 46, cherry)
  )
}

export const fruit: Motif = (brush) => {
  const rind = 'M6-70C60-84 108-40 100 14C94 58 44 84 8 62C-12 44-14-44 6-70z'
  const stripes = repeat(4, (index) => `M${20 + index * 24}-90Q${34 + index * 26} 0 ${16 + index * 20} 90`)
  const grapeAt = (x: number, y: number) => brush.ball(x, y, 17, grape)
  return (
    brush.ball(-38, 30, 58, orange) +
    brush.painted(rind, melon) +
    brush.clipped(rind, brush.stroke(stripes, '#054d22', 8, 0.55)) +
    brush.painted('M-50-50C-30-96 10-96 24-60C0-50-26-44-50-50z', banana) +
    grapeAt(-4, 66) +
    grapeAt(22, 78) +
    grapeAt(44, 62) +
    grapeAt(14, 54)
  )
}
