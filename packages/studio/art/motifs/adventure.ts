import { fullTurn, polar, polygonPath, repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import { gemPart } from './gems.ts'
import type { Motif } from './motif.ts'
import { starPart } from './sky.ts'

export const chest: Motif = (brush) => {
  const lid = 'M-92-20C-92-84-60-100 0-100C60-100 92-84 92-20z'
  const box = 'M-92 10H92L84 92H-84z'
  const coin = (x: number, y: number) => brush.ball(x, y, 15, brush.palette.metal)
  const planks = 'M-88 36H88M-86 64H86'
  return (
    brush.fill('M-92-18H92V16H-92z', '#120804') +
    brush.solid(lid, 'wood') +
    brush.clipped(lid, brush.stroke('M-92-62Q0-78 92-62M-92-40Q0-52 92-40', '#120804', 3, 0.6)) +
    brush.glow(0, 0, 100, 1) +
    [
      [-66, 6],
      [-40, -4],
      [-14, 2],
      [14, -6],
      [40, 2],
      [66, 6],
      [-28, -16],
      [4, -22],
      [30, -16],
    ]
      .map(([x = 0, y = 0]) => coin(x, y))
      .join('') +
    brush.stamp(gemPart(brush), -46, -18, 0.24, -14) +
    brush.stamp(gemPart(brush), 52, -16, 0.2, 18) +
    brush.solid(box, 'wood') +
    brush.stroke(planks, '#120804', 3, 0.55) +
    brush.both(
      brush.solid('M-92 8H-66L-62 94H-84z', 'metal') +
        brush.solid('M-94-18C-94-82-74-94-66-96L-58-96C-68-76-70-50-70-18z', 'metal'),
    ) +
    brush.solid('M-94 6H94V20H-94z', 'metal') +
    brush.solid('M-20 6H20V44Q0 56-20 44z', 'metal') +
    brush.fill('M0 20a7 7 0 0 1 4 13l3 12H-7l3-12A7 7 0 0 1 0 20z', '#1d0d06')
  )
}

export const compass: Motif = (brush) => {
  const ticks = repeat(32, (index) => {
    const angle = (index * fullTurn) / 32
    const [[x1, y1], [x2, y2]] = [polar(index % 4 === 0 ? 66 : 72, angle), polar(80, angle)]
    return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`
  })
  const point = (length: number, width: number) =>
    brush.polygon(`0,0 ${-width},${-width} 0,${-length}`, 0.95, brush.palette.metal) +
    brush.polygon(`0,0 ${width},${-width} 0,${-length}`, 0.3, brush.palette.metal)
  const rose = (length: number, width: number, turn: number) =>
    repeat(4, (index) => brush.place(point(length, width), 0, 0, 1, turn + index * 90))
  return (
    brush.solid('M-16-112a16 16 0 0 1 32 0V-92H-16z', 'metal') +
    brush.disc(0, 4, 104, brush.material('metal')) +
    brush.disc(0, 4, 104, brush.sheen()) +
    brush.ring(0, 4, 96, brush.metal(0.15), 2, 0.6) +
    brush.place(
      brush.disc(0, 0, 88, brush.material('ivory')) +
        brush.stroke(ticks, '#6b3c14', 2, 0.7) +
        rose(50, 10, 45) +
        rose(76, 13, 0) +
        brush.place(
          brush.polygon('-12,0 0,-80 0,0', 0.72) +
            brush.polygon('12,0 0,-80 0,0', 0.42) +
            brush.polygon('-12,0 0,80 0,0', 0.3, brush.palette.metal) +
            brush.polygon('12,0 0,80 0,0', 0.12, brush.palette.metal),
          0,
          0,
          0.96,
          32,
        ) +
        brush.ball(0, 0, 10, brush.palette.metal) +
        brush.fill(
          polygonPath([polar(86, 3.4), polar(86, 5.4), polar(70, 5.2), polar(70, 3.6)]),
          '#fff',
          0.18,
        ),
      0,
      4,
    )
  )
}

export const hourglass: Motif = (brush) => {
  const glass = 'M-54-82H54C54-40 14-22 14 0C14 22 54 40 54 82H-54C-54 40-14 22-14 0C-14-22-54-40-54-82z'
  return (
    brush.glow(0, 0, 104, 0.6) +
    brush.fill(glass, '#fff', 0.16) +
    brush.clipped(
      glass,
      brush.fill('M-60-44Q0-30 60-44V6H-60z', brush.body(0.62)) +
        brush.fill('M-60-44Q0-30 60-44L60-38Q0-24-60-38z', brush.body(0.95)) +
        brush.fill('M-60 84V70Q-20 62 0 28Q20 62 60 70V84z', brush.body(0.6)) +
        brush.fill('M0 28Q20 62 60 70V84H10z', brush.body(0.3), 0.6) +
        brush.fill('M-2-10H2V50H-2z', brush.body(0.9)) +
        brush.fill('M-46-82C-46-46-14-26-10-4L-20-10C-30-30-54-50-54-82z', '#fff', 0.5),
    ) +
    brush.rim(glass) +
    brush.both(brush.solid('M-76-84H-64V84H-76z', 'metal') + brush.ball(-70, 0, 10, brush.palette.metal)) +
    brush.solid('M-86-106H86Q94-94 86-82H-86Q-94-94-86-106z', 'metal') +
    brush.solid('M-86 82H86Q94 94 86 106H-86Q-94 94-86 82z', 'metal') +
    brush.stamp(gemPart(brush), 0, -93, 0.13) +
    brush.stamp(gemPart(brush), 0, 95, 0.13)
  )
}

export const ship: Motif = (brush) => {
  const hull = 'M-104 26C-60 40 50 42 104 10C104 46 84 76 62 88H-56C-82 78-98 54-104 26z'
  const sail = (path: string, shade: string) =>
    brush.solid(path, 'ivory') + brush.clipped(path, brush.fill(shade, brush.body(0.45)))
  return (
    brush.stroke('M-46 34V-92M16 36V-112M70 26V-66', '#3a1c0a', 7) +
    brush.stroke('M100 14L124-14M16-110L-46-88M16-110L72-62', '#3a1c0a', 3) +
    sail('M-84-8C-70-18-66-44-74-66H-20C-10-44-12-18-22-6C-44-14-64-14-84-8z', 'M-100-48H0V-30H-100z') +
    sail('M-24 16C-8 2-4-24-14-48H46C58-24 56 2 44 18C22 8 0 8-24 16z', 'M-40-30H70V-8H-40z') +
    sail('M-8-54C0-64 2-80-4-94H36C42-80 42-64 34-52C20-58 6-58-8-54z', 'M-20-84H50V-74H-20z') +
    sail('M50 14C60 2 62-24 54-44H88C100-20 100 2 92 10C78 6 64 8 50 14z', 'M40-26H110V-12H40z') +
    brush.solid('M16-112L44-104L16-96z', 'body') +
    brush.solid(hull, 'wood') +
    brush.stroke('M-100 38C-60 52 50 54 102 24', brush.metal(0.7), 5) +
    brush.stroke('M-90 58C-50 70 50 70 92 48', '#120804', 2.4, 0.5) +
    repeat(6, (index) =>
      brush.disc(-62 + index * 26, 62 - (index > 3 ? (index - 3) * 3 : 0), 5, brush.metal(0.75)),
    ) +
    brush.fill(
      'M-122 84q20-14 40 0t40 0t40 0t40 0t40 0t40 0V112Q0 124-122 112z',
      brush.palette.sky[2],
      0.95,
    ) +
    brush.stroke(
      'M-122 84q20-14 40 0t40 0t40 0t40 0t40 0t40 0M-100 100q16-10 34 0t34 0t34 0t34 0t34 0',
      brush.light,
      2.4,
      0.7,
    )
  )
}

export const key: Motif = (brush) => {
  const drawn =
    brush.solid('M-10-22H10V86H46V100H36V112H22V100H10V110H-10z', 'metal') +
    brush.solid('M0-118a48 48 0 1 1-.1 0zM0-98a28 28 0 1 0 .1 0z', 'metal') +
    brush.solid('M-20-24H20V-10H-20z', 'metal') +
    brush.stamp(gemPart(brush), 0, -68, 0.24) +
    brush.stroke('M-4-8V100', '#fff', 4, 0.6)
  return brush.glow(0, 0, 100, 0.6) + brush.place(drawn, -4, 6, 0.98, 32)
}

export const vault: Motif = (brush) => {
  const bolt = (index: number) => {
    const [x, y] = polar(90, (index * fullTurn) / 12)
    return brush.ball(x, y, 6, brush.palette.metal)
  }
  const spoke = brush.solid('M-5 0V-52H5V0z', 'metal') + brush.ball(0, -54, 9, brush.palette.metal)
  return (
    brush.solid('M-104-90Q-104-104-90-104H90Q104-104 104-90V90Q104 104 90 104H-90Q-104 104-104 90z', 'body') +
    brush.disc(0, 0, 100, brush.body(0.08)) +
    brush.disc(0, 0, 98, brush.material('metal')) +
    brush.disc(0, 0, 98, brush.sheen()) +
    repeat(12, bolt) +
    brush.disc(0, 0, 80, brush.body(0.12)) +
    brush.disc(0, 0, 77, brush.material('body')) +
    brush.disc(0, 0, 77, brush.sheen()) +
    brush.ring(0, 0, 62, brush.metal(0.7), 3) +
    repeat(5, (index) => brush.place(spoke, 0, 0, 1, index * 72)) +
    brush.disc(0, 0, 24, brush.material('metal')) +
    brush.stamp(starPart(brush), 0, 0, 0.17)
  )
}
