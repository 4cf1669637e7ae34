import { numbersBelow } from './draw.ts'
import { sha256OfHex, sha256OfText } from './hash.ts'
import { kinds } from './kinds.ts'
import { type ChainProof, type NoProof, type Proof, readProof, type SeededProof } from './proof.ts'
import { expectSame, FieldFault, objectAt } from './reader.ts'

/**
 * The steps of a check:
 * - `format`: every field is there and has its shape
 * - `copy`: each field fits its sum, so that nothing was changed by copying
 * - `seed`: the server seed is the one that was committed to
 * - `order`: the commitment and the client seed are those that the player's browser noted before the first round
 * - `chain`: the value is the chain's at its place
 * - `salt`: the salt is made of the whole list of contributions, and every value was opened as it was committed to
 * - `numbers`: the numbers are what the algorithm draws
 * - `result`: the result follows from the numbers by the game's rules
 */
export type CheckName = 'format' | 'copy' | 'seed' | 'order' | 'chain' | 'salt' | 'numbers' | 'result'

export interface Check {
  readonly name: CheckName
  /** `open`: it cannot be checked, such as the result of a kind that is not known here. A round with an open check is not proven. */
  readonly state: 'passed' | 'failed' | 'open'
  /** Which field is wrong, as in the proof: `numbers[2]`. */
  readonly path?: string
}

export type Verdict =
  | { readonly kind: 'none'; readonly reason: NoProof }
  | {
      readonly kind: 'checked'
      readonly proof: Proof | undefined
      readonly checks: readonly Check[]
      /** SHA-256 of the rules that the proof carries, which the game shows too. */
      readonly rules: string | undefined
    }

/** Whether a verdict finds nothing wrong. `open` checks do not count. */
export const hasPassed = (verdict: Verdict): boolean =>
  verdict.kind === 'checked' && verdict.checks.every(({ state }) => state !== 'failed')

/** Whether a verdict proves its round: every check was made and passed. */
export const isProven = (verdict: Verdict): boolean =>
  verdict.kind === 'checked' && verdict.checks.every(({ state }) => state === 'passed')

/** Checks the text of a proof. Pure: nothing is fetched or sent. Never rejects. */
export async function verify(text: string): Promise<Verdict> {
  let proof: Proof | NoProof
  try {
    proof = readProof(text)
  } catch (error) {
    // A field that was cut or changed may have spoiled another one's shape: its sum names it.
    const checks = [failed('format', error), await step('copy', () => fitSums(JSON.parse(text)))]
    return { kind: 'checked', proof: undefined, checks, rules: undefined }
  }
  if (typeof proof === 'string') return { kind: 'none', reason: proof }
  const checks: Check[] = [
    { name: 'format', state: 'passed' },
    await step('copy', () => fitSums(JSON.parse(text))),
  ]
  if (proof.source === 'seeds') checks.push(...(await seedChecks(proof)))
  else checks.push(...(await chainChecks(proof)))
  checks.push(await step('result', resultOf(proof)))
  const rules = proof.result['rules']
  return {
    kind: 'checked',
    proof,
    checks,
    rules: rules === undefined ? undefined : await sha256OfText(JSON.stringify(rules)),
  }
}

function failed(name: CheckName, error: unknown): Check {
  if (!(error instanceof FieldFault)) throw error
  return { name, state: 'failed', path: error.path }
}

/** Runs one check, which returns `false` where it cannot be made. */
async function step(name: CheckName, run: () => Promise<boolean> | boolean): Promise<Check> {
  try {
    return { name, state: (await run()) ? 'passed' : 'open' }
  } catch (error) {
    return failed(name, error)
  }
}

/** Whether each field of a proof fits its sum. */
async function fitSums(proof: unknown): Promise<boolean> {
  // The browser adds what it noted after the studio has written the sums.
  const { sums: all, named: _, ...fields } = objectAt(proof, '')
  const sums = objectAt(all, 'sums')
  for (const [name, value] of Object.entries(fields)) {
    const sum = await sha256OfText(JSON.stringify(value))
    if (sums[name] !== sum.slice(0, 8))
      throw new FieldFault(typeof sums[name] === 'string' ? name : `sums.${name}`)
  }
  if (Object.keys(sums).length !== Object.keys(fields).length) throw new FieldFault('sums')
  return true
}

const resultOf =
  ({ kind, limits, numbers, result }: Proof) =>
  () =>
    kinds.get(kind)?.({ limits, numbers, result }) ?? false

async function seedChecks({
  serverSeed,
  commitment,
  clientSeed,
  nonce,
  named,
  limits,
  numbers,
}: SeededProof): Promise<Check[]> {
  return [
    await step('seed', async () => {
      if (serverSeed === null) return false
      if ((await sha256OfHex(serverSeed)) !== commitment) throw new FieldFault('server_seed')
      return true
    }),
    await step('order', () => {
      if (named === undefined) return false
      if (named.commitment !== commitment) throw new FieldFault('named.commitment')
      if (named.client_seed !== clientSeed) throw new FieldFault('named.client_seed')
      return true
    }),
    await step('numbers', async () => {
      if (serverSeed === null) return false
      expectSame(numbers, await numbersBelow(serverSeed, `${clientSeed}:${nonce}`, limits), 'numbers')
      return true
    }),
  ]
}

async function chainChecks({
  chain,
  value,
  number,
  round,
  salt,
  contributions,
  limits,
  numbers,
}: ChainProof): Promise<Check[]> {
  return [
    await step('chain', async () => {
      if ((await sha256OfHex(value, number)) !== chain) throw new FieldFault('value')
      if (round !== `${chain.slice(0, 24)}-${number}`) throw new FieldFault('round')
      return true
    }),
    await step('salt', async () => {
      let joined = ''
      let before = ''
      for (const [index, [commitment, opened]] of contributions.entries()) {
        if (commitment <= before) throw new FieldFault(`contributions[${index}][0]`)
        before = commitment
        if (opened !== null && (await sha256OfHex(opened)) !== commitment)
          throw new FieldFault(`contributions[${index}][1]`)
        joined += opened === null ? `${commitment}00` : `${commitment}01${opened}`
      }
      if ((await sha256OfHex(joined)) !== salt) throw new FieldFault('salt')
      // Without a value the chain may have been chosen; who left a value unopened chose between two salts.
      return contributions.length > 0 && contributions.every(([, opened]) => opened !== null)
    }),
    await step('numbers', async () => {
      expectSame(numbers, await numbersBelow(value, `${salt}:${round}`, limits), 'numbers')
      return true
    }),
  ]
}
