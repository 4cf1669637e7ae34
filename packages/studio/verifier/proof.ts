import * as v from 'valibot'
import {
  FieldFault,
  Hash,
  hashAt,
  type Json,
  listAt,
  objectAt,
  shapedAt,
  textAt,
  wholeAt,
  wholesAt,
} from './reader.ts'

/** What every proof has. */
interface Common {
  readonly kind: string
  readonly game: string
  readonly round: string
  readonly limits: readonly number[]
  readonly numbers: readonly number[]
  readonly result: Json
}

const clientSeedShape = /^[!-9;-~]{1,64}$/
const Named = v.strictObject({
  commitment: Hash,
  client_seed: v.pipe(v.string(), v.regex(clientSeedShape)),
})

/** The proof of a round that one player's seeds drew. `serverSeed` is null while it is secret. */
export interface SeededProof extends Common {
  readonly source: 'seeds'
  readonly commitment: string
  readonly serverSeed: string | null
  readonly clientSeed: string
  readonly nonce: number
  /** What the player's browser noted of the pair before the first round; absent in a proof that did not pass through it. */
  readonly named: v.InferOutput<typeof Named> | undefined
}

/** The proof of a round of a live table, drawn from a published hash chain. */
export interface ChainProof extends Common {
  readonly source: 'chain'
  readonly chain: string
  readonly value: string
  readonly number: number
  readonly salt: string
  readonly contributions: readonly (readonly [commitment: string, value: string | null])[]
}

export type Proof = SeededProof | ChainProof

/** A proof is a few kilobytes. */
const longest = 100_000
const mostDraws = 1_000
const chainLength = 4_096
/** Lists in lists and objects in objects: deeper ones would exhaust the stack of whatever reads them. */
const deepest = 16

const commonNames = ['marquee_proof', 'kind', 'game', 'round', 'limits', 'numbers', 'result', 'sums']
const seedNames = ['commitment', 'server_seed', 'client_seed', 'nonce', 'named']
const chainNames = ['chain', 'value', 'number', 'salt', 'contributions']

/** Why a text is no proof. */
export type NoProof = 'tooLong' | 'notJson' | 'otherFormat'

/**
 * Reads a proof.
 *
 * @returns a word for a text that is no proof at all
 * @throws FieldFault for a proof with a field that is missing, unknown or of another shape
 */
export function readProof(text: string): Proof | NoProof {
  if (text.length > longest) return 'tooLong'
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'notJson'
  }
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'otherFormat'
  if (!isShallow(json, deepest)) return 'otherFormat'
  const all = objectAt(json, '')
  if (all['marquee_proof'] !== 1) return 'otherFormat'
  const isChain = Object.hasOwn(all, 'chain')
  const known = new Set([...commonNames, ...(isChain ? chainNames : seedNames)])
  for (const name of Object.keys(all)) if (!known.has(name)) throw new FieldFault(name.slice(0, 40))
  const common: Common = {
    kind: textAt(all['kind'], 'kind'),
    game: textAt(all['game'], 'game'),
    round: textAt(all['round'], 'round'),
    limits: listAt(all['limits'], 'limits', (item, at) => wholeAt(item, at, 1, 2 ** 32), mostDraws),
    numbers: wholesAt(all['numbers'], 'numbers'),
    result: objectAt(all['result'], 'result'),
  }
  objectAt(all['sums'], 'sums')
  if (common.numbers.length !== common.limits.length) throw new FieldFault('numbers')
  return isChain ? { ...common, ...chainPart(all) } : { ...common, ...seedPart(all) }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}

function seedPart(all: Json): Omit<SeededProof, keyof Common> {
  return {
    source: 'seeds',
    commitment: hashAt(all['commitment'], 'commitment'),
    serverSeed: all['server_seed'] === null ? null : hashAt(all['server_seed'], 'server_seed'),
    clientSeed: textAt(all['client_seed'], 'client_seed', clientSeedShape),
    nonce: wholeAt(all['nonce'], 'nonce'),
    named: all['named'] === undefined ? undefined : shapedAt(Named, all['named'], 'named'),
  }
}

function chainPart(all: Json): Omit<ChainProof, keyof Common> {
  return {
    source: 'chain',
    chain: hashAt(all['chain'], 'chain'),
    value: hashAt(all['value'], 'value'),
    number: wholeAt(all['number'], 'number', 1, chainLength),
    salt: hashAt(all['salt'], 'salt'),
    contributions: listAt(all['contributions'], 'contributions', contribution, 100),
  }
}

function contribution(item: unknown, path: string): readonly [string, string | null] {
  if (!Array.isArray(item) || item.length !== 2) throw new FieldFault(path)
  const [commitment, value]: unknown[] = item
  return [hashAt(commitment, `${path}[0]`), value === null ? null : hashAt(value, `${path}[1]`)]
}
