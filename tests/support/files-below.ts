import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** All files below a folder, sorted; the path itself if it is a file; none if it does not exist. */
export function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}
