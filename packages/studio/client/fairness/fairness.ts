import * as v from 'valibot'
import { ProofResponse, Seeds } from '../../shared/fair-protocol.ts'
import { type CallResult, createCall } from '../common/api.ts'
import { delay } from '../common/delay.ts'
import { hexOf } from '../common/hex.ts'
import { createNotedSeeds } from './noted-seeds.ts'

/** The calls about fairness of one game session, the same in every game. They never throw. */
export interface Fair {
  /** Does in advance what a round needs. */
  prepare(): Promise<unknown>
  /**
   * Makes the call that begins a round, which may be repeated until it has a response. It carries the commitment of a pair whose client
   * seed this browser named after it had seen that commitment, so that the house cannot have known the seed; the studio draws the round
   * from no other pair. Where another device, or the house, has replaced the pair, the next one is prepared. The result is `other_seeds`,
   * and nothing is staked, where the studio names other seeds than this browser noted. A player who cannot name a seed, or only after
   * some seconds, can play all the same, without a commitment: the proof of such a round says that the order is not proven.
   */
  order<T>(begin: (commitment: string | undefined) => Promise<CallResult<T>>): () => Promise<CallResult<T>>
  /** The active pair. As of `change` and `rotate`, the result is `other_seeds` where it is not what this browser noted. */
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
const otherSeeds = { kind: 'refused', code: 'other_seeds', wait: undefined } as const
const isOtherSeeds = (result: CallResult<unknown>): boolean =>
  result.kind === 'refused' && result.code === 'other_seeds'
/** Another window or device may name the client seed of the same pair first, a few times in a row. */
const mostCalls = 6

export function createFair(secret: string): Fair {
  const call = createCall(secret)
  const noted = createNotedSeeds()
  /** Client seeds that were sent, by commitment. */
  const sent = new Map<string, string>()
  /** The commitment of the active pair, once it was found to be this browser's. */
  let ownCommitment: string | undefined
  let preparing: Promise<CallResult<Seeds>> | undefined
  const seeds = () => call(Seeds, '/fair')
  const reveal = () => {
    ownCommitment = undefined
    return call(Seeds, '/fair/rotate', {})
  }
  const name = (commitment: string, clientSeed: string) => {
    sent.set(commitment, clientSeed)
    return call(Seeds, '/fair/client-seed', { commitment, client_seed: clientSeed })
  }

  /**
   * Names the client seed of the active pair, or begins another pair where somebody else named it.
   *
   * @returns `other_seeds` where the studio names another client seed than was noted, or never the one that was sent
   */
  async function ownPair(first: CallResult<Seeds>, chosen?: string): Promise<CallResult<Seeds>> {
    let result = first
    for (let calls = 0; calls < mostCalls; calls++) {
      if (result.kind !== 'data') return result
      const { commitment, client_seed: named } = result.data
      if (isOther(result.data)) return otherSeeds
      const own = noted.of(commitment)
      if (named === null) {
        result = await name(commitment, chosen ?? randomSeed())
        continue
      }
      if (own === undefined && sent.get(commitment) !== named) {
        result = await reveal()
        continue
      }
      if (own === undefined) noted.note(commitment, named)
      ownCommitment = commitment
      return result
    }
    return otherSeeds
  }

  function isOther({ commitment, client_seed: named }: Seeds): boolean {
    const own = noted.of(commitment)
    return own !== undefined && own !== named
  }

  async function prepare(): Promise<CallResult<Seeds> | undefined> {
    if (ownCommitment !== undefined) return undefined
    preparing ??= seeds()
      .then((result) => ownPair(result))
      .finally(() => (preparing = undefined))
    return (await Promise.race([preparing, delay(longestWait)])) ?? undefined
  }

  return {
    prepare,
    order(begin) {
      /** Then nobody may say that nothing was staked before the studio has. */
      let mayHaveBegun = false
      return async () => {
        for (let calls = 0; calls < mostCalls; calls++) {
          const prepared = mayHaveBegun ? undefined : await prepare()
          if (prepared !== undefined && isOtherSeeds(prepared)) return otherSeeds
          mayHaveBegun = true
          const result = await begin(ownCommitment)
          if (!isOtherSeeds(result)) return result
          mayHaveBegun = false
          ownCommitment = undefined
        }
        return otherSeeds
      }
    },
    async seeds() {
      const result = await seeds()
      return result.kind === 'data' && isOther(result.data) ? otherSeeds : result
    },
    rotate: async () => ownPair(await reveal()),
    async change(clientSeed) {
      const known = await seeds()
      const isNamed = known.kind === 'data' && known.data.client_seed !== null
      return ownPair(isNamed ? await reveal() : known, clientSeed)
    },
    async proof(round) {
      const result = await call(ProofResponse, `/fair/proof/${encodeURIComponent(round)}`)
      const fields = v.safeParse(ProofFields, result.kind === 'data' ? result.data.proof : undefined)
      if (result.kind !== 'data' || !fields.success) return result
      return { kind: 'data', data: { ...result.data, proof: withNote(fields.output) } }
    },
  }

  /** A proof with the note of its pair; what the studio may have written in its place is dropped. */
  function withNote(fields: v.InferOutput<typeof ProofFields>): string {
    const { named: _, ...rest } = fields
    const { commitment } = rest
    const clientSeed = typeof commitment === 'string' ? noted.of(commitment) : undefined
    return JSON.stringify(
      clientSeed === undefined ? rest : { ...rest, named: { commitment, client_seed: clientSeed } },
    )
  }
}

/** 128 random bits as hex digits. */
const randomSeed = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)))
