import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const assets = join(import.meta.dirname, '..', '..', '..', 'dist', 'app', 'assets')

/** The built scripts by name. `npm test` builds before it runs the tests. */
function scripts(): Map<string, string> {
  if (!existsSync(assets)) throw new Error('there is no build: run npm run build')
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'))
  return new Map(names.map((name) => [name, readFileSync(join(assets, name), 'utf8')]))
}

test('the built app has no untransformed macro', () => {
  const broken = Array.from(scripts()).filter(([, text]) =>
    /lingui\/(core|react)\/macro|executed outside the context of compilation/.test(text),
  )
  expect(broken.map(([name]) => name)).toEqual([])
})

test('every message of the built catalogue is used by the built app', () => {
  const all = Array.from(scripts())
  const catalogue = all.find(([name]) => name.startsWith('locale-en-'))?.[1] ?? ''
  const ids = Array.from(catalogue.matchAll(/"([\w+/=-]{6})":\[/g), ([, id = '']) => id)
  const code = all
    .filter(([name]) => !name.startsWith('locale-'))
    .map(([, text]) => text)
    .join('\n')
  expect(ids.length).toBeGreaterThan(50)
  expect(ids.filter((id) => !code.includes(id))).toEqual([])
})

test('no built style sheet fixes a text size in px', () => {
  const sheets = readdirSync(assets).filter((name) => name.endsWith('.css'))
  const fixed = sheets.filter((name) =>
    /(?:font-size|line-height):[\d.]+px/.test(readFileSync(join(assets, name), 'utf8')),
  )
  expect(sheets.length).toBeGreaterThan(20)
  expect(fixed).toEqual([])
})
