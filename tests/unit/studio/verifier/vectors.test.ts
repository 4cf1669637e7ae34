import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { hasPassed, verify } from '@marquee/studio/verifier/verify.ts'
import { seeded } from '../../../support/seed.ts'

const Vector = v.object({
  about: v.string(),
  expect: v.picklist(['passed', 'failed', 'open']),
  path: v.optional(v.string()),
  proof: v.record(v.string(), v.unknown()),
})
const folder = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'studio', 'verifier', 'vectors')
const vectors = readdirSync(folder).map(
  (name) => [name, v.parse(Vector, JSON.parse(readFileSync(join(folder, name), 'utf8')))] as const,
)

/** The first field that is named as wrong. */
const pathOf = async (text: string): Promise<string | undefined> => {
  const verdict = await verify(text)
  return verdict.kind === 'none' ? undefined : verdict.checks.find(({ state }) => state === 'failed')?.path
}

describe('the published verifier', () => {
  test.each(vectors)('%s comes out as it should', async (_, { expect: outcome, path, proof }) => {
    const verdict = await verify(JSON.stringify(proof))
    expect(hasPassed(verdict)).toBe(outcome !== 'failed')
    expect(await pathOf(JSON.stringify(proof))).toBe(path)
    const open = verdict.kind === 'checked' && verdict.checks.find(({ name }) => name === 'numbers')?.state
    expect(open === 'open').toBe(outcome === 'open')
  })

  test('seeded: a proof with one changed character does not hold, and says which field it is', () =>
    seeded(async (random) => {
      const right = vectors.filter(([, { expect: outcome }]) => outcome === 'passed')
      for (let index = 0; index < 150; index++) {
        const [, { proof }] = right[random.integer(0, right.length - 1)] ?? right[0] ?? ['', { proof: {} }]
        const fields = Object.entries(proof)
        const [name, value] = fields[random.integer(0, fields.length - 1)] ?? ['', '']
        const text = JSON.stringify(value)
        const at = random.integer(0, text.length - 1)
        const changed = text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1)
        const others = fields.map(
          ([one, other]) => `"${one}":${one === name ? changed : JSON.stringify(other)}`,
        )
        const verdict = await verify(`{${others.join(',')}}`)
        expect(hasPassed(verdict), `${name}: ${changed}`).toBe(false)
        if (verdict.kind === 'none') continue
        const paths = verdict.checks.flatMap(({ path }) => path ?? [])
        expect(
          paths.some((path) => path.startsWith(name) || name === 'sums'),
          `${name}: ${changed} -> ${paths.join()}`,
        ).toBe(true)
      }
    }))

  test.each([
    ['', 'notJson'],
    ['no proof', 'notJson'],
    ['null', 'otherFormat'],
    ['[1]', 'otherFormat'],
    ['{"marquee_proof":2}', 'otherFormat'],
    ['{"a":1}', 'otherFormat'],
    [`"${'x'.repeat(200_000)}"`, 'tooLong'],
    [`{"marquee_proof":1,"result":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 'otherFormat'],
  ])('%.20s is no proof', async (text, reason) => {
    expect(await verify(text)).toEqual({ kind: 'none', reason })
  })

  test.each([
    [{ marquee_proof: 1 }, 'kind'],
    [{ limits: [0, 1, 1, 1, 1] }, 'limits[0]'],
    [{ limits: [1e300] }, 'limits[0]'],
    [{ numbers: [1] }, 'numbers'],
    [{ numbers: 'x' }, 'numbers'],
    [{ nonce: -1 }, 'nonce'],
    [{ client_seed: 'a:b' }, 'client_seed'],
    [{ extra: 1 }, 'extra'],
    [{ __proto__: null, result: null }, 'result'],
  ])('a field of another shape is named: %o', async (change, path) => {
    const [, { proof }] = vectors.find(([name]) => name === 'slot-lines.json') ??
      vectors[0] ?? ['', { proof: {} }]
    const whole = 'marquee_proof' in change ? change : { ...proof, ...change }
    expect(await pathOf(JSON.stringify(whole))).toBe(path)
  })
})
