import type { Ramp } from '../colour.ts'
import { repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Motif } from './motif.ts'

const leaf: Ramp = ['#10331a', '#2f7a34', '#7cc256', '#eaffd0']

export const lotus: Motif = (brush) => {
  const petal = (length: number, width: number, shadow: number) => {
    const n = (part: number) => round(-length * part)
    const right = `C${width} ${n(0.4)} ${round(width * 0.7)} ${n(0.8)} 0 ${n(1.25)}`
    const outline = `M0 0C${-width} ${n(0.4)} ${round(-width * 0.7)} ${n(0.8)} 0 ${n(1.25)}C${round(width * 0.7)} ${n(0.8)} ${width} ${n(0.4)} 0 0z`
    const edge = `stroke="${brush.body(0.97)}" stroke-width="1.4"`
    return (
      `<path d="${outline}" fill="${brush.material('body')}" ${edge}/>` +
      brush.fill(`M0 0${right}z`, brush.body(0), shadow)
    )
  }
  const ring = (count: number, length: number, width: number, shadow: number) => {
    const one = brush.part(`petal ${length}`, () => petal(length, width, shadow))
    return repeat(count, (index) => {
      const turn = count === 1 ? 0 : -84 + (168 * index) / (count - 1)
      return brush.stamp(one, 0, 50, 1, turn)
    })
  }
  return (
    brush.glow(0, 10, 80, 0.8) +
    ring(9, 88, 26, 0.26) +
    ring(7, 76, 26, 0.16) +
    ring(5, 62, 24, 0.08) +
    ring(1, 54, 22, 0.02) +
    brush.solid('M-90 52Q0 84 90 52Q60 90 0 90Q-60 90-90 52z', 'metal')
  )
}

export const blossom: Motif = (brush) => {
  const petal = brush.part(
    'petal',
    () =>
      brush.solid('M0 4C-34-8-46-52-26-78C-18-86-8-84 0-74C8-84 18-86 26-78C46-52 34-8 0 4z', 'body') +
      brush.fill('M0 4C34-8 46-52 26-78C18-86 8-84 0-74z', brush.body(0.1), 0.14),
  )
  const stamen = brush.part(
    'stamen',
    () => brush.stroke('M0 0V-26', brush.metal(0.8), 2.4) + brush.disc(0, -28, 3.6, brush.metal(0.9)),
  )
  const flower = brush.part(
    'flower',
    () =>
      repeat(5, (index) => brush.stamp(petal, 0, 0, 1, index * 72)) +
      repeat(10, (index) => brush.stamp(stamen, 0, 0, 1, index * 36 + 8)) +
      brush.disc(0, 0, 8, brush.metal(0.7)),
  )
  return (
    brush.stroke('M-112 104C-70 84-50 40 10 30C50 24 80 0 108-60', '#2a160c', 12) +
    brush.stroke('M-112 102C-70 82-50 38 10 28C50 22 80-2 108-62', '#7a4a2c', 4) +
    brush.stamp(flower, -10, -14, 1.02) +
    brush.stamp(flower, 72, 56, 0.5, 20) +
    brush.stamp(flower, -76, 66, 0.42, -16)
  )
}

export const rose: Motif = (brush) => {
  const petals = [
    'M-84-20C-92-70-50-98-4-92C44-102 92-70 86-18C92 24 52 58 2 56C-50 58-88 26-84-20z',
    'M-62-24C-66-62-30-82 2-76C36-82 68-54 62-18C64 16 34 38 2 36C-34 38-62 12-62-24z',
    'M-40-28C-42-54-16-66 4-60C26-64 44-44 42-20C42 4 20 18 2 16C-22 16-40-2-40-28z',
    'M-20-30C-20-44-4-50 6-46C18-46 24-34 22-22C20-8 8-2 0-4C-12-6-20-16-20-30z',
  ]
  return (
    brush.stroke('M0 40C4 70-4 90-14 114', '#1d4a16', 9) +
    brush.painted('M0 78C30 50 70 54 92 84C60 100 24 100 0 78z', leaf) +
    brush.painted('M-4 92C-30 66-66 66-88 92C-60 110-28 110-4 92z', leaf) +
    petals
      .map((path, index) => brush.solid(path, 'body') + brush.fill(path, brush.body(0), 0.24 - index * 0.05))
      .join('') +
    brush.stroke(
      'M-84-16C-60 8-30 6-20-20M86-14C58 10 30 2 24-24M-50 46C-20 34 6 24 4 2M-40-84C-20-66 14-66 30-46',
      brush.body(0.98),
      2.4,
      0.7,
    ) +
    brush.stroke('M-12-26C-8-38 8-38 12-26C8-16-4-18-4-26', brush.body(0.05), 3, 0.7)
  )
}

export const butterfly: Motif = (brush) => {
  const upper = 'M-6-10C-20-70-70-104-104-90C-116-50-90 4-20 10C-12 8-6 0-6-10z'
  const lower = 'M-8 8C-50 6-88 30-84 66C-80 96-50 104-36 92C-20 74-8 40-8 8z'
  const wing =
    brush.solid(lower, 'metal') +
    brush.fill('M-16 22C-44 24-68 40-66 62C-64 80-48 84-40 78C-26 64-18 44-16 22z', brush.body(0.3), 0.85) +
    brush.solid(upper, 'body') +
    brush.stroke(
      'M-10-4C-40-20-76-54-98-84M-12 0C-44-6-78-20-98-42M-12-10C-26-40-50-72-76-92',
      brush.body(0.02),
      3,
      0.6,
    ) +
    [
      [-88, -70, 6],
      [-96, -48, 5],
      [-76, -80, 4],
      [-88, -28, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => brush.disc(x, y, r, '#fff', 0.9))
      .join('') +
    brush.disc(-50, 66, 9, brush.light, 0.9)
  return (
    brush.glow(0, 0, 104, 0.6) +
    brush.both(
      wing +
        brush.stroke('M-3-46C-8-70-24-84-36-86', '#1a0d10', 3) +
        brush.disc(-37, -86, 4, brush.metal(0.8)),
    ) +
    brush.painted('M0-52C10-52 12-34 8-20C12 10 8 60 0 76C-8 60-12 10-8-20C-12-34-10-52 0-52z', [
      '#0a0608',
      '#2a1a1e',
      '#6b4a4a',
      '#d9b8a8',
    ])
  )
}
