import type { Ramp } from '../colour.ts'
import { fullTurn, polar, repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Brush } from '../shading.ts'
import type { Motif } from './motif.ts'

/** A feather that points up from (0, 0), its left half in the light. */
function feather(brush: Brush, length: number, width: number, shade: number, ramp: Ramp): string {
  const shoulder = round(-length * 0.62)
  const tip = round(-length)
  return (
    brush.polygon(`0,0 ${-width},${shoulder} 0,${tip}`, shade + 0.16, ramp) +
    brush.polygon(`0,0 ${width},${shoulder} 0,${tip}`, shade - 0.08, ramp)
  )
}

export const owl: Motif = (brush) => {
  const { body, metal } = brush.palette
  const plumage = brush.mirroredFacets([
    [0.4, '-84,-104 -88,-36 -60,-52 -40,-62'],
    [0.7, '-84,-104 -40,-62 -22,-58'],
    [0.32, '-88,-36 -98,20 -70,16'],
    [0.5, '-98,20 -88,62 -58,48 -70,16'],
    [0.26, '-88,62 -54,98 -40,60 -58,48'],
    [0.44, '-54,98 0,110 0,66 -40,60'],
    [0.62, '0,44 -40,60 0,78'],
    [0.8, '0,64 -24,66 0,84'],
    [0.98, '0,-44 -22,-58 -40,-62 -62,-54 -30,-34 -6,-8'],
    [0.76, '0,-44 -6,-8 0,4'],
  ])
  const ring = (x: number) =>
    repeat(12, (index) => {
      const [from, to] = [(index * fullTurn) / 12, ((index + 1) * fullTurn) / 12]
      const [[x1, y1], [x2, y2]] = [polar(42, from, x, 2), polar(42, to, x, 2)]
      const shade = 0.62 - 0.3 * Math.cos(from - 4) + (index % 2) * 0.1 - (x > 0 ? 0.14 : 0)
      return brush.polygon(`${x},2 ${round(x1)},${round(y1)} ${round(x2)},${round(y2)}`, shade, body)
    })
  const eye = (x: number) =>
    brush.disc(x, 2, 25, brush.metal(0.1)) +
    brush.disc(x, 2, 22, brush.light) +
    brush.disc(x, 2, 17, brush.metal(0.62)) +
    brush.disc(x, 2, 12, '#0a0808') +
    brush.disc(x - 6, -5, 5, '#fff')
  const brow = brush.mirroredFacets([[0.98, '0,-30 -6,-8 -36,-26 -78,-44 -40,-46']])
  const beak = brush.polygon('-12,12 0,4 0,48', 0.95, metal) + brush.polygon('12,12 0,4 0,48', 0.5, metal)
  return plumage + ring(-38) + ring(38) + eye(-38) + eye(38) + brow + beak
}

export const phoenix: Motif = (brush) => {
  const { body, metal } = brush.palette
  const row = (
    count: number,
    from: number,
    to: number,
    long: number,
    short: number,
    shade: number,
    ramp: Ramp,
  ) =>
    repeat(count, (index) => {
      const part = index / (count - 1)
      const tone = shade + (index % 2) * 0.12
      const one = brush.part(`${tone} ${ramp.join('')}`, () => feather(brush, 100, 11, tone, ramp))
      return brush.stamp(one, 0, 0, (long + (short - long) * part) / 100, from + (to - from) * part)
    })
  const wing = brush.part('wing', () =>
    brush.place(
      row(9, -16, -112, 124, 64, 0.3, body) +
        row(7, -20, -104, 88, 50, 0.58, body) +
        row(5, -26, -98, 54, 34, 0.6, metal),
      -12,
      4,
    ),
  )
  const plume = brush.part('plume', () => feather(brush, 88, 10, 0.46, body) + brush.ball(0, -64, 7, metal))
  const tail = [-50, 50, -25, 25, 0].map((turn) => {
    return brush.stamp(plume, 0, 26, 1 - Math.abs(turn) * 0.003, 180 + turn)
  })
  const crest = [-40, -16, 8]
    .map((turn) => brush.place(feather(brush, 34, 4.5, 0.7, metal), 2, -66, 1, turn))
    .join('')
  const breast = brush.facets([
    [0.98, '-12,-58 -20,-12 0,-20 2,-60', 'metal'],
    [0.6, '2,-60 0,-20 20,-12 14,-50', 'metal'],
    [0.8, '-20,-12 -24,18 0,48 0,-20', 'metal'],
    [0.4, '20,-12 24,18 0,48 0,-20', 'metal'],
    [1, '-12,-58 -6,-76 6,-78 2,-60', 'metal'],
    [0.7, '6,-78 17,-67 14,-50 2,-60', 'metal'],
    [0.2, '-12,-58 -6,-69 -27,-55'],
  ])
  return (
    brush.glow(0, 0, 112, 0.9) +
    tail.join('') +
    brush.both(brush.stamp(wing, 0, 0)) +
    crest +
    breast +
    brush.disc(-2, -66, 2.8, '#160808')
  )
}

export const peacock: Motif = (brush) => {
  const { body, metal } = brush.palette
  const eyed = (length: number) =>
    brush.part(
      `feather ${length}`,
      () =>
        feather(brush, length, 15, 0.36, body) +
        brush.disc(0, -length * 0.74, 11, brush.metal(0.7)) +
        brush.disc(0, -length * 0.74, 7.5, brush.body(0.12)) +
        brush.disc(-1, -length * 0.76, 4, brush.light),
    )
  const fan = (count: number, spread: number, length: number) =>
    repeat(count, (index) => {
      return brush.stamp(eyed(length), 0, 54, 1, -spread + (2 * spread * index) / (count - 1))
    })
  const neck =
    'M-4-40C14-46 22-30 16-14C8 6 34 30 30 60C26 88-26 88-30 60C-34 30-6 14-10-12C-14-22-14-34-4-40z'
  const crown = [-24, 0, 24]
    .map((turn) => {
      return brush.place(
        brush.stroke('M0 0V-22', brush.metal(0.7), 2.4) + brush.disc(0, -24, 4, brush.metal(0.9)),
        4,
        -38,
        1,
        turn,
      )
    })
    .join('')
  return (
    fan(11, 98, 116) +
    fan(8, 78, 90) +
    brush.solid(neck, 'body') +
    brush.halfShade(neck, 0.34) +
    crown +
    brush.polygon('-8,-34 -30,-24 -8,-22', 0.8, metal) +
    brush.disc(-1, -29, 3, '#0b0b10') +
    brush.stroke('M-14 84V100M14 84V100', brush.metal(0.5), 4)
  )
}

export const crane: Motif = (brush) =>
  brush.facets([
    [0.34, '10,-8 58,-106 72,-40 24,16'],
    [0.58, '10,-8 58,-106 -2,-44'],
    [0.5, '-4,52 -88,84 -20,16'],
    [0.3, '-4,52 -88,84 -16,76'],
    [0.98, '-20,16 -108,-64 -8,-34 10,-8'],
    [0.74, '-20,16 -108,-64 -62,10'],
    [0.92, '-20,16 10,-8 24,16 -4,52'],
    [0.62, '24,16 -4,52 36,40'],
    [0.86, '24,16 36,40 86,-8 80,-16'],
    [0.5, '36,40 86,-8 46,44'],
    [0.85, '80,-16 86,-8 112,-4', 'metal'],
    [0.5, '80,-16 90,-18 112,-4', 'metal'],
  ])
