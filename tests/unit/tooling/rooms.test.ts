import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { isOfRoom, rooms } from '../../../build/rooms.ts'
import { filesBelow } from '../../../scripts/files.ts'
import { inProject, root } from '../../../scripts/project.ts'
import { reachedWithoutRoomWords } from '../../support/reachable.ts'

const routes = filesBelow(inProject('src', 'routes'))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => relative(root, file).replaceAll('\\', '/'))

test('nothing shows words of a room before they are loaded', () => {
  const reached = reachedWithoutRoomWords(['src/boot.tsx', 'src/router.ts', 'src/prerender.tsx', ...routes])
  expect(reached.size).toBeGreaterThan(200)
  const early = [...reached].filter(
    (path) =>
      isOfRoom(path) && /from '@lingui\/(?:core|react)\/macro'/.test(readFileSync(inProject(path), 'utf8')),
  )
  expect(early).toEqual([])
})

test('the rooms are there', () => {
  expect(rooms.filter((path) => !reads(path))).toEqual([])
})

function reads(path: string): boolean {
  try {
    return path.endsWith('.tsx')
      ? readFileSync(inProject(path)).length > 0
      : filesBelow(inProject(path)).length > 0
  } catch {
    return false
  }
}
