import { afterEach, expect, test, vi } from 'vitest'
import { randomFrom, seeded } from '../../support/seed.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('a seed repeats, another does not', () => {
  const draw = (seed: number): number[] => {
    const random = randomFrom(seed)
    return Array.from({ length: 20 }, () => random.integer(1, 1000))
  }
  expect(draw(7)).toEqual(draw(7))
  expect(draw(7)).not.toEqual(draw(8))
})

test('integers reach both ends, and shuffling keeps every item', () => {
  const random = randomFrom(1)
  const drawn = new Set(Array.from({ length: 200 }, () => random.integer(1, 3)))
  expect([...drawn].toSorted()).toEqual([1, 2, 3])
  expect(random.shuffle([1, 2, 3, 4]).toSorted()).toEqual([1, 2, 3, 4])
})

test('a failure names the seed that repeats it', async () => {
  vi.stubEnv('SEED', '42')
  await expect(
    seeded(({ seed }) => {
      throw new Error(`lost with ${seed}`)
    }),
  ).rejects.toThrow('SEED=42: lost with 42')
})
