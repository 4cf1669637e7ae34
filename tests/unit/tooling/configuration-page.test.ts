import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

test('docs/configuration.md lists every variable of the environment that operator and app read', () => {
  const settings = [
    ...read('packages/operator/site/settings.ts').matchAll(/\b(?:text|number|oneOf|list)\(\s*'([A-Z_]+)'/g),
  ]
  const inApp = ['VITE_CONFIG_KEY', 'VITE_CONFIG_URL']
  const rows = [...read('docs/configuration.md').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm)]
  const listed = rows.flatMap(([, names = '']) => names.split(', ').map((name) => name.slice(1, -1)))
  const known = new Set([...settings.map(([, name = '']) => name), ...inApp])
  expect(settings.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual([...known].toSorted())
})
