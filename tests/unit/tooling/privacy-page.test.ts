import { readFileSync } from 'node:fs'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/project.ts'
import { filesBelow } from '../../support/files-below.ts'

test('docs/privacy.md lists every table with data of a player', async () => {
  const files = filesBelow(inProject('packages')).filter((file) =>
    /(?<!node_modules.*)\/schema\.ts$/.test(file),
  )
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(file)))
  const tables = modules
    .flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))
    .map((table) => getTableConfig(table))

  const personal = new Set(['players', 'attempts', 'idempotency_keys', 'tickets', 'transactions'])
  for (let before = -1; before < personal.size;) {
    before = personal.size
    for (const { name, columns, foreignKeys } of tables)
      if (
        columns.some((column) => /^player(?:_id)?$/.test(column.name)) ||
        foreignKeys.some((key) => personal.has(getTableConfig(key.reference().foreignTable).name))
      )
        personal.add(name)
  }

  const page = readFileSync(inProject('docs', 'privacy.md'), 'utf8')
  const listed = [...page.matchAll(/^\| *`(\w+)`/gm)].map(([, name = '']) => name)
  expect(listed.toSorted()).toEqual([...personal].toSorted())
})
