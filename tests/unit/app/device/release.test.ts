import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { fetchRelease, isReplaced } from '../../../../src/platform/http/http-release.ts'

const read = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const answers = (text: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(text, { status }))

afterEach(() => vi.unstubAllGlobals())

test('what is new is of this very version, in every language, in a few short sentences', async () => {
  answers(read('public/release.json'))
  const release = await fetchRelease()
  const { version } = JSON.parse(read('package.json')) as { version: string }
  expect(release?.version).toBe(version)
  expect(release?.notes.length).toBeGreaterThan(0)
  for (const note of release?.notes ?? []) {
    expect(Object.keys(note).toSorted()).toEqual(languages.toSorted())
    for (const language of languages) expect(textIn(note, language).length).toBeLessThan(120)
  }
})

test.each([
  ['a page in its place', '<!doctype html>', 200],
  ['another shape', '{"version":1,"notes":"all"}', 200],
  ['a long list', JSON.stringify({ version: '1', notes: Array(99).fill('new') }), 200],
  ['nothing', '', 404],
])('%s says nothing of what is new', async (_case, text, status) => {
  answers(text, status)
  expect(await fetchRelease()).toBeUndefined()
})

test.each([
  ['the page names this build', '<script src="/assets/index-own.js"></script>', false],
  ['the page names another build', '<script src="/assets/index-new.js"></script>', true],
  ['a captive portal answers', '<!doctype html><title>Sign in to the network</title>', undefined],
])('whether the build was replaced: %s', async (_case, page, expected) => {
  answers(page)
  expect(await isReplaced('/assets/index-own.js')).toBe(expected)
})

test('whether the build was replaced is unknown while the site cannot be reached', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('not reached')
  })
  expect(await isReplaced('/assets/index-own.js')).toBeUndefined()
})
