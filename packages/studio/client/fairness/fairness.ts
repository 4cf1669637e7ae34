import { ProofResponse, Seeds } from '../../shared/fair-protocol.ts'
import { type CallResult, createCall } from '../common/api.ts'
import { delay } from '../common/delay.ts'
import { hexOf } from '../common/hex.ts'

/** The calls about fairness of one game session, the same in every game. They never throw. */
export interface Fair {
  /**
   * Names a random client seed, made in this browser, where none is named: the server seed's fingerprint is fixed by then. A game of
   * one player waits for it before its first round, so that the house cannot have known the seed. It resolves after some seconds in
   * any case: a player who cannot name a seed can play all the same.
   */
  prepare(): Promise<void>
  seeds(): Promise<CallResult<Seeds>>
  /** Names the client seed; pairs that have drawn are revealed first. */
  change(clientSeed: string): Promise<CallResult<Seeds>>
  /** Reveals the server seed and begins a new pair, with a new random client seed. */
  rotate(): Promise<CallResult<Seeds>>
  proof(round: string): Promise<CallResult<ProofResponse>>
}

const longestWait = 6_000

export function createFair(secret: string): Fair {
  const call = createCall(secret)
  const seeds = () => call(Seeds, '/fair')
  const reveal = () => call(Seeds, '/fair/rotate', {})
  const name = (commitment: string, clientSeed: string) =>
    call(Seeds, '/fair/client-seed', { commitment, client_seed: clientSeed })

  async function named(result: CallResult<Seeds>): Promise<CallResult<Seeds>> {
    if (result.kind !== 'data' || result.data.client_seed !== null) return result
    return name(result.data.commitment, randomSeed())
  }

  return {
    seeds,
    rotate: async () => named(await reveal()),
    prepare: async () => {
      await Promise.race([seeds().then(named), delay(longestWait)])
    },
    async change(clientSeed) {
      const known = await seeds()
      const fresh = known.kind === 'data' && known.data.next_nonce > 0 ? await reveal() : known
      return fresh.kind === 'data' ? name(fresh.data.commitment, clientSeed) : fresh
    },
    proof: (round) => call(ProofResponse, `/fair/proof/${encodeURIComponent(round)}`),
  }
}

/** 128 random bits as hex digits. */
const randomSeed = (): string => hexOf(crypto.getRandomValues(new Uint8Array(16)))
