import type { Ramp } from '../colour.ts'
import { fullTurn, polar, repeat } from '../geometry.ts'
import { round } from '../markup.ts'
import type { Motif } from './motif.ts'

const lacquer: Ramp = ['#5c0710', '#c9161d', '#ff5a35', '#ffe3a0']
const roofTile: Ramp = ['#141c26', '#34495c', '#6f8ba0', '#d8e8f2']

export const lantern: Motif = (brush) => {
  const one =
    brush.stroke('M0-112V-72', brush.metal(0.6), 3) +
    brush.glow(0, 0, 96, 0.5) +
    brush.solid('M-34-74H34V-60H-34z', 'metal') +
    brush.painted('M-34-60H34C84-40 84 40 34 58H-34C-84 40-84-40-34-60z', lacquer) +
    brush.stroke('M-18-60C-46-30-46 30-18 58M18-60C46-30 46 30 18 58M0-60V58', '#ffd97a', 2.4, 0.6) +
    brush.solid('M-34 58H34V70H-34z', 'metal') +
    brush.stroke('M-8 70V104M0 70V112M8 70V104', brush.metal(0.66), 3.4)
  return brush.place(one, -62, 10, 0.62) + brush.place(one, 64, -10, 0.56) + one
}

export const pagoda: Motif = (brush) => {
  const storey = (y: number, width: number) => {
    const roof = `M${-width - 22} ${y - 4}C${-width} ${y - 4} ${-width * 0.6} ${y - 22} ${-width * 0.5} ${y - 30}H${width * 0.5}C${width * 0.6} ${y - 22} ${width} ${y - 4} ${width + 22} ${y - 4}C${width + 10} ${y + 8} ${width} ${y + 10} ${width - 6} ${y + 8}H${-width + 6}C${-width} ${y + 10} ${-width - 10} ${y + 8} ${-width - 22} ${y - 4}z`
    const wall = width * 0.72
    return (
      brush.painted(`M${-wall} ${y + 6}H${wall}V${y + 32}H${-wall}z`, lacquer) +
      brush.fill(`M0 ${y + 6}H${wall}V${y + 32}H0z`, '#3a0410', 0.35) +
      repeat(3, (index) =>
        brush.fill(`M${(index - 1) * wall * 0.62 - 7} ${y + 13}h14v19h-14z`, '#ffdf8a', 0.95),
      ) +
      brush.painted(roof, roofTile) +
      brush.stroke(
        `M${-width - 20} ${y - 3}C${-width} ${y + 8} ${width} ${y + 8} ${width + 20} ${y - 3}`,
        brush.metal(0.7),
        3,
      )
    )
  }
  return (
    brush.glow(0, 0, 112, 0.6) +
    brush.solid('M-92 90H92L100 106H-100z', 'ivory') +
    brush.solid('M-3-118H3V-70H-3z', 'metal') +
    brush.ball(0, -104, 7, brush.palette.metal) +
    brush.ball(0, -90, 5, brush.palette.metal) +
    storey(58, 82) +
    storey(18, 66) +
    storey(-20, 52) +
    storey(-54, 38)
  )
}

export const fan: Motif = (brush) => {
  const ribs = 13
  const at = (r: number, index: number) =>
    polar(r, -Math.PI + 0.24 + ((Math.PI - 0.48) * index) / ribs, 0, 62)
  const fold = (index: number) => {
    const corners = [at(46, index), at(118, index), at(118, index + 1), at(46, index + 1)]
    return brush.polygon(
      corners.map(([x, y]) => `${round(x)},${round(y)}`).join(' '),
      index % 2 === 0 ? 0.74 - index * 0.02 : 0.44 - index * 0.015,
    )
  }
  const stick = (index: number) => {
    const [x, y] = at(50, index)
    return `M0 62L${round(x)} ${round(y)}`
  }
  const arc = (r: number) => {
    const [[x1, y1], [x2, y2]] = [at(r, 0), at(r, ribs)]
    return `M${round(x1)} ${round(y1)}A${r} ${r} 0 0 1 ${round(x2)} ${round(y2)}`
  }
  const petal = (index: number) =>
    `<path d="M0 0C-16-12-12-30-4-32L0-26L4-32C12-30 16-12 0 0z" fill="#fff6f4" transform="rotate(${index * 72})"/>`
  const fiveLeaved = () => repeat(5, petal) + brush.disc(0, 0, 6, brush.metal(0.6))
  const flower = (x: number, y: number, size: number) =>
    brush.stamp(brush.part('flower', fiveLeaved), x, y, size)
  return (
    brush.stroke(repeat(ribs + 1, stick), brush.metal(0.35), 6) +
    brush.stroke(repeat(ribs + 1, stick), brush.metal(0.8), 2.4) +
    repeat(ribs, fold) +
    brush.stroke(arc(115), brush.metal(0.8), 6) +
    brush.stroke(arc(49), brush.metal(0.7), 4) +
    flower(-40, -12, 0.78) +
    flower(16, -32, 0.64) +
    flower(52, 8, 0.5) +
    brush.stroke('M0 62C6 82-6 90 0 110', brush.metal(0.7), 4) +
    brush.ball(0, 63, 9, brush.palette.metal)
  )
}

