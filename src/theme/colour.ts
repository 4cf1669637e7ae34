/** Arithmetic on `#rrggbb` colours: mixing and WCAG contrast. */

function channels(colour: string): [number, number, number] {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16)
  return [part(1), part(3), part(5)]
}

/** Mixes `share` (0 to 1) of `to` into `from`, per channel. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * The colour closest to `colour` on the way to `toward` with a contrast of at least 4.6:1 on every ground.
 */
export function readable(colour: string, grounds: readonly string[], toward: string): string {
  for (let share = 0; share < 1; share += 0.02) {
    const candidate = share === 0 ? colour : mix(colour, toward, share)
    if (grounds.every((ground) => contrast(candidate, ground) >= 4.6)) return candidate
  }
  return toward
}
