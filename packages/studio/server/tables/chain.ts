import { createHash, randomBytes } from 'node:crypto'
import type { Draw } from '../../shared/draw.ts'
import { drawsFrom } from '../fairness/draws.ts'

/**
 * A published hash chain: value k is the SHA-256 of value k + 1, and the end (value 0) is published before the first round.
 * Round k uncovers value k, whose k-fold SHA-256 is the end. Nobody can compute a later value from an earlier one.
 */

/** Rounds of one chain. Hashing from its start to any value takes a few milliseconds. */
export const chainLength = 4_096

/** A new start of a chain, 64 hex digits. It is secret until the chain is used up. */
export const newChainStart = (): string => randomBytes(32).toString('hex')

const sha256 = (value: Buffer): Buffer => createHash('sha256').update(value).digest()

/**
 * Value `index` of a chain, 64 hex digits; 0 is the end.
 *
 * @param start the last value, from `newChainStart`
 * @throws RangeError beyond the chain
 */
export function chainValue(start: string, index: number): string {
  if (index < 0 || index > chainLength) throw new RangeError(`a chain has no value ${index}`)
  let value: Buffer = Buffer.from(start, 'hex')
  for (let at = chainLength; at > index; at--) value = sha256(value)
  return value.toString('hex')
}

/**
 * The draws of a round at a table: its key is the 32 bytes of the chain's value, uncovered with the result; the messages begin with
 * the chain's salt.
 */
export function drawsOf(value: string, roundId: string, salt: string): Draw {
  return drawsFrom(Buffer.from(value, 'hex'), `${salt}:${roundId}`)
}
