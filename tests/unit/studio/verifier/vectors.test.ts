import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { proofText } from '@marquee/studio/server/fairness/proof-text.ts'
import { hasPassed, isProven, verify } from '@marquee/studio/verifier/verify.ts'
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

const Fields = v.custom<Parameters<typeof proofText>[0]>((value) => typeof value === 'object')

/** The proof of a vector with other fields, whose sums fit them. */
function altered(name: string, change: object): string {
  const found = vectors.find(([file]) => file === name)
  const { sums: _, ...fields } = found?.[1].proof ?? {}
  return proofText(v.parse(Fields, { ...fields, ...change }))
}

const Names = v.record(v.string(), v.unknown())
const removed = Symbol('removed')

/** A value with another one at a path through its fields and items. */
function withAt(value: unknown, [step, ...further]: readonly string[], next: unknown): unknown {
  if (step === undefined) return next
  if (Array.isArray(value)) {
    const [index, items]: [number, unknown[]] = [Number(step), value]
    const item = withAt(items[index], further, next)
    return items.toSpliced(index, 1, ...(item === removed ? [] : [item]))
  }
  const fields = Object.entries(v.parse(Names, value)).filter(([name]) => name !== step)
  const item = withAt(v.parse(Names, value)[step], further, next)
  // Not `{ ...fields, [step]: item }`, which would set the prototype.
  return Object.fromEntries(item === removed ? fields : [...fields, [step, item]])
}

/** The proof of a vector with the browser's note, and with another value of a field. The sums fit it. */
function edited(name: string, field = '', value: unknown = removed): string {
  const proof = vectors.find(([file]) => file === `${name}.json`)?.[1].proof ?? {}
  const noted = { commitment: proof['commitment'], client_seed: proof['client_seed'] }
  const whole = 'commitment' in proof ? { ...proof, named: noted } : proof
  const steps = field.split('.')
  const { named, result } = v.parse(Names, field === '' ? whole : withAt(whole, steps, value))
  const { named: _, ...fields } = v.parse(Names, JSON.parse(altered(`${name}.json`, { result })))
  return JSON.stringify(named === undefined ? fields : { ...fields, named })
}

