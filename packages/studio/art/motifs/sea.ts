import type { Ramp } from '../colour.ts'
import { repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Brush } from '../shading.ts'
import type { Motif } from './motif.ts'

const pearlRamp: Ramp = ['#8d7f9c', '#d9cfe0', '#fbf4f4', '#ffffff']

export const fish: Motif = (brush) => {
  const outline = 'M-98 4C-70-54 0-62 52-14C40 8 36 16 52 40C0 76-66 58-98 4z'
  const scales = repeat(63, (index) => {
    const [column, row] = [(index % 7) - 2, Math.floor(index / 7) - 4]
    return `M${column * 18 + (row & 1) * 9} ${row * 13}a9 9 0 0 0 18 0`
  })
  const head = 'M-98 4C-84-30-54-48-44-44C-26-20-30 34-48 52C-72 44-92 24-98 4z'
  const skin = brush.stroke(scales, brush.body(1), 1.6, 0.55) + brush.fill(head, brush.body(0.97), 0.85)
  const swimming =
    brush.solid(
      'M44 8C70-30 96-52 112-44C100-18 98-6 104 12C112 42 106 66 96 74C84 46 66 34 44 22z',
      'metal',
    ) +
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

/** Half of a pair of koi: it swims up the left side and over the top, its head at the right. */
function koiHalf(brush: Brush, skin: 'body' | 'ivory', patch: string): string {
  const outline =
    'M-74 34C-98-30-62-96 4-96C40-96 66-78 72-52C74-38 62-30 48-36C30-48 2-50-18-32C-38-14-42 16-52 40z'
  const tail = 'M-68 26C-86 40-104 66-100 92C-82 88-68 78-62 62C-52 76-38 82-22 78C-24 58-38 42-50 32z'
  const spots =
    brush.fill('M-40-90C-20-100 8-96 14-84C4-66-22-58-36-66z', patch, 0.9) +
    brush.fill('M-92-30C-80-40-56-34-50-20C-54 0-72 10-86 4z', patch, 0.9) +
    brush.fill('M46-86C60-80 72-66 72-54C60-52 48-60 46-70z', patch, 0.9)
  return (
    brush.solid(tail, 'metal') +
    brush.stroke('M-62 40L-88 80M-60 44L-66 72M-56 42L-38 70', brush.metal(0.2), 2, 0.5) +
    brush.solid('M-8-94C-24-116 8-124 30-110C28-100 24-94 18-92z', 'metal') +
    brush.solid('M-2-42C-8-22 10-8 28-14C26-28 18-40 12-46z', 'metal') +
    brush.solid(outline, skin) +
    brush.clipped(outline, spots) +
    brush.rim(outline) +
    brush.disc(52, -66, 5.5, '#fff') +
    brush.disc(53, -66, 3.4, '#0b0b10') +
    brush.stroke('M70-46C78-40 84-40 88-44M64-38C68-30 74-28 80-30', brush.metal(0.85), 2.4)
  )
}

export const koi: Motif = (brush) =>
  brush.place(koiHalf(brush, 'ivory', brush.body(0.45)), 2, -2, 0.92) +
  brush.place(koiHalf(brush, 'body', brush.body(0.97)), -2, 2, 0.92, 180)

export const octopus: Motif = (brush) => {
  const arms = [
    'M-24 24C-44 62-96 56-100 18C-102-6-78-14-70 4',
    'M-20 34C-34 84-84 96-98 70C-104 56-92 44-82 54',
    'M-8 40C-8 82-44 112-64 98C-74 90-66 76-56 82',
  ]
  const arm = (path: string) =>
    brush.stroke(path, brush.body(0.14), 22) +
    brush.stroke(path, brush.body(0.46), 17) +
    brush.place(brush.stroke(path, brush.body(0.78), 5, 0.8), -2, -4)
  const dome =
    'M0-104C50-104 68-64 58-24C52 2 40 12 38 44C20 58-20 58-38 44C-40 12-52 2-58-24C-68-64-50-104 0-104z'
  const eye =
    brush.disc(-22, -2, 15, '#fff') +
    brush.disc(-20, 0, 9, brush.metal(0.55)) +
    brush.disc(-20, 0, 5.5, '#0b0b10') +
    brush.disc(-24, -5, 3, '#fff')
  const suckers = [
    [-84, 44],
    [-64, 52],
    [-46, 50],
    [-72, 88],
    [-52, 90],
  ] as const
  return (
    brush.both(
      arms.toReversed().map(arm).join('') +
        suckers.map(([x, y]) => brush.disc(x, y, 3.4, brush.body(0.95), 0.8)).join(''),
    ) +
    brush.solid(dome, 'body') +
    brush.halfShade(dome, 0.22) +
    brush.disc(-24, -66, 9, brush.body(0.9), 0.5) +
    brush.disc(2, -80, 5, brush.body(0.9), 0.5) +
    brush.disc(26, -60, 7, brush.body(0.9), 0.4) +
    eye +
    brush.place(eye, 42, 0) +
    brush.stroke('M-26-24L-10-18M26-24L10-18', brush.body(0.05), 5) +
    brush.stroke('M-10 26Q0 32 10 26', brush.body(0.05), 4)
  )
}

export const pearl: Motif = (brush) => {
  const upper =
    'M0 46L-98-8C-108-34-92-58-76-60C-74-80-50-92-36-86C-28-102-8-104 0-94C8-104 28-102 36-86C50-92 74-80 76-60C92-58 108-34 98-8z'
  const lower = 'M-96 24C-70 12 70 12 96 24C98 66 48 96 0 96C-48 96-98 66-96 24z'
  const ribs = [-76, -36, 0, 36, 76].map((x) => `M0 46L${x} ${round(-94 + Math.abs(x) * 0.45)}`).join('')
  const lowerRibs = [-70, -36, 0, 36, 70]
    .map((x) => `M${x * 0.4} 30Q${x * 0.8} 60 ${x * 0.9} ${round(90 - Math.abs(x) * 0.4)}`)
    .join('')
  return (
    brush.solid(upper, 'body') +
    brush.stroke(ribs, brush.body(0.05), 5, 0.4) +
    brush.stroke(ribs, brush.body(1), 1.8, 0.6) +
    brush.fill('M-92 10C-60-6 60-6 92 10C60 34-60 34-92 10z', brush.body(0.05), 0.75) +
    brush.glow(0, 4, 62, 1) +
    brush.ball(0, 2, 34, pearlRamp) +
    brush.solid(lower, 'body') +
    brush.stroke(lowerRibs, brush.body(0.05), 4, 0.35) +
    brush.stroke('M-95 25C-70 13 70 13 95 25', brush.metal(0.85), 5)
  )
}

export const trident: Motif = (brush) => {
  const prong = 'M-6 12C-56 14-76-20-70-60L-84-54L-58-104L-36-60L-50-64C-54-34-40-14-6-16z'
  return (
    brush.glow(0, -20, 96, 0.7) +
    brush.solid('M-7 112V-10H7V112z', 'metal') +
    brush.both(brush.solid(prong, 'metal')) +
    brush.solid('M0-120L20-76H8V20H-8V-76H-20z', 'metal') +
    brush.solid('M-20 20H20L14 42H-14z', 'metal') +
    brush.ball(0, 2, 13, brush.palette.body) +
    brush.stroke('M-7 64L7 54M-7 80L7 70M-7 96L7 86', brush.metal(0.1), 3, 0.6)
  )
}
