import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { chainLength, chainValue, drawsOf, newChainStart } from '@marquee/studio/server/tables/chain.ts'

const hash = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

test('each value of a chain hashes to the one before it, down to the published end', () => {
  const start = newChainStart()
  expect(chainValue(start, chainLength)).toBe(start)
  for (const position of [1, 2, 3, 777, chainLength])
    expect(hash(chainValue(start, position))).toBe(chainValue(start, position - 1))
  expect(() => chainValue(start, chainLength + 1)).toThrow(RangeError)
})

test('a known value and round give the numbers that the published rule gives', () => {
  const value = '11'.repeat(32)
  const digest = createHmac('sha256', Buffer.from(value, 'hex')).update('salt:round-1:0').digest()
  const draw = drawsOf(value, 'round-1', 'salt')
  const words = Array.from({ length: 8 }, (_, index) => digest.readUInt32BE(index * 4))
  expect(words.map(() => draw(37))).toEqual(words.map((word) => word % 37))
  const second = createHmac('sha256', Buffer.from(value, 'hex')).update('salt:round-1:1').digest()
  expect(draw(6)).toBe(second.readUInt32BE(0) % 6)
})

test('no number is likelier than another', () => {
  const counts = Array.from({ length: 37 }, () => 0)
  const rounds = 37_000
  for (let round = 0; round < rounds; round++) {
    const pocket = drawsOf('22'.repeat(32), `round-${round}`, 'salt')(37)
    counts[pocket] = (counts[pocket] ?? 0) + 1
  }
  const expected = rounds / 37
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  // 36 degrees of freedom: a fair draw exceeds 90 once in a million times, and this one is always the same.
  expect(chi).toBeLessThan(90)
})