const Contributions = v.array(v.tuple([v.string(), v.nullable(v.string())]))
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** Runs `npm run verify` on a proof. */
const commandOn = (text: string) =>
  spawnSync(process.execPath, [join(folder, '..', 'main.ts'), '-'], { input: text, encoding: 'utf8' })

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

  test('a contribution that is added to a salt, opened or not, or left out of it is found', async () => {
    const tables = vectors.filter(
      ([, { expect: outcome, proof }]) => outcome === 'passed' && 'chain' in proof,
    )
    expect(tables.length).toBeGreaterThan(3)
    for (const [name, { proof }] of tables) {
      const list = v.parse(Contributions, proof['contributions'])
      const sorted = (more: typeof list) =>
        [...list, ...more].toSorted(([one], [other]) => (one < other ? -1 : 1))
      const value = '07'.repeat(32)
      const commitment = createHash('sha256').update(Buffer.from(value, 'hex')).digest('hex')
      const lists = [
        sorted([[digest('unopened'), null]]),
        sorted(
          Array.from({ length: 15 }, (_, index) => [digest(String(index)), null] as const).map(([x, y]) => [
            x,
            y,
          ]),
        ),
        sorted([[commitment, value]]),
        list.slice(1),
        list.map(([one], index): [string, string | null] => [
          one,
          index === 0 ? null : (list[index]?.[1] ?? null),
        ]),
      ]
      for (const contributions of lists)
        expect(await pathOf(altered(name, { contributions })), name).toBe('salt')
    }
  })

  test('a round is proven only when every check passed: exit code 2 otherwise', async () => {
    const exitCodeOf = (text: string) => commandOn(text).status
    const roulette = altered('roulette.json', {})
    expect(isProven(await verify(roulette))).toBe(true)
    expect(exitCodeOf(roulette)).toBe(0)
    const slot = vectors.find(([name]) => name === 'slot-lines.json')?.[1].proof ?? {}
    const { rules: _, ...result } = v.parse(v.record(v.string(), v.unknown()), slot['result'])
    const undecided = [
      altered('roulette.json', { kind: 'craps' }),
      altered('slot-lines.json', { result }),
      altered('slot-lines-secret.json', {}),
    ]
    for (const text of undecided) {
      expect(hasPassed(await verify(text))).toBe(true)
      expect(isProven(await verify(text))).toBe(false)
      expect(exitCodeOf(text)).toBe(2)
    }
    expect(exitCodeOf(altered('roulette.json', { numbers: [20] }))).toBe(1)
  })

  test('the order of commitment and bet is proven by what the player’s browser noted of the pair', async () => {
    const { commitment, client_seed: clientSeed } =
      vectors.find(([name]) => name === 'slot-lines.json')?.[1].proof ?? {}
    const noted = (named: object) => JSON.stringify({ ...JSON.parse(altered('slot-lines.json', {})), named })
    const right = noted({ commitment, client_seed: clientSeed })
    expect(isProven(await verify(right))).toBe(true)
    // Whoever made up the round could have written that too.
    expect(commandOn(right).stdout).toContain("only where you copied the proof from the game's own sheet")
    expect(commandOn(altered('slot-lines.json', {})).stdout).not.toContain('where you copied')
    const without = await verify(altered('slot-lines.json', {}))
    expect(hasPassed(without)).toBe(true)
    expect(isProven(without)).toBe(false)
    expect(await pathOf(noted({ commitment, client_seed: 'another' }))).toBe('named.client_seed')
    expect(await pathOf(noted({ commitment: 'f'.repeat(64), client_seed: clientSeed }))).toBe(
      'named.commitment',
    )
    expect(await pathOf(noted({ commitment }))).toBe('named.client_seed')
  })

  // A field more or less, or rules that no game can have.
  test.each<[vector: string, field: string, value: unknown, path: string]>([
    ['slot-lines', 'result.currency', removed, 'result.currency'],
    ['slot-lines', 'result.currency', 'krw', 'result.currency'],
    ['holdem', 'result.currency', removed, 'result.currency'],
    ['blackjack', 'result.jackpot', 500_000_000, 'result.jackpot'],
    ['blackjack', 'result.__proto__', 5, 'result.__proto__'],
    ['roulette', 'result.constructor', 5, 'result.constructor'],
    ['roulette', 'result.bets.0.extra', 1, 'result.bets[0].extra'],
    ['roulette', 'result.bets.0.spot', removed, 'result.bets[0].spot'],
    ['roulette', 'result.bets.0.amount', 2 ** 53 - 1, 'result.bets[0].amount'],
    ['slot-lines-loss', 'result.stake', 1_001, 'result.stake'],
    ['slot-lines-loss', 'result.stake', 2 ** 53 - 1, 'result.stake'],
    ['slot-lines', 'named.extra', 1, 'named.extra'],
    ['slot-lines', 'result.rules.extra', 1, 'result.rules.extra'],
    ['slot-lines', 'result.rules.wild', 2 ** 53 - 1, 'result.rules.wild'],
    ['slot-lines', 'result.rules.wild', 8, 'result.rules.wild'],
    ['slot-lines', 'result.rules.pays.8', [0, 0, 0, 0, 0, 0], 'result.rules.pays'],
    ['slot-lines', 'result.rules.pays.7', removed, 'result.rules.strips[0]'],
    ['slot-lines', 'result.rules.pays.2.5', removed, 'result.rules.pays[2]'],
    ['slot-lines', 'result.rules.pays.2.3', 2 ** 53 - 1, 'result.rules.pays[2][3]'],
    ['slot-lines', 'result.rules.strips.1.4', 8, 'result.rules.strips[1]'],
    ['slot-lines', 'result.rules.lines.1.5', 0, 'result.rules.lines[1]'],
    ['slot-lines', 'result.rules.lines.1.4', removed, 'result.rules.lines[1]'],
    ['slot-lines-loss', 'result.rules.lines.10', [0, 0, 0, 0, 0], 'result.rules.lines[10]'],
    ['slot-ways', 'result.rules.lines', removed, 'result.rules.lines'],
    ['slot-ways', 'result.rules.counts.3', 5, 'result.rules.counts[3]'],
    ['slot-ways', 'result.rules.counts.0', 4, 'result.rules.counts[1]'],
    ['slot-ways', 'result.rules.counts.2', 6, 'result.rules.counts[2]'],
    ['slot-cluster', 'result.rules.rows', removed, 'result.rules.rows'],
    ['slot-cluster', 'result.rules.rows', 6, 'result.rules.rows'],
    ['slot-cluster', 'result.rules.rows', '5', 'result.rules.rows'],
    ['slot-cluster', 'result.rules.strips', removed, 'result.rules.strips'],
    ['slot-cluster', 'result.rules.counts.0', 4, 'result.rules.counts[0]'],
    ['slot-cluster', 'result.rules.pays.8', [0, 0, 0, 0, 0, 0, 0, 0], 'result.rules.pays'],
    ['slot-cluster', 'result.rules.heroes', 10_001, 'result.rules.heroes'],
    ['slot-cluster', 'result.rules.cap', 2 ** 53 - 1, 'result.rules.cap'],
    ['slot-free-spins', 'result.rules.rows', 4, 'result.rules.rows'],
    ['slot-free-spins', 'result.rules.multipliers', [], 'result.rules.multipliers'],
    ['slot-free-spins', 'result.rules.pays.7', removed, 'result.rules.pays'],
    ['slot-free-spins', 'result.rules.awards.0.spins', removed, 'result.rules.awards[0].spins'],
    ['slot-free-spins', 'result.rules.awards.1.scatters', '4', 'result.rules.awards[1].scatters'],
    ['slot-free-spins', 'result.rules.awards.1.spins', -1, 'result.rules.awards[1].spins'],
    ['slot-free-spins', 'result.rules.awards.1.extra', 1, 'result.rules.awards[1].extra'],
    ['slot-free-spins', 'result.rules.awards.3', { scatters: 5, spins: 20 }, 'result.rules.awards[3]'],
  ])('%s with %s of %o is not proven', async (name, field, value, path) => {
    expect(isProven(await verify(edited(name)))).toBe(true)
    expect(await pathOf(edited(name, field, value))).toBe(path)
  })

  test('what no check covers is named: the bets of a table, the stake and the currency of a round of seeds', () => {
    const printed = (text: string) =>
      spawnSync(process.execPath, [join(folder, '..', 'main.ts'), '-'], { input: text, encoding: 'utf8' })
    const made = { spot: '19', amount: 1_000_000, back: 36_000_000 }
    for (const bets of [[], [made]]) {
      const { status, stdout } = printed(edited('roulette', 'result.bets', bets))
      expect(status).toBe(0)
      expect(stdout).toContain("The bets are the studio's statement")
    }
    const { status, stdout } = printed(edited('slot-lines', 'result.currency', 'USD'))
    expect(status).toBe(0)
    expect(stdout).toContain("the stake and the currency are the studio's statement")
  })

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
