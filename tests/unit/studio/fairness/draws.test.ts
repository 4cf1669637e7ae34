import { expect, test } from 'vitest'
import { drawsFrom, recorded } from '@marquee/studio/server/fairness/draws.ts'

test('a recorded draw keeps every number beside its limit', () => {
  const key = Buffer.alloc(32, 7)
  const { draw, drawn } = recorded(drawsFrom(key, 'seed:0'))
  const numbers = [52, 37, 6].map((limit) => draw(limit))
  expect(drawn).toEqual({ limits: [52, 37, 6], numbers })
  const again = drawsFrom(key, 'seed:0')
  expect(drawn.limits.map((limit) => again(limit))).toEqual(numbers)
})
