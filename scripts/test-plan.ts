import type { Step } from './test-steps.ts'

export interface Plan {
  readonly steps: readonly Step[]
  /** Parts of file paths; empty: all files of each step. */
  readonly filters: readonly string[]
}

/** Steps that run on the built product, after its build. */
export const onBuild = new Set(['size', 'unit', 'embedded', 'processes', 'browser', 'e2e', 'chaos'])

/** Steps that repeat another step's files: chosen only by their name, or without words. */
const repeating = new Set(['embedded', 'processes'])

/**
 * The steps for the words after `npm test --`: names of steps, `check` for all static checks, and parts of file paths, which
 * without a step choose the steps by folder. Without words: everything.
 */
export function planFor(words: readonly string[], all: readonly Step[]): Plan {
  if (words.length === 0) return { steps: all, filters: [] }
  const names = new Set(all.map(({ name }) => name))
  const chosen = words.filter((word) => names.has(word) || word === 'check')
  const filters = words.filter((word) => !chosen.includes(word))
  const wanted = all.filter(({ name, kind, folders }) => {
    if (chosen.length > 0) return chosen.includes(name) || (chosen.includes('check') && kind === 'check')
    if (repeating.has(name) || kind !== 'tests') return false
    return filters.some((filter) => canContain(folders, filter))
  })
  const needsBuild = wanted.some(({ name }) => onBuild.has(name))
  return {
    steps: all.filter((step) => wanted.includes(step) || (needsBuild && step.name === 'build')),
    filters,
  }
}

/** Whether a step with these folders may have files for a filter. A filter without a folder matches any step. */
function canContain(folders: readonly string[], filter: string): boolean {
  if (!filter.includes('/')) return true
  return folders.some((folder) => filter.startsWith(folder) || folder.startsWith(filter))
}