export const ingot: Motif = (brush) => {
  const boat =
    'M-108-14C-92-20-76-10-62 8C-34 24 34 24 62 8C76-10 92-20 108-14C104 44 64 84 0 84C-64 84-104 44-108-14z'
  return (
    brush.glow(0, 10, 112, 0.8) +
    brush.solid('M-50 10C-50-50-26-74 0-74C26-74 50-50 50 10z', 'metal') +
    brush.fill('M8-72C34-64 50-40 50 10H14C24-20 22-50 8-72z', brush.metal(0.1), 0.3) +
    brush.solid(boat, 'metal') +
    brush.halfShade(boat, 0.18) +
    brush.stroke('M-104-10C-90-14-76-4-64 12C-34 30 34 30 64 12C76-4 90-14 104-10', brush.metal(1), 3, 0.9) +
    brush.place(
      brush.ring(0, 0, 24, brush.metal(0.15), 4, 0.7) +
        brush.stroke('M-9-9H9V9H-9z', brush.metal(0.15), 4, 0.7),
      0,
      54,
      0.86,
    ) +
    brush.ball(-84, 66, 17, brush.palette.body) +
    brush.ball(86, 64, 14, brush.palette.body)
  )
}

export const gong: Motif = (brush) => {
  const boss = (index: number) => {
    const [x, y] = polar(52, (index * fullTurn) / 8, 0, 8)
    return brush.ball(x, y, 5, brush.palette.metal)
  }
  return (
    brush.painted('M-104-98C-60-108 60-108 104-98L98-80C60-88-60-88-98-80z', lacquer) +
    brush.painted('M-92-84H-78V108H-92zM78-84H92V108H78z', lacquer) +
    brush.painted('M-108 100H-62V112H-108zM62 100H108V112H62z', lacquer) +
    brush.stroke('M-40-86L-30-50M40-86L30-50', brush.metal(0.8), 3) +
    brush.disc(0, 8, 72, brush.metal(0.05)) +
    brush.disc(0, 8, 70, brush.material('metal')) +
    brush.disc(0, 8, 70, brush.sheen()) +
    brush.ring(0, 8, 62, brush.metal(0.12), 3, 0.6) +
    repeat(8, boss) +
    brush.ring(0, 8, 36, brush.metal(0.12), 2, 0.6) +
    brush.ball(0, 8, 22, brush.palette.metal) +
    brush.place(
      brush.solid('M-5 0H5V-70H-5z', 'wood') +
        brush.solid('M-16-100H16Q22-84 16-68H-16Q-22-84-16-100z', 'body'),
      84,
      98,
      1,
      -42,
    )
  )
}

export const drum: Motif = (brush) => {
  const barrel = 'M-72-50C-100-20-100 36-72 66C-30 84 30 84 72 66C100 36 100-20 72-50z'
  const swirl = (turn: number, colour: string) =>
    brush.place(
      brush.fill('M0 0C-14-6-22-22-14-36C-6-48 18-46 26-30C10-34-4-24 0 0z', colour),
      0,
      -52,
      1.05,
      turn,
    )
  const studs = (y: number, bend: number) =>
    repeat(9, (index) =>
      brush.disc(-80 + index * 20, y + bend * Math.sin((index / 8) * Math.PI), 3.2, brush.metal(0.9)),
    )
  return (
    brush.solid(barrel, 'body') +
    brush.halfShade(barrel, 0.24) +
    brush.stroke('M-88-6Q0 22 88-6', brush.metal(0.7), 6) +
    brush.stroke('M-88 30Q0 58 88 30', brush.metal(0.7), 6) +
    studs(52, 18) +
    `<ellipse cy="-52" rx="80" ry="34" fill="${brush.material('metal')}"/><ellipse cy="-54" rx="72" ry="28" fill="${brush.material('ivory')}"/>` +
    brush.clipped(
      'M-72-54a72 28 0 0 0 144 0a72 28 0 0 0-144 0z',
      `<g transform="translate(0 -32) scale(1 .5)">${swirl(0, '#c9161d')}${swirl(120, '#1f5fb0')}${swirl(240, '#e8b01e')}</g>`,
    ) +
    brush.place(
      brush.solid('M-4 0H4V-104H-4z', 'wood') + brush.ball(0, -106, 11, brush.palette.metal),
      30,
      34,
      0.8,
      58,
    ) +
    brush.place(
      brush.solid('M-4 0H4V-104H-4z', 'wood') + brush.ball(0, -106, 11, brush.palette.metal),
      -30,
      34,
      0.8,
      -58,
    )
  )
}
