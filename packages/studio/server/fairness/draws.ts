import { createHmac } from 'node:crypto'
import type { Draw } from '../../shared/draw.ts'

/** Everything that a round drew, in order: `numbers[i]` was drawn from 0 below `limits[i]`. */
export interface Drawn {
  readonly limits: readonly number[]
  readonly numbers: readonly number[]
}

/**
 * The draws of a round, by the published algorithm: HMAC-SHA256 with `key`, of `prefix:0`, `prefix:1`, ...; each digest is eight
 * big-endian numbers of 32 bits. A number from the last incomplete multiple of the limit is passed over.
 *
 * @param prefix the round's id at a live table; `client seed:nonce` for a game of one player
 */
export function drawsFrom(key: Buffer, prefix: string): Draw {
  const words: number[] = []
  let block = 0
  const next = (): number => {
    if (words.length === 0) {
      const digest = createHmac('sha256', key).update(`${prefix}:${block}`).digest()
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

/** Draws with `draw` and keeps what was drawn, which is what a proof of the round shows. */
export function recorded(draw: Draw): { readonly draw: Draw; readonly drawn: Drawn } {
  const limits: number[] = []
  const numbers: number[] = []
  return {
    draw(limit) {
      const number = draw(limit)
      limits.push(limit)
      numbers.push(number)
      return number
    },
    drawn: { limits, numbers },
  }
}
