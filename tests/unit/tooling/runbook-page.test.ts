import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { usage } from '@marquee/operator/admin/commands.ts'
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

test('every command of the back office that docs name exists', () => {
  const known = new Set(usage.flatMap((line) => /^ {2}([a-z][a-z-]*)/.exec(line)?.[1] ?? []))
  for (const also of ['help', 'close-ticket', 'end-referral']) known.add(also)
  const named = filesBelow(inProject('docs')).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run operator -- ([a-z][a-z-]*)/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(named).toEqual(expect.arrayContaining(['block', 'protection', 'ledger']))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
