import { globSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'routes')

/**
 * Every address of the app, from the files that are its routes: a new page is tested without being listed. The root only
 * leads on; catch-alls stand for an address that nothing is at; a parameter gets a value that nothing has.
 */
export function everyRoute(): string[] {
  return globSync('**/*.tsx', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''))
    .filter((name) => name !== '__root' && name !== 'index')
    .map(
      (name) =>
        `/${name
          .replace(/(^|\/)index$/, '')
          .replace(/\$$/, 'nowhere')
          .replaceAll(/\$\w+/g, 'none')}`,
    )
    .toSorted()
}
