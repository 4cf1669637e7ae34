import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allEndpoints } from '@marquee/operator/routes/all-endpoints.ts'
import { openApi } from '@marquee/operator/routes/openapi.ts'
import { Game, Provider } from '@marquee/contract/game.ts'
import { counselLimits } from '@marquee/contract/inquiry-limits.ts'
import type { Endpoint } from '@marquee/contract/endpoint.ts'

const page = readFileSync(new URL('../../../docs/contract.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| `([A-Z]+ \/[^`]+)` *\|.*\| *(\w+) *\| *(yes|no) *\|$/gm)].map(
  ([, call = '', login = '', key = '']) => ({ call, login, key }),
)

/** The fields of the table below a sentence of the page, with whether they are required. */
function fieldsBelow(sentence: string): Map<string, boolean> {
  const [, below = ''] = page.split(`\n${sentence}`)
  const [, table = ''] = below.split('\n\n')
  return new Map(
    [...table.matchAll(/^\| `(\w+)` *\| (yes|no) /gm)].map(([, field = '', required]) => [
      field,
      required === 'yes',
    ]),
  )
}

test.each([
  ['The schemas are in', Provider],
  ['A game. What is not sent', Game],
])('the table after “%s” has the fields of the schema', (sentence, { entries }) => {
  const fields = Object.entries(entries).map(([field, { type }]) => [field, type !== 'optional'] as const)
  expect(fieldsBelow(sentence)).toEqual(new Map(fields))
})

test('the lengths of an inquiry are those of the schema', () => {
  const { title, content } = counselLimits
  expect(page).toContain(
    `at most ${content.toLocaleString('en')} characters, its title at most ${title.toLocaleString('en')};`,
  )
})

const contract = import.meta.glob<Record<string, unknown>>('../../../packages/contract/*.ts', { eager: true })

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

test('allEndpoints has every endpoint that a file of packages/contract exports', () => {
  const exported = Object.values(contract)
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null)
    .flatMap((value) => Object.values(value))
    .filter(isEndpoint)
  expect(exported.length).toBeGreaterThan(0)
  expect(new Set(Object.values(allEndpoints))).toEqual(new Set(exported))
  // A spread silently replaces an endpoint that has the same name.
  expect(Object.keys(allEndpoints)).toHaveLength(exported.length)
})

test('docs/contract.md lists every call of the contract, with whether it needs a session and a key', () => {
  const wanted = new Map<string, { login: string; key: string }>([
    // Not an endpoint of the contract: it is read before any of them can be called.
    ['GET /api/cnf', { login: 'no', key: 'no' }],
  ])
  for (const { method, path, login, keyed } of Object.values(allEndpoints)) {
    const call = `${method} ${path}`
    // Two endpoints share a path: the list of providers is for anybody, a provider's games are not.
    const isShared = wanted.has(call)
    wanted.set(call, { login: isShared ? 'games' : login ? 'yes' : 'no', key: keyed ? 'yes' : 'no' })
  }
  expect(rows).toHaveLength(wanted.size)
  expect(new Map(rows.map(({ call, login, key }) => [call, { login, key }]))).toEqual(wanted)
})

test('/openapi.json serves every call that docs/contract.md lists', () => {
  const served = Object.entries(openApi()['paths'] as Record<string, Record<string, unknown>>).flatMap(
    ([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(served.toSorted()).toEqual(
    rows
      .map(({ call }) => call)
      .filter((call) => call !== 'GET /api/cnf')
      .toSorted(),
  )
})
