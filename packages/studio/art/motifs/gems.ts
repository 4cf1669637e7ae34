import { repeat } from '../geometry.ts'
import type { Brush } from '../shading.ts'
import type { Motif } from './motif.ts'

export const gem: Motif = (brush) =>
  brush.facets([
    [0.62, '-58,-62 -98,-12 -40,-12'],
    [0.95, '-58,-62 -40,-12 0,-62'],
    [0.72, '0,-62 -40,-12 40,-12'],
    [0.86, '0,-62 40,-12 58,-62'],
    [0.36, '58,-62 40,-12 98,-12'],
    [0.44, '-98,-12 -40,-12 0,98'],
    [0.9, '-40,-12 0,-12 0,98'],
    [0.66, '0,-12 40,-12 0,98'],
    [0.2, '40,-12 98,-12 0,98'],
  ]) + brush.stroke('M-58-62H58', brush.light, 1.4, 0.9)

/** A cut stone as a part, 100 units in radius: stamp it small. */
export function gemPart(brush: Brush): string {
  return brush.part('gem', () => gem(brush))
}

export const emerald: Motif = (brush) => {
  const corner = (index: number, scale: number) => {
    const across = [-70, 70, 92, 92, 70, -70, -92, -92][index % 8] ?? 0
    const down = [-95, -95, -70, 70, 95, 95, 70, -70][index % 8] ?? 0
    return `${(across * scale - Math.sign(across) * 12).toFixed(1)},${(down * scale).toFixed(1)}`
  }
  const shades = [0.98, 0.6, 0.3, 0.18, 0.12, 0.34, 0.62, 0.86]
  const step = (index: number) => {
    const shade = shades[index] ?? 0
    const next = shades[(index + 1) % 8] ?? 0
    const face = (outer: number, inner: number, tone: number) => {
      const outline = [
        corner(index, outer),
        corner(index + 1, outer),
        corner(index + 1, inner),
        corner(index, inner),
      ]
      return brush.polygon(outline.join(' '), tone)
    }
    return face(0.92, 0.68, shade) + face(0.68, 0.44, Math.min(1, next + 0.14))
  }
  const table = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => corner(index, 0.44))
  const lit = [0, 1, 6, 7].map((index) => corner(index, 0.44))
  return repeat(8, step) + brush.polygon(table.join(' '), 0.76) + brush.polygon(lit.join(' '), 0.92)
}

export const crystals: Motif = (brush) => {
  const shard = (height: number, width: number) =>
    brush.facets([
      [0.98, `0,${-height} ${-width},${-height * 0.68} ${-width * 0.2},${-height * 0.6}`],
      [0.6, `0,${-height} ${-width * 0.2},${-height * 0.6} ${width},${-height * 0.7}`],
      [
        0.72,
        `${-width},${-height * 0.68} ${-width * 0.2},${-height * 0.6} ${-width * 0.3},0 ${-width * 0.8},0`,
      ],
      [0.3, `${-width * 0.2},${-height * 0.6} ${width},${-height * 0.7} ${width * 0.8},0 ${-width * 0.3},0`],
    ])
  const stand = (height: number, width: number, x: number, turn: number) =>
    brush.place(shard(height, width), x, 84, 1, turn)
  return (
    brush.glow(0, 0, 112, 0.8) +
    stand(120, 20, -40, -34) +
    stand(124, 20, 42, 34) +
    stand(154, 26, -20, -14) +
    stand(148, 24, 24, 13) +
    stand(184, 30, 0, 0) +
    stand(74, 18, -34, -20) +
    stand(70, 18, 34, 22) +
    brush.solid('M-84 84C-60 70 60 70 84 84C70 108-70 108-84 84z', 'metal')
  )
}

export const ring: Motif = (brush) =>
  brush.glow(0, -40, 90, 0.8) +
  brush.solid('M0-28a68 68 0 1 1-.1 0zM0-8a48 48 0 1 0 .1 0z', 'metal') +
  brush.solid('M-34-30L-20-4H20L34-30L22-38H-22z', 'metal') +
  brush.stamp(gemPart(brush), 0, -66, 0.62)
