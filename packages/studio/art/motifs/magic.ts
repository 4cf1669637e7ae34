import type { Ramp } from '../colour.ts'
import { repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Motif } from './motif.ts'
import { starPart } from './sky.ts'

export const potion: Motif = (brush) => {
  const flask = 'M-22-74H22V-34C60-22 84 8 84 42C84 84 46 106 0 106C-46 106-84 84-84 42C-84 8-60-22-22-34z'
  const bubble = (x: number, y: number, r: number) => brush.ball(x, y, r, brush.palette.body)
  return (
    brush.glow(0, 36, 110, 0.8) +
    brush.fill(flask, '#fff', 0.18) +
    brush.clipped(
      flask,
      brush.fill('M-90 20Q-40 4 0 20T90 18V110H-90z', brush.material('body')) +
        brush.fill('M-90 20Q-40 4 0 20T90 18V28Q40 14 0 30T-90 30z', brush.body(0.95), 0.8) +
        brush.fill('M40-40C90 0 90 90 20 110H90V-40z', brush.body(0), 0.3),
    ) +
    bubble(-26, 52, 12) +
    bubble(16, 70, 16) +
    bubble(36, 42, 8) +
    bubble(-40, 78, 7) +
    brush.rim(flask) +
    brush.stroke('M-60 16C-72 34-70 58-60 72', '#fff', 8, 0.75) +
    brush.solid('M-32-80H32Q38-72 32-64H-32Q-38-72-32-80z', 'metal') +
    brush.solid('M-20-106H20L24-80H-24z', 'wood') +
    brush.stamp(starPart(brush), 66, -70, 0.2) +
    brush.stamp(starPart(brush), -62, -56, 0.13)
  )
}

const stem: Ramp = ['#8a6a4a', '#d9b98c', '#f7e6c4', '#ffffff']

export const mushroom: Motif = (brush) => {
  const cap = 'M-102 18C-108-56-56-102 0-102C56-102 108-56 102 18C60 36-60 36-102 18z'
  const spot = (x: number, y: number, rx: number, ry: number, turn: number) =>
    brush.place(
      `<ellipse rx="${rx}" ry="${ry}" fill="#fffaf0"/><ellipse rx="${rx}" ry="${ry}" fill="${brush.sheen()}"/>`,
      x,
      y,
      1,
      turn,
    )
  return (
    brush.fill('M-60 98C-30 84 40 84 64 98C40 110-40 110-60 98z', brush.body(0), 0.6) +
    brush.painted('M-34 14C-30 50-44 76-46 96C-24 108 24 108 46 96C44 76 30 50 34 14z', stem) +
    brush.fill('M6 14C8 50 14 80 12 104C26 104 38 100 46 96C44 76 30 50 34 14z', '#6b4a2a', 0.3) +
    brush.fill('M-80 20C-50 34 50 34 80 20C60 48-60 48-80 20z', '#5a3a22', 0.75) +
    brush.stroke('M-56 27L-30 42M-30 30L-16 45M0 31V46M30 30L16 45M56 27L30 42', '#f7e6c4', 2, 0.5) +
    brush.solid(cap, 'body') +
    brush.clipped(
      cap,
      spot(-48, -50, 22, 15, -34) +
        spot(14, -72, 24, 15, 8) +
        spot(-10, -12, 20, 17, 0) +
        spot(58, -28, 18, 15, 34) +
        spot(-86, 2, 14, 16, -10) +
        spot(48, 20, 14, 10, 0) +
        spot(92, 8, 10, 16, 10),
    ) +
    brush.halfShade(cap, 0.16) +
    brush.rim(cap)
  )
}

export const orb: Motif = (brush) => {
  const foot = 'M-62 104Q0 116 62 104L50 74C34 62-34 62-50 74z'
  const swirl = 'M-50 0C-40-40 30-50 44-14C54 18 4 40-14 16C-24 0-4-18 10-8'
  return (
    brush.glow(0, -16, 118, 0.9) +
    brush.ball(0, -16, 82, brush.palette.body) +
    brush.stroke(swirl, brush.light, 7, 0.35) +
    brush.stroke(swirl, '#fff', 2.4, 0.8) +
    brush.stamp(starPart(brush), 22, -46, 0.16) +
    brush.stamp(starPart(brush), -34, 18, 0.11) +
    brush.ring(0, -16, 82, brush.rimPaint(), 2) +
    brush.solid(foot, 'metal') +
    brush.both(brush.solid('M-52 76C-76 66-84 40-76 28C-66 42-56 56-34 64z', 'metal')) +
    brush.ball(0, 88, 10, brush.palette.body)
  )
}

export const wizard: Motif = (brush) => {
  const cone = 'M-58 34C-40-10-30-60 14-112C36-118 58-96 62-78C48-88 38-86 34-74C40-30 48 6 60 34Q0 58-58 34z'
  return (
    brush.glow(0, 10, 104, 0.6) +
    brush.solid('M-110 58C-80 20 80 20 110 58C70 94-70 94-110 58z', 'body') +
    brush.fill('M-58 34Q0 62 60 34C80 60-80 62-58 34z', brush.body(0), 0.6) +
    brush.solid(cone, 'body') +
    brush.clipped(
      cone,
      brush.fill('M8-116C20-60 24 0 20 60H80V-116z', brush.body(0), 0.34) +
        brush.stroke('M-70 22Q0 52 72 20', brush.metal(0.7), 16),
    ) +
    brush.solid('M-14 26H14V52H-14z', 'metal') +
    brush.fill('M-7 33H7V45H-7z', brush.body(0.15)) +
    brush.stamp(starPart(brush), -8, -24, 0.2) +
    brush.stamp(starPart(brush), 22, -54, 0.12) +
    brush.stamp(starPart(brush), 30, 4, 0.11) +
    brush.stamp(starPart(brush), 66, -78, 0.14) +
    brush.stamp(starPart(brush), -84, -40, 0.16) +
    brush.stamp(starPart(brush), 88, -16, 0.11)
  )
}

export const snowflake: Motif = (brush) => {
  const arm = brush.part(
    'arm',
    () =>
      brush.polygon('0,0 -9,-20 0,-108', 0.95) +
      brush.polygon('0,0 9,-20 0,-108', 0.5) +
      [-44, -70]
        .map((y) => {
          const reach = y === -44 ? 36 : 24
          return (
            brush.polygon(`0,${y} -${reach},${y - reach * 0.7} 0,${y - 12}`, 0.85) +
            brush.polygon(`0,${y} ${reach},${round(y - reach * 0.7)} 0,${y - 12}`, 0.4)
          )
        })
        .join(''),
  )
  return (
    brush.glow(0, 0, 112, 0.7) +
    repeat(6, (index) => brush.stamp(arm, 0, 0, 1, index * 60)) +
    repeat(6, (index) =>
      brush.stamp(
        brush.part(
          'tip',
          () => brush.polygon('0,0 -14,-24 0,-32', 1) + brush.polygon('0,0 14,-24 0,-32', 0.66),
        ),
        0,
        0,
        1,
        30 + index * 60,
      ),
    ) +
    brush.ball(0, 0, 11, brush.palette.metal)
  )
}
