import { allFeatures, type Feature } from './features.ts'

/** A fault in `features` of a configuration. */
export interface FeatureFault {
  /** What is wrong, as one plain line without its full stop. */
  readonly line: string
  /** Whether a room is meant that the site then does not have. */
  readonly isMisspelt: boolean
}

/** How many letters may be more, less or other in a misspelt name. */
const mostMistakes = 2

/**
 * What is wrong in `features`, for whoever sets up the site: apps take what is no list for none, and leave out names that they do
 * not know, without a word.
 */
export function featureFaults(told: unknown): readonly FeatureFault[] {
  if (told === undefined) return []
  if (!Array.isArray(told))
    return [{ line: 'features is no list, and counts as if it were not there', isMisspelt: true }]
  const names: readonly unknown[] = told
  const known: readonly unknown[] = allFeatures()
  return names
    .filter((name) => !known.includes(name))
    .map((name) => {
      const near = nearestTo(name)
      const hint = near === undefined ? '' : ` (the nearest is "${near}")`
      const line = `features names ${JSON.stringify(name)}, which is no room of the app${hint}`
      return { line, isMisspelt: near !== undefined }
    })
}

function nearestTo(name: unknown): Feature | undefined {
  if (typeof name !== 'string') return undefined
  const written = name.toLowerCase().replaceAll(/[\s-]+/g, '_')
  const [nearest] = allFeatures()
    .map((feature) => ({ feature, mistakes: mistakesIn(written, feature) }))
    .filter(({ mistakes }) => mistakes <= mostMistakes)
    .toSorted((a, b) => a.mistakes - b.mistakes)
  return nearest?.feature
}

/** Levenshtein's distance. */
function mistakesIn(written: string, meant: string): number {
  let above = Array.from({ length: meant.length + 1 }, (_, column) => column)
  for (const [row, letter] of [...written].entries()) {
    const here = [row + 1]
    for (const [column, other] of [...meant].entries()) {
      const replaced = (above[column] ?? 0) + Number(letter !== other)
      here.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (here[column] ?? 0) + 1))
    }
    above = here
  }
  return above.at(-1) ?? 0
}
