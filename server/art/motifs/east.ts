import type { Ramp } from '../colour.ts'
import type { Motif } from './motif.ts'

const lacquer: Ramp = ['#5c0710', '#c9161d', '#ff5a35', '#ffe3a0']

export const lantern: Motif = (brush) => {
  const one =
    brush.stroke('M0-120V-72', brush.metal(0.6), 3) +
    brush.glow(0, 0, 96, 0.5) +
    brush.solid('M-34-74H34V-60H-34z', 'metal') +
    brush.painted('M-34-60H34C84-40 84 40 34 58H-34C-84 40-84-40-34-60z', lacquer) +
    brush.stroke('M-18-60C-46-30-46 30-18 58M18-60C46-30 46 30 18 58M0-60V58', '#ffd97a', 2.4, 0.6) +
    brush.solid('M-34 58H34V70H-34z', 'metal') +
    brush.stroke('M-8 70V104M0 70V112M8 70V104', brush.metal(0.66), 3.4)
  return brush.place(one, -62, 10, 0.62) + brush.place(one, 64, -10, 0.56) + one
}
