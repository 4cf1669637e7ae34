import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openApi } from '../../../server/routes/openapi.ts'
import { accountEndpoints } from '../../../src/contract/account-endpoints.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { pushEndpoints } from '../../../src/contract/push.ts'
import { supportEndpoints } from '../../../src/contract/support-endpoints.ts'
import { walletEndpoints } from '../../../src/contract/wallet-endpoints.ts'

const page = readFileSync(new URL('../../../docs/contract.md', import.meta.url), 'utf8')
const rows = [...page.matchAll(/^\| `([A-Z]+ \/[^`]+)` *\|.*\| *(\w+) *\| *(yes|no) *\|$/gm)].map(
  ([, call = '', login = '', key = '']) => ({ call, login, key }),
)

test('docs/contract.md lists every call of the contract, with whether it needs a session and a key', () => {
  const all = { ...endpoints, ...accountEndpoints, ...walletEndpoints, ...supportEndpoints, ...pushEndpoints }
  const wanted = new Map<string, { login: string; key: string }>([
    // Not an endpoint of the contract: it is read before any of them can be called.
    ['GET /api/cnf', { login: 'no', key: 'no' }],
  ])
  for (const { method, path, login, keyed } of Object.values(all)) {
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
