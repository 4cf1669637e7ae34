import type { Ramp } from '../colour.ts'
import { repeat } from '../geometry.ts'
import type { Brush } from '../shading.ts'
import type { Motif } from './motif.ts'

export const samurai: Motif = (brush) => {
  const dome = 'M-64-18C-70-66-36-88 0-88C36-88 70-66 64-18z'
  const crest = 'M0-58C-46-58-92-80-98-118C-74-94-40-84 0-84C40-84 74-94 98-118C92-80 46-58 0-58z'
  const neckGuard = brush.mirroredFacets([
    [0.46, '-62,-24 -108,-4 -102,22 -62,10'],
    [0.34, '-62,8 -102,22 -98,46 -58,34'],
    [0.22, '-58,32 -98,46 -92,70 -52,58'],
    [0.9, '-62,-26 -108,-6 -107,0 -62,-18', 'metal'],
    [0.8, '-62,8 -102,20 -102,26 -62,15', 'metal'],
    [0.7, '-58,32 -98,44 -97,50 -58,39', 'metal'],
  ])
  const mask = brush.mirroredFacets(
    [
      [0, '-60,-16 0,-14 0,12 -14,12 -56,8'],
      [0.62, '-14,10 -58,2 -56,36 -30,42 -14,34'],
      [0.4, '-56,36 -46,68 -26,60 -30,42'],
      [0.92, '0,2 -10,10 -15,34 0,38'],
      [0, '0,44 -28,50 -24,70 0,68'],
      [0.52, '-26,60 -46,68 -26,96 0,102 0,66 -24,70'],
      [0.95, '0,40 -30,40 -58,60 -30,52 0,48', 'metal'],
      [1, '-22,51 -15,50 -17,62', 'metal'],
      [1, '-11,49 -4,48 -7,58', 'metal'],
      [0.86, '0,84 -12,82 0,108', 'metal'],
      [0.1, '-52,-4 -16,6 -14,12 -56,8'],
    ],
    '-44,-2 -17,6 -22,10 -42,6',
  )
  return (
    neckGuard +
    brush.solid(dome, 'body') +
    brush.stroke('M-30-82Q-42-50-40-22M30-82Q42-50 40-22M0-88V-20', brush.metal(0.7), 3, 0.7) +
    mask +
    brush.solid('M-74-26C-40-40 40-40 74-26L66-8C36-20-36-20-66-8z', 'metal') +
    brush.solid(crest, 'metal') +
    brush.ball(0, -64, 12, brush.palette.body)
  )
}

export const viking: Motif = (brush) => {
  const horn = 'M-50-30C-86-20-114-50-106-112C-94-84-72-74-44-70z'
  const dome = 'M-60-6C-64-62-32-86 0-86C32-86 64-62 60-6z'
  const face = brush.mirroredFacets(
    [
      [0, '-54,-10 0,-10 0,30 -50,28'],
      [0.5, '-54,16 -66,50 -50,86 -34,52 -22,30'],
      [0.72, '-22,24 -34,52 -22,98 -10,56 0,34'],
      [0.9, '0,30 -22,24 -34,34 -10,48 0,46'],
      [0.34, '-34,52 -50,86 -22,98'],
      [0.56, '0,46 -10,56 -22,98 0,112'],
      [0.9, '-8,62 -14,80 0,84 0,70', 'metal'],
    ],
    '-38,6 -18,4 -16,12 -34,14',
  )
  return (
    brush.both(
      brush.solid(horn, 'ivory') +
        brush.stroke('M-56-34Q-62-52-52-68M-72-34Q-80-54-70-74', '#6b4a2a', 2.4, 0.5),
    ) +
    face +
    brush.solid(dome, 'metal') +
    brush.halfShade(dome, 0.26) +
    brush.stroke('M0-86V-20', brush.metal(0.12), 9, 0.7) +
    brush.solid(
      'M-66-22C-40-32 40-32 66-22L62 0C50-6 40-6 32 0C20-10 12-8 9 4L6 40H-6L-9 4C-12-8-20-10-32 0C-40-6-50-6-62 0z',
      'body',
    ) +
    repeat(5, (index) => brush.ball(-44 + index * 22, -17 - (index === 2 ? 2 : 0), 4, brush.palette.metal))
  )
}

