import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesBelow } from '../../support/files-below.ts'
import { inProject } from '../../../scripts/project.ts'

test('docs/runbook.md explains every event of the log', () => {
  const sources = filesBelow(inProject('packages')).filter((file) => file.endsWith('.ts'))
  const logged = sources.flatMap((file) =>
    // What a stream sends to a page (`writeSSE`) is no event of the log.
    [...readFileSync(file, 'utf8').matchAll(/(?<!writeSSE\(\{ )event: '([\w.]+)'/g)].map(
      ([, name = '']) => name,
    ),
  )
  const page = readFileSync(inProject('docs', 'runbook.md'), 'utf8')
  const [, table = ''] = page.split('### Events of the log')
  const rows = [...(table.split('\n##')[0] ?? '').matchAll(/^\| (`[^|]*) \|/gm)]
  const listed = new Set(
    rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([\w.]+)`/g)].map(([, name]) => name)),
  )
  expect(logged).toContain('studio.hand_stuck')
  expect([...new Set(logged)].filter((event) => !listed.has(event))).toEqual([])
})
