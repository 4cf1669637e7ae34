interface LockEntry {
  readonly version?: string
  readonly resolved?: string
  /** Of a package of this repository. */
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>
}

const isRange = /[\^~><*|\s]/

/**
 * Finds what makes `npm ci` fail on other machines: download addresses of one registry, and optional packages of other platforms
 * that the lockfile lacks (`npm install` tolerates that, `npm ci` does not).
 */
export function checkLock({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path === '' ? 'the project' : path
    const missing = Object.entries(entry.optionalDependencies ?? {})
      .filter(([dependency, wanted]) => !isSatisfied(packages, path, dependency, wanted))
      .map(([dependency, wanted]) => `${name}: ${dependency} ${wanted} is not in the lockfile`)
    return entry.resolved === undefined || entry.link === true
      ? missing
      : [...missing, `${name}: has a download address`]
  })
}

/** As Node resolves: in the package's folder, then in each folder above. */
function isSatisfied(packages: Lock['packages'], from: string, dependency: string, wanted: string): boolean {
  for (let folder = from; ; folder = parentOf(folder)) {
    const found = packages[`${folder === '' ? '' : `${folder}/`}node_modules/${dependency}`]
    if (found !== undefined) return found.version === wanted || isRange.test(wanted)
    if (folder === '') return false
  }
}

function parentOf(path: string): string {
  const at = path.lastIndexOf('/node_modules/')
  return at < 0 ? '' : path.slice(0, at)
}
