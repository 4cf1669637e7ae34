import type { Ramp } from '../colour.ts'
import { repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Brush } from '../shading.ts'
import type { Motif } from './motif.ts'
import { starPart } from './sky.ts'

const green: Ramp = ['#06351a', '#148a41', '#5edb6e', '#f0ffd8']

export const seven: Motif = (brush) => {
  const outline = 'M-70-92H74V-52C40-14 14 36 6 96H-50C-42 44-16-8 18-44H-34V-22H-70z'
  const edge = brush.material('metal')
  return (
    brush.place(brush.fill(outline, brush.body(0)), 7, 8) +
    `<path d="${outline}" fill="${edge}" stroke="${edge}" stroke-width="16"/>` +
    brush.solid(outline, 'body') +
    brush.clipped(outline, brush.fill('M-90-100H90V-62L-90-20z', '#fff', 0.28))
  )
}

export const bell: Motif = (brush) =>
  brush.solid('M-12-92a12 12 0 0 1 24 0V-76H-12z', 'metal') +
  brush.solid('M0-82C48-82 60-40 62 4C64 32 76 44 92 60H-92C-76 44-64 32-62 4C-60-40-48-82 0-82z', 'metal') +
  brush.solid('M-98 56H98Q100 74 84 74H-84Q-100 74-98 56z', 'metal') +
  brush.stroke('M-30-60Q-48-20-46 40', '#fff', 9, 0.55) +
  brush.ball(0, 84, 20, brush.palette.body) +
  brush.stroke('M-62 24Q0 36 62 24', brush.body(0.4), 9)

export const clover: Motif = (brush) => {
  const leaf = brush.part(
    'leaf',
    () =>
      brush.painted('M0 4C-14-22-52-34-48-66C-44-92-10-92 0-68C10-92 44-92 48-66C52-34 14-22 0 4z', green) +
      brush.stroke('M0-8V-56', '#eaffd0', 3, 0.5),
  )
  return (
    repeat(4, (index) => brush.stamp(leaf, 0, 0, 1, 45 + index * 90)) +
    brush.stroke('M4 10C12 50 24 74 44 94', '#178a3d', 11) +
    brush.stamp(starPart(brush), 0, 0, 0.2)
  )
}

function lyingCoin(brush: Brush): string {
  const { metal } = brush.palette
  const ridges = repeat(11, (index) => {
    return `M${round(-40 + index * 8)} ${round(12 + Math.sin(((index + 0.5) / 11) * Math.PI) * 6)}v9`
  })
  return (
    brush.solid('M-46 0v14a46 18 0 0 0 92 0v-14z', 'metal') +
    brush.stroke(ridges, brush.metal(0), 2, 0.4) +
    brush.painted('M-46 0a46 18 0 0 1 92 0a46 18 0 0 1-92 0z', metal) +
    `<ellipse rx="34" ry="12" fill="none" stroke="${brush.metal(0.12)}" stroke-width="2.4" opacity=".6"/>`
  )
}

export const coins: Motif = (brush) => {
  const coin = brush.part('coin', () => lyingCoin(brush))
  const pile = (x: number, y: number, height: number) =>
    repeat(height, (index) => brush.stamp(coin, x + (index % 2) * 3, y - index * 15))
  const standing =
    brush.solid('M0-50a50 50 0 1 0 .1 0z', 'metal') +
    brush.ring(0, 0, 38, brush.metal(0.14), 3, 0.7) +
    brush.stamp(starPart(brush), 0, 0, 0.3)
  return pile(-52, 62, 4) + pile(54, 62, 3) + pile(0, 82, 6) + brush.place(standing, 2, -48, 1, -12)
}
