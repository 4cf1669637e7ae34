import { hmacWith } from './hash.ts'

const range = 4_294_967_296

/**
 * The numbers that a round draws below `limits`, by the published algorithm: HMAC-SHA256 of `prefix:0`, `prefix:1`, ... gives eight
 * big-endian numbers of 32 bits each. A number is the next of them that is below the largest multiple of its limit, by remainder.
 *
 * @param key 64 hex digits
 */
export async function numbersBelow(
  key: string,
  prefix: string,
  limits: readonly number[],
): Promise<number[]> {
  const hmac = await hmacWith(key)
  const numbers: number[] = []
  for (let block = 0; numbers.length < limits.length; block++) {
    const digest = await hmac(`${prefix}:${block}`)
    const view = new DataView(digest.buffer)
    for (let index = 0; index < 8; index++) {
      const limit = limits[numbers.length]
      if (limit === undefined) break
      const word = view.getUint32(index * 4, false)
      if (word < Math.floor(range / limit) * limit) numbers.push(word % limit)
    }
  }
  return numbers
}
