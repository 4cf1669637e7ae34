import { round } from './markup.ts'

export type Point = readonly [x: number, y: number]

export const fullTurn = Math.PI * 2

/** The point at `angle` (radians, 0 is right, clockwise) and `radius` around a centre. */
export function polar(radius: number, angle: number, centreX = 0, centreY = 0): Point {
  return [centreX + radius * Math.cos(angle), centreY + radius * Math.sin(angle)]
}

/** Points written as `x,y x,y …`, the way motifs keep their outlines. */
export function pointsOf(outline: string): Point[] {
  return outline.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })
}

/** A point as motifs write it: `x,y`. */
export function pairOf([x, y]: Point): string {
  return `${round(x)},${round(y)}`
}

/** Closed path data through the points. */
export function polygonPath(points: readonly Point[]): string {
  const numbers = points.flatMap(([x, y]) => [round(x), round(y)]).join(' ')
  return `M${numbers.replaceAll(' -', '-')}z`
}

/** The points mirrored at the vertical axis. */
export function mirrored(points: readonly Point[]): Point[] {
  return points.map(([x, y]) => [-x, y])
}

/** `make(0) … make(count - 1)`, joined: the way repeated parts are drawn. */
export function repeat(count: number, make: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => make(index)).join('')
}
