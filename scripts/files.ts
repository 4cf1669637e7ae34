import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All files below a folder, or the path itself where it is a file; sorted; none where nothing is there. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
