import { afterEach, expect, test, vi } from 'vitest'
import { newKey } from '../../../../src/platform/key.ts'

afterEach(() => vi.unstubAllGlobals())

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

test('keys are version 4 UUIDs, each another one, also where the browser makes none itself', () => {
  expect(newKey()).toMatch(uuid)
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const keys = Array.from({ length: 100 }, newKey)
  expect(keys.filter((key) => !uuid.test(key))).toEqual([])
  expect(new Set(keys).size).toBe(100)
})
