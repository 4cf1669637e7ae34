import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allEndpoints } from '@marquee/operator/routes/all-endpoints.ts'
import { featureNames } from '@marquee/contract/features.ts'
import { calls } from '../../support/least-operator/calls.ts'

const page = readFileSync(new URL('../../../docs/least-operator.md', import.meta.url), 'utf8')

/** The calls that a cell of a table names. */
const callsIn = (cell: string) => [...cell.matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, call = '']) => call)

const ofFeatures = new Map(
  [...page.matchAll(/^\| `(\w+)` *\|([^|]*)\|/gm)].map(([, name = '', cell = '']) => [name, callsIn(cell)]),
)
const ofEvery = [...page.matchAll(/^\| (`(?:GET|POST) [^|]*)\|/gm)].flatMap(([, cell = '']) => callsIn(cell))

/** Features that are announced by a variable of their own. */
const ownVariable =
  /^\/(?:game\/try$|auth\/passkey|account\/passkeys|protection|wallet\/\w+\/\{id\}\/cancel$)/

test('docs/least-operator.md lists every feature with its calls, and every other call as every operator’s', () => {
  const wanted = new Map<string, string[]>(featureNames.map((name) => [name, []]))
  const every = new Set(['GET /api/cnf'])
  for (const { method, path, feature } of Object.values(allEndpoints)) {
    if (feature) wanted.get(feature)?.push(`${method} ${path}`)
    else if (!ownVariable.test(path)) every.add(`${method} ${path}`)
  }
  const sorted = (features: ReadonlyMap<string, readonly string[]>) =>
    [...features].map(([name, list]) => [name, list.toSorted()]).toSorted()
  expect(sorted(ofFeatures)).toEqual(sorted(wanted))
  expect(ofEvery.toSorted()).toEqual([...every].toSorted())
})

test('the least operator of the tests has what that page says, and nothing else', () => {
  const specified = /\*\*Specification\*\*([\s\S]*)\*\*Further\*\*/.exec(page)?.[1] ?? ''
  const listed = [...ofEvery, ...callsIn(specified)].filter((call) => call !== 'GET /api/cnf')
  const served = Object.keys(calls).toSorted()
  expect(served).toEqual([...new Set(listed.map((call) => call.replaceAll(/\{\w+\}/g, '*')))].toSorted())
})
