import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '..')

/** A path inside the project. */
export function inProject(...parts: string[]): string {
  return join(root, ...parts)
}
