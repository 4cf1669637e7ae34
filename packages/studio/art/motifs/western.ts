import type { Ramp } from '../colour.ts'
import type { Motif } from './motif.ts'
import { starPart } from './sky.ts'

const skin: Ramp = ['#0a3320', '#1f7a45', '#62c274', '#e8ffd0']
const clay: Ramp = ['#5a200c', '#b9522a', '#ee945a', '#ffe0c0']

export const cactus: Motif = (brush) => {
  const trunk = 'M-26 64V-66C-26-104 26-104 26-66V64z'
  const left = 'M-26 26H-52C-84 26-92 4-92-14V-34C-92-54-58-54-58-34V-16C-58-10-54-8-48-8H-26z'
  const right = 'M26 6H54C86 6 94-16 94-36V-56C94-76 60-76 60-56V-38C60-32 56-28 50-28H26z'
  const spines = 'M-10-70V54M10-70V54M-74-34V0M76-56V-20'
  const thorn = (x: number, y: number) => `M${x} ${y}l-5-5M${x} ${y}l5-5M${x} ${y}v-7`
  return (
    brush.painted(left, skin) +
    brush.painted(right, skin) +
    brush.painted(trunk, skin) +
    brush.halfShade(trunk, 0.22) +
    brush.stroke(spines, '#0a3320', 4, 0.45) +
    brush.stroke(
      [
        [0, -56],
        [0, -20],
        [0, 16],
        [0, 48],
        [-18, -36],
        [18, -2],
        [-18, 30],
        [-84, -14],
        [86, -36],
      ]
        .map(([x = 0, y = 0]) => thorn(x, y))
        .join(''),
      '#f2ffd6',
      2.2,
    ) +
    [0, 72, 144, 216, 288]
      .map((turn) =>
        brush.place(brush.fill('M0 0C-14-8-12-26 0-30C12-26 14-8 0 0z', brush.body(0.66)), 6, -94, 0.9, turn),
      )
      .join('') +
    brush.disc(6, -94, 6, brush.metal(0.85)) +
    brush.painted('M-54 58H54L42 108H-42z', clay) +
    brush.painted('M-62 50H62V70H-62z', clay) +
    brush.stroke('M-46 88L-30 78L-14 88L2 78L18 88L34 78L46 86', '#5a200c', 4, 0.5)
  )
}

export const horseshoe: Motif = (brush) => {
  const shoe = 'M-52 96C-112 40-106-92 0-96C106-92 112 40 52 96L30 74C70 26 62-50 0-52C-62-50-70 26-30 74z'
  const holes = [
    [-66, 40],
    [-76, 2],
    [-66, -36],
    [-38, -64],
    [66, 40],
    [76, 2],
    [66, -36],
    [38, -64],
  ]
  return (
    brush.glow(0, 0, 100, 0.5) +
    brush.solid(shoe, 'metal') +
    brush.rim(shoe) +
    holes
      .map(([x = 0, y = 0]) => brush.fill(`M${x - 5} ${y - 5}h10v10h-10z`, brush.metal(0), 0.85))
      .join('') +
    brush.both(brush.solid('M-62 92L-30 68L-18 84L-50 108z', 'metal')) +
    brush.stamp(starPart(brush), 0, 14, 0.44)
  )
}

export const badge: Motif = (brush) => {
  const knobs = [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = (index * Math.PI) / 3 - Math.PI / 2
    return brush.ball(96 * Math.cos(angle), 96 * Math.sin(angle), 11, brush.palette.metal)
  })
  const point =
    brush.polygon('0,0 -28,-48 0,-94', 0.95, brush.palette.metal) +
    brush.polygon('0,0 28,-48 0,-94', 0.4, brush.palette.metal)
  return (
    brush.glow(0, 0, 110, 0.5) +
    [0, 60, 120, 180, 240, 300].map((turn) => brush.place(point, 0, 0, 1, turn)).join('') +
    knobs.join('') +
    brush.disc(0, 0, 46, brush.metal(0.1)) +
    brush.disc(0, 0, 44, brush.material('body')) +
    brush.disc(0, 0, 44, brush.sheen()) +
    brush.ring(0, 0, 37, brush.metal(0.8), 2.4) +
    brush.stamp(starPart(brush), 0, 0, 0.3)
  )
}
