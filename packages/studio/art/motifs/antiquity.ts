import { repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Motif } from './motif.ts'
import { starPart } from './sky.ts'

export const pharaoh: Motif = (brush) => {
  const cloth =
    'M0-104C-50-104-66-66-72-30L-98 70Q-70 92-44 86L-38 30H38L44 86Q70 92 98 70L72-30C66-66 50-104 0-104z'
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

export const scarab: Motif = (brush) => {
  const wing =
    brush.facets([
      [0.86, '-22,-22 -60,-74 -112,-62 -64,-36', 'metal'],
      [0.6, '-22,-14 -64,-36 -112,-62 -106,-26 -58,-8', 'metal'],
      [0.7, '-22,-6 -58,-8 -106,-26 -92,6 -52,16'],
      [0.46, '-22,4 -52,16 -92,6 -72,34 -44,34'],
    ]) + brush.stroke('M-22-22L-112-62M-22-14L-106-26M-22-4L-92 6', brush.metal(0.95), 2, 0.8)
  const shell = 'M0-24C34-24 44 6 42 36C40 70 22 92 0 92C-22 92-40 70-42 36C-44 6-34-24 0-24z'
  const leg = brush.stroke('M-34 40L-58 50L-64 72M-30 62L-48 78L-46 100', brush.metal(0.45), 6)
  return (
    brush.glow(0, 0, 108, 0.6) +
    brush.both(leg + wing) +
    brush.solid(shell, 'body') +
    brush.halfShade(shell, 0.3) +
    brush.stroke('M0-20V90M-36 8Q0 24 36 8', brush.metal(0.8), 3.4) +
    brush.solid('M0-52C20-52 32-40 32-24C20-12-20-12-32-24C-32-40-20-52 0-52z', 'body') +
    brush.both(brush.stroke('M-14-48C-22-62-18-76-10-84', brush.metal(0.5), 6)) +
    brush.ball(0, -88, 22, brush.palette.metal)
  )
}

export const pyramid: Motif = (brush) => {
  const { metal } = brush.palette
  const courses = [-60, -36, -12, 12, 36, 60]
    .map((y) => `M${round(-(y + 100) * 0.62)} ${y - 4}L0 ${y + 6}L${round((y + 100) * 0.5)} ${y - 4}`)
    .join('')
  return (
    brush.glow(0, -40, 110, 0.9) +
    brush.polygon('-72,84 -112,84 -76,38', 0.7, metal) +
    brush.polygon('-76,38 -50,84 -72,84', 0.3, metal) +
    brush.polygon('0,-104 -112,80 0,98', 0.9, metal) +
    brush.polygon('0,-104 0,98 104,80', 0.34, metal) +
    brush.stroke(courses, brush.metal(0.08), 2, 0.5) +
    brush.polygon('0,-104 -32,-52 0,-44', 0.86) +
    brush.polygon('0,-104 0,-44 29,-52', 0.4) +
    brush.fill('M-20 42Q0 22 20 42Q0 60-20 42z', brush.light) +
    brush.disc(0, 42, 7, brush.body(0.1)) +
    brush.fill('M-112 82Q-40 70 0 98Q60 76 112 82V104Q0 118-112 104z', brush.metal(0.62))
  )
}

export const temple: Motif = (brush) => {
  const column = (x: number) =>
    brush.solid(`M${x - 12}-30H${x + 12}V74H${x - 12}z`, 'ivory') +
    brush.stroke(`M${x - 4}-24V70M${x + 4}-24V70`, '#8a6a4a', 2, 0.5) +
    brush.solid(`M${x - 17}-40H${x + 17}V-28H${x - 17}zM${x - 17} 72H${x + 17}V82H${x - 17}z`, 'ivory')
  return (
    brush.glow(0, 10, 112, 0.9) +
    brush.fill('M-76-40H76V80H-76z', brush.body(0.06), 0.85) +
    brush.glow(0, 40, 60, 1) +
    [-78, -27, 27, 78].map(column).join('') +
    brush.solid('M-104-56H104V-38H-104z', 'ivory') +
    brush.solid('M0-108L112-56H-112z', 'ivory') +
    brush.fill('M0-96L84-62H-84z', brush.body(0.35)) +
    brush.stamp(starPart(brush), 0, -74, 0.14) +
    brush.solid('M-104 82H104V94H-104zM-114 94H114V108H-114z', 'ivory') +
    brush.place(
      brush.solid('M-16 0H16L8 34H-8z', 'metal') +
        brush.fill('M0-44C20-20 18 2 0 4C-18 2-20-20 0-44z', brush.light) +
        brush.fill('M0-26C10-12 10 0 0 2C-10 0-10-12 0-26z', brush.metal(0.6)),
      0,
      48,
    )
  )
}
