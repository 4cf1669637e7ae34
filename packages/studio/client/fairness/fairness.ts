import * as v from 'valibot'
import { ProofResponse, Seeds } from '../../shared/fair-protocol.ts'
import { type CallResult, createCall } from '../common/api.ts'
import { delay } from '../common/delay.ts'
import { hexOf } from '../common/hex.ts'
import { createNotedSeeds } from './noted-seeds.ts'

/** The calls about fairness of one game session, the same in every game. They never throw. */
export interface Fair {
  /**
   * Makes sure before a round that it is drawn from a pair whose client seed this browser named after it had seen the commitment, so
   * that the house cannot have known the seed. Resolves with `false` where the studio names other seeds than this browser noted:
   * the round must not begin. A player who cannot name a seed, or only after some seconds, can play all the same: the proof of such
   * a round says that the order is not proven.
   */
  prepare(): Promise<boolean>
  seeds(): Promise<CallResult<Seeds>>
  /** Names the client seed; a pair that has one is replaced first. */
  change(clientSeed: string): Promise<CallResult<Seeds>>
  /** Reveals the server seed and begins a new pair, with a new random client seed. */
  rotate(): Promise<CallResult<Seeds>>
  /** The proof of a round, with what this browser noted of its pair. */
  proof(round: string): Promise<CallResult<ProofResponse>>
}

const ProofFields = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))
const longestWait = 6_000
/** Another window or device may name the client seed of the same pair first, a few times in a row. */
const mostCalls = 6

export function createFair(secret: string): Fair {
  const call = createCall(secret)
  const noted = createNotedSeeds()
  /** Client seeds that were sent, by commitment. */
  const sent = new Map<string, string>()
  /** Whether the active pair was found to be this browser's. */
  let isOwn = false
  let preparing: Promise<CallResult<Seeds> | 'others'> | undefined
  const seeds = () => call(Seeds, '/fair')
  const reveal = () => {
    isOwn = false
    return call(Seeds, '/fair/rotate', {})
  }
  const name = (commitment: string, clientSeed: string) => {
    sent.set(commitment, clientSeed)
    return call(Seeds, '/fair/client-seed', { commitment, client_seed: clientSeed })
  }

  /**
   * Names the client seed of the active pair, or begins another pair where somebody else named it.
   *
   * @returns `others` where the studio names another client seed than was noted, or never the one that was sent
   */
  async function ownPair(first: CallResult<Seeds>, chosen?: string): Promise<CallResult<Seeds> | 'others'> {
    let result = first
    for (let calls = 0; calls < mostCalls; calls++) {
      if (result.kind !== 'data') return result
      const { commitment, client_seed: named } = result.data
      const own = noted.of(commitment)
      if (own !== undefined && own !== named) return 'others'
      if (named === null) {
        result = await name(commitment, chosen ?? randomSeed())
        continue
      }
      if (own === undefined && sent.get(commitment) !== named) {
        result = await reveal()
        continue
      }
      if (own === undefined) noted.note(commitment, named)
      isOwn = true
      return result
    }
    return 'others'
  }

  async function shown(pair: Promise<CallResult<Seeds> | 'others'>): Promise<CallResult<Seeds>> {
    const result = await pair
    return result === 'others' ? { kind: 'noResponse' } : result
  }

  return {
    seeds,
    rotate: async () => shown(ownPair(await reveal())),
    async prepare() {
      if (isOwn) return true
      preparing ??= seeds()
        .then((result) => ownPair(result))
        .finally(() => (preparing = undefined))
      return (await Promise.race([preparing, delay(longestWait)])) !== 'others'
    },
    async change(clientSeed) {
      const known = await seeds()
      const isNamed = known.kind === 'data' && known.data.client_seed !== null
      return shown(ownPair(isNamed ? await reveal() : known, clientSeed))
    },
    async proof(round) {
      const result = await call(ProofResponse, `/fair/proof/${encodeURIComponent(round)}`)
      if (result.kind !== 'data' || !v.is(ProofFields, result.data.proof)) return result
      return { kind: 'data', data: { ...result.data, proof: withNote(result.data.proof) } }
    },
  }

  /** A proof with the note of its pair; what the studio may have written in its place is dropped. */
  function withNote(proof: string): string {
    const { named: _, ...rest } = v.parse(ProofFields, proof)
    const { commitment } = rest
    const clientSeed = typeof commitment === 'string' ? noted.of(commitment) : undefined
    return JSON.stringify(
      clientSeed === undefined ? rest : { ...rest, named: { commitment, client_seed: clientSeed } },
    )
  }
}

/** 128 random bits as hex digits. */
const randomSeed = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)))
