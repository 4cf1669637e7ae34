/** Four colours (#rrggbb) from darkest to lightest. */
export type Ramp = readonly [string, string, string, string]

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** The colour `part` (0 to 1) of the way from one #rrggbb to another. */
export function mix(from: string, to: string, part: number): string {
  const [r1, g1, b1] = channels(from)
  const [r2, g2, b2] = channels(to)
  const blend = (a: number, b: number) =>
    Math.round(a + (b - a) * part)
      .toString(16)
      .padStart(2, '0')
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`
}

/** The colour at `shade` of a ramp: 0 is its darkest, 1 its lightest; outside values are clamped. */
export function shadeOf(ramp: Ramp, shade: number): string {
  const place = Math.max(0, Math.min(1, shade)) * 3
  if (place < 1) return mix(ramp[0], ramp[1], place)
  if (place < 2) return mix(ramp[1], ramp[2], place - 1)
  return mix(ramp[2], ramp[3], place - 2)
}
