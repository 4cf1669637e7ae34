interface LockEntry {
  readonly version?: string
  readonly resolved?: string
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>
}

const isRange = /[\^~><*|\s]/

/**
 * Finds what would make `npm ci` fail on other machines: download addresses of one registry, and binaries of other platforms
 * that a package names but the lockfile lacks (`npm install` tolerates that, `npm ci` does not).
 */
export function checkLock({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path === '' ? 'the project' : path
    const missing = Object.entries(entry.optionalDependencies ?? {})
      .filter(([dependency, wanted]) => !isSatisfied(packages, path, dependency, wanted))
      .map(([dependency, wanted]) => `${name}: ${dependency} ${wanted} is not in the lockfile`)
    return entry.resolved === undefined ? missing : [...missing, `${name}: has a download address`]
  })
}

/** Looks where Node would: in the package's own folder, then in each folder above. */
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