export const mask: Motif = (brush) => {
  const outline =
    'M0-8C24-28 62-34 104-22C104 26 68 54 36 48C16 44 12 24 0 24C-12 24-16 44-36 48C-68 54-104 26-104-22C-62-34-24-28 0-8z'
  const eye = 'M-24 8C-36-12-66-12-80 2C-66 22-38 24-24 8z'
  const plume = brush.part(
    'plume',
    () =>
      brush.solid('M0 0C-20-38-16-77 0-96C16-77 20-38 0 0z', 'body') +
      brush.stroke('M0-6V-83', brush.metal(0.85), 2, 0.7),
  )
  const plumes = [-54, 54, -36, 36, -18, 18, 0]
    .map((turn) => brush.stamp(plume, 0, -12, 1 - Math.abs(turn) * 0.005, turn))
    .join('')
  return (
    plumes +
    brush.stroke('M-96 0C-110 40-84 66-96 108M96 0C110 40 84 66 96 108', brush.body(0.4), 6) +
    brush.solid(outline, 'metal') +
    brush.halfShade(outline, 0.2) +
    brush.both(brush.fill(eye, '#0b0608') + brush.stroke(eye, brush.body(0.6), 5)) +
    brush.stroke('M-92-10C-84 26-62 42-40 40M92-10C84 26 62 42 40 40', brush.body(0.3), 3, 0.7) +
    brush.ball(0, -12, 14, brush.palette.body) +
    brush.both(
      brush.ball(-104, -22, 8, brush.palette.body) +
        brush.disc(-58, -22, 3, '#fff', 0.8) +
        brush.disc(-74, -18, 2.4, '#fff', 0.8),
    )
  )
}

const carved: Ramp = ['#4a1f08', '#a85a20', '#e39a4a', '#ffdfa4']

export const hahoe: Motif = (brush) => {
  const face = 'M0-104C52-104 82-70 80-18C80 10 76 30 66 48H-66C-76 30-80 10-80-18C-82-70-52-104 0-104z'
  const jaw = 'M-58 58C-40 50 40 50 58 58C52 88 28 108 0 108C-28 108-52 88-58 58z'
  const ink = '#2a1005'
  const eye =
    brush.stroke('M-60-22C-48-40-26-38-14-22', ink, 7) +
    brush.stroke('M-64-48C-48-64-24-60-14-48', ink, 9) +
    brush.stroke('M-74-14L-64-18M-72-2L-62-8', ink, 3, 0.6)
  return (
    brush.painted(face, carved) +
    brush.halfShade(face, 0.26) +
    brush.both(eye + brush.disc(-48, 12, 12, '#c0242a')) +
    brush.disc(0, -74, 11, '#c0242a') +
    brush.painted('M-10-26C-8-10-26 12-22 22C-12 32 12 32 22 22C26 12 8-10 10-26z', carved) +
    brush.stroke('M-26 20C-40 26-50 34-50 46M26 20C40 26 50 34 50 46', ink, 3.4, 0.7) +
    brush.fill('M-66 48H66L58 60H-58z', '#1a0803') +
    brush.painted(jaw, carved) +
    brush.halfShade(jaw, 0.26) +
    brush.fill('M-40 62Q0 50 40 62Q0 82-40 62z', '#8c1420') +
    brush.both(
      brush.stroke('M-84-20C-108 20-96 60-104 92', brush.body(0.5), 6) +
        brush.ball(-82, -20, 8, brush.palette.metal),
    )
  )
}

/** Two carved faces, one on the other, under a thunderbird's wings. */
export const totem: Motif = (brush) => {
  const carving = brush.mirroredFacets(
    [
      [0.55, '-34,-48 -70,-88 -112,-70 -92,-60 -104,-44 -80,-42 -90,-24 -60,-28 -34,-18', 'metal'],
      [0.86, '-34,-48 -70,-88 -112,-70 -72,-66', 'metal'],
      [0.8, '0,-92 -38,-80 -38,-50 0,-56'],
      [0.5, '-38,-50 -44,-6 0,-2 0,-56'],
      [0.02, '-36,-50 -8,-44 -10,-28 -32,-28'],
      [0.7, '-44,-4 -48,44 0,48 0,-2'],
      [0.3, '-44,-4 -56,6 -56,38 -48,44'],
      [0.02, '-42,8 -10,12 -12,26 -38,26'],
      [0.44, '-48,46 -42,98 0,106 0,50'],
      [0, '0,62 -34,58 -32,84 0,88'],
      [1, '-30,60 -20,61 -24,72', 'metal'],
      [1, '-16,61 -6,62 -10,73', 'metal'],
      [1, '-28,84 -18,85 -22,74', 'metal'],
      [1, '-14,86 -4,87 -8,76', 'metal'],
      [0.95, '0,-44 -12,-32 0,4', 'metal'],
      [0.75, '0,20 -12,36 0,44', 'metal'],
      [0.85, '-46,44 -48,50 0,54 0,47', 'metal'],
      [0.85, '-42,-8 -44,-2 0,2 0,-5', 'metal'],
    ],
    '-30,-44 -13,-40 -15,-32 -28,-32',
  )
  const lowerEyes = brush.both(brush.fill('M-36 13L-15 16L-17 22L-34 22z', brush.light))
  return brush.glow(0, -20, 100, 0.6) + carving + lowerEyes + spark(brush)
}

function spark(brush: Brush): string {
  return brush.solid('M10-122L-12-96H0L-8-78L16-104H4z', 'metal')
}
