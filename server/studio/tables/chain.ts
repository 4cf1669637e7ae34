import { createHash, createHmac, randomBytes } from 'node:crypto'

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

/** Draws uniform integers from 0 below a limit, at most 2^32. */
export type Draw = (limit: number) => number

/**
 * The draws of a round: HMAC-SHA256 with the chain's value (its 32 bytes) as key, of `round:0`, `round:1`, ...; each digest
 * is eight big-endian numbers of 32 bits. A number from the last incomplete multiple of the limit is passed over.
 */
export function drawsOf(value: string, roundId: string): Draw {
  const key = Buffer.from(value, 'hex')
  const words: number[] = []
  let block = 0
  const next = (): number => {
    if (words.length === 0) {
      const digest = createHmac('sha256', key).update(`${roundId}:${block}`).digest()
      block += 1
      for (let at = 0; at < digest.length; at += 4) words.push(digest.readUInt32BE(at))
    }
    return words.shift() ?? 0
  }
  return (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit)
    let word = next()
    while (word >= fair) word = next()
    return word % limit
  }
}
