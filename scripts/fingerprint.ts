import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesBelow } from './files.ts'
import { inProject, root } from './project.ts'

/** The inputs of the builds of app and games: folders and files (`fingerprint.test.ts`). */
export const inputs = [
  'src',
  'sw',
  'locales',
  'public',
  'build',
  'verifier',
  'index.html',
  'scripts/project.ts',
  'server/catalogue/slot-mechanics.ts',
  'server/studio/game',
  'server/studio/fair-protocol.ts',
  'server/studio/fair-words.ts',
  'server/studio/fan-tan-names.ts',
  'server/studio/game-words.ts',
  'server/studio/hand-names.ts',
  'server/studio/hand-protocol.ts',
  'server/studio/hand-words.ts',
  'server/studio/hands/hand-rules.ts',
  'server/studio/holdem-pays.ts',
  'server/studio/pick-games.ts',
  'server/studio/protocol.ts',
  'server/studio/sic-bo-names.ts',
  'server/studio/table-cards.ts',
  'server/studio/table-names.ts',
  'server/studio/table-protocol.ts',
  'server/studio/table-words.ts',
  'lingui.config.ts',
  'vite.config.ts',
  'vite.prerender.config.ts',
  'vite.studio.config.ts',
  'tsconfig.base.json',
  // Its version is in the app.
  'package.json',
  'package-lock.json',
]

/** Written by the build, or never part of it. */
const ignored = /route-tree\.gen\.ts$|\.test\.tsx?$/

/** A hash of the build's inputs by content, including the `VITE_*` environment that Vite writes into the app. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesBelow(inProject(input)))) {
    if (!ignored.test(file)) hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hash.update(JSON.stringify(settings.toSorted())).digest('hex')
}
