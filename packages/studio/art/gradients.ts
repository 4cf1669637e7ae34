import { mix, type Ramp } from './colour.ts'
import { round } from './markup.ts'

/** A colour (#rgb or #rrggbb) at a place from 0 to 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

function stops(list: readonly Stop[]): string {
  return list
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${round(opacity, 2)}"`
      return `<stop offset="${round(offset, 2)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}

/** A linear gradient from the top left corner to (x2, y2) of the shape's own box. */
export function linearGradient(id: string, list: readonly Stop[], x2: number, y2: number): string {
  return `<linearGradient id="${id}" x2="${round(x2)}" y2="${round(y2)}">${stops(list)}</linearGradient>`
}

/** A radial gradient in the shape's own box. */
export function radialGradient(id: string, list: readonly Stop[], cx: number, cy: number, r: number): string {
  const place = `cx="${round(cx, 2)}" cy="${round(cy, 2)}" r="${round(r, 2)}"`
  return `<radialGradient id="${id}" ${place}>${stops(list)}</radialGradient>`
}

/** A polished surface of a ramp, lit from the top left. */
export function polished(ramp: Ramp): Stop[] {
  return [
    [0, ramp[3]],
    [0.34, ramp[2]],
    [0.76, ramp[1]],
    [1, mix(ramp[0], ramp[1], 0.25)],
  ]
}

/** A surface of a ramp at the offsets of its two middle colours. */
export function spread(ramp: Ramp, light: number, dark: number): Stop[] {
  return [
    [0, ramp[3]],
    [light, ramp[2]],
    [dark, ramp[1]],
    [1, ramp[0]],
  ]
}
