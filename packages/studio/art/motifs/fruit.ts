import type { Ramp } from '../colour.ts'
import { fullTurn, polar, repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Motif } from './motif.ts'

const leaf: Ramp = ['#1d4a16', '#4d9a2c', '#a8dd57', '#f4ffd0']
const cherry: Ramp = ['#4a0410', '#c40d27', '#ff4a4a', '#ffd9cf']
const orange: Ramp = ['#8a3a02', '#ee7f0b', '#ffb52e', '#fff3c0']
const rindGreen: Ramp = ['#06351a', '#178a3d', '#5fd05a', '#eaffd0']
const banana: Ramp = ['#7a5a02', '#ecc013', '#ffe95c', '#fffdd6']
const grape: Ramp = ['#2a0830', '#7a2a8c', '#c273d0', '#fbe6ff']
const flesh: Ramp = ['#8a0a1c', '#e0263a', '#ff5a5a', '#ffd0c4']

export const cherries: Motif = (brush) => {
  const stalks = 'M-42 34C-40-20-6-62 34-88M44 40C46-6 42-50 34-88'
  return (
    brush.stroke(stalks, '#1d4a16', 11) +
    brush.stroke(stalks, '#7fc044', 5) +
    brush.painted('M34-88C60-112 96-100 104-70C74-60 46-66 34-88z', leaf) +
    brush.stroke('M38-87Q66-88 94-74', '#f4ffd0', 2, 0.7) +
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
    brush.painted(rind, rindGreen) +
    brush.clipped(rind, brush.stroke(stripes, '#054d22', 8, 0.55)) +
    brush.painted('M-50-50C-30-96 10-96 24-60C0-50-26-44-50-50z', banana) +
    grapeAt(-4, 66) +
    grapeAt(22, 78) +
    grapeAt(44, 62) +
    grapeAt(14, 54)
  )
}

export const pineapple: Motif = (brush) => {
  const outline = 'M0-34C42-34 62 0 62 38C62 80 36 110 0 110C-36 110-62 80-62 38C-62 0-42-34 0-34z'
  const weave = repeat(9, (index) => {
    const x = -112 + index * 28
    return `M${x}-40Q${x + 50} 36 ${x + 112} 112M${-x}-40Q${-x - 50} 36 ${-x - 112} 112`
  })
  const blade = (turn: number, length: number) =>
    brush.place(
      brush.painted(
        `M0 0C-22-${round(length * 0.3)}-16-${round(length * 0.7)} 0-${length}C16-${round(length * 0.7)} 22-${round(length * 0.3)} 0 0z`,
        leaf,
      ),
      0,
      -24,
      1,
      turn,
    )
  return (
    [
      [-62, 62],
      [62, 62],
      [-38, 76],
      [38, 76],
      [-18, 86],
      [18, 86],
      [0, 92],
    ]
      .map(([turn = 0, length = 0]) => blade(turn, length))
      .join('') +
    brush.painted(outline, orange) +
    brush.clipped(
      outline,
      brush.stroke(weave, '#8a3a02', 3, 0.7) + brush.fill('M10-40C50 0 50 80 6 120H80V-40z', '#6b2a02', 0.28),
    ) +
    brush.clipped(
      outline,
      repeat(12, (index) =>
        brush.disc(
          -36 + (index % 4) * 24 + (Math.floor(index / 4) % 2) * 10,
          -4 + Math.floor(index / 4) * 34,
          2.6,
          '#fff3c0',
          0.9,
        ),
      ),
    ) +
    brush.rim(outline)
  )
}

export const grapes: Motif = (brush) => {
  const bunch = repeat(5, (row) => {
    const count = [4, 5, 4, 3, 1][row] ?? 0
    return repeat(count, (index) => brush.ball((index - (count - 1) / 2) * 38, -24 + row * 30, 23, grape))
  })
  return (
    brush.stroke('M0-44C-4-70 8-88 22-100', '#5a3a1a', 9) +
    brush.painted('M4-60C-30-104-84-92-96-62C-80-60-84-46-94-38C-60-28-18-32 4-60z', leaf) +
    brush.painted('M6-60C30-92 66-88 84-66C72-62 74-52 80-44C54-34 24-40 6-60z', leaf) +
    brush.stroke('M0-60Q-46-70-84-60M8-60Q40-66 70-62', '#f4ffd0', 2, 0.7) +
    bunch
  )
}

export const lemon: Motif = (brush) => {
  const whole =
    'M-100 30C-104 10-92-4-80-20C-56-56-8-66 26-44C48-30 56-6 72 4C80 10 78 20 68 24C54 32 46 60 12 72C-26 84-66 70-80 48C-88 42-98 40-100 30z'
  const segment = (index: number) => {
    const angle = (index * fullTurn) / 8
    const [[x1, y1], [x2, y2]] = [polar(34, angle + 0.1), polar(34, angle + fullTurn / 8 - 0.1)]
    return `M${round(x1 * 0.16)} ${round(y1 * 0.16)}L${round(x1)} ${round(y1)}Q${round((x1 + x2) * 0.62)} ${round((y1 + y2) * 0.62)} ${round(x2)} ${round(y2)}z`
  }
  const slice =
    brush.disc(3, 6, 52, '#000', 0.35) +
    brush.disc(0, 0, 52, '#ecc013') +
    brush.disc(0, 0, 46, '#fffbe0') +
    brush.fill(repeat(8, segment), '#ffd92e') +
    brush.disc(0, 0, 52, brush.sheen())
  return (
    brush.painted('M-18-60C-30-104 16-116 56-96C44-66 10-50-18-60z', leaf) +
    brush.stroke('M-14-62Q16-72 46-92', '#f4ffd0', 2.4, 0.7) +
    brush.painted(whole, banana) +
    brush.stroke('M-74 4C-60-26-30-42-4-40', '#fff', 9, 0.7) +
    brush.place(slice, 48, 52)
  )
}

export const melon: Motif = (brush) => {
  const wedge = 'M-104-46Q0-20 104-46C100 40 50 92 0 92C-50 92-100 40-104-46z'
  const seeds = [
    [-52, 4],
    [-22, 16],
    [10, 14],
    [42, 4],
    [-30, 46],
    [0, 50],
    [28, 42],
    [-4, 76],
    [70, -14],
    [-78, -14],
  ] as const
  const seed = ([x, y]: readonly [number, number]) =>
    brush.place(brush.fill('M0-8C6-2 6 8 0 8C-6 8-6-2 0-8z', '#1a0508'), x, y, 1, -x * 0.4)
  return brush.place(
    brush.painted('M-112-50Q0-22 112-50C110 50 56 108 0 108C-56 108-110 50-112-50z', rindGreen) +
      brush.fill('M-106-47Q0-20 106-47C102 44 52 98 0 98C-52 98-102 44-106-47z', '#f2ffd6') +
      brush.painted(wedge, flesh) +
      seeds.map(seed).join('') +
      brush.fill('M-96-38Q-40-24-10-24C-30 0-70-4-90-14z', '#fff', 0.35),
    0,
    -16,
    0.98,
    -14,
  )
}

export const strawberry: Motif = (brush) => {
  const outline = 'M0-50C46-78 96-50 90-2C84 48 34 98 0 108C-34 98-84 48-90-2C-96-50-46-78 0-50z'
  const seed = brush.fill('M0-6C5-1 5 6 0 6C-5 6-5-1 0-6z', '#ffe27a')
  const seeds = [
    [-56, -26],
    [-26, -10],
    [6, -22],
    [40, -12],
    [66, -30],
    [-64, 8],
    [-36, 24],
    [-6, 18],
    [26, 26],
    [58, 12],
    [-40, 56],
    [-12, 54],
    [18, 60],
    [40, 50],
    [-16, 84],
    [10, 86],
  ]
  return (
    brush.painted(outline, flesh) +
    brush.clipped(
      outline,
      brush.fill('M20-80C60 0 40 80 0 120H110V-80z', '#6b0418', 0.3) +
        brush.stroke('M-74-10C-70 20-52 50-34 66', '#fff', 10, 0.4),
    ) +
    seeds.map(([x = 0, y = 0]) => brush.place(seed, x, y)).join('') +
    brush.painted(
      'M0-40C-20-30-50-22-76-40C-62-48-56-58-54-66C-40-62-26-62-16-70L-8-98H8L16-70C26-62 40-62 54-66C56-58 62-48 76-40C50-22 20-30 0-40z',
      leaf,
    )
  )
}
