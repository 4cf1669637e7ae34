import { describe, expect, test } from 'vitest'
import { createReelMotion, type ReelMotion } from '@marquee/studio/client/reel-motion.ts'
import { randomFrom, seeded } from '../../support/seed.ts'

const strip = Array.from({ length: 40 }, (_, index) => index)

function seen(reel: ReelMotion): number[] {
  const top = Math.floor(reel.position())
  return [0, 1, 2].map((row) => reel.symbol(top + row))
}

describe('a reel', () => {
  test('comes to rest exactly at the given stop', () =>
    seeded((random) => {
      const reel = createReelMotion(strip)
      reel.rest(random.integer(0, 39))
      for (let spin = 0; spin < 40; spin++) {
        const stop = random.integer(0, 39)
        reel.start()
        const run = random.integer(300, 3_000)
        for (let time = 0; time < run; time += 16) reel.advance(16)
        reel.halt(stop)
        for (let time = 0; time < 4_000 && reel.moving(); time += 16) reel.advance(random.integer(1, 50))
        expect(reel.moving()).toBe(false)
        expect(seen(reel)).toEqual([stop, (stop + 1) % 40, (stop + 2) % 40])
      }
    }))

  test('never changes a symbol that is in sight', () =>
    seeded((random) => {
      const reel = createReelMotion(strip)
      reel.rest(5)
      reel.start()
      const known = new Map<number, number>()
      const haltAt = random.integer(40, 90)
      for (let frame = 0; frame < 200 && reel.moving(); frame++) {
        if (frame === haltAt) reel.halt(random.integer(0, 39))
        reel.advance(16)
        // At rest the places are counted anew.
        if (!reel.moving()) break
        const top = Math.floor(reel.position())
        for (let index = top; index < top + 4; index++) {
          const before = known.get(index)
          if (before !== undefined) expect(reel.symbol(index), `place ${index}`).toBe(before)
          known.set(index, reel.symbol(index))
        }
      }
      expect(reel.moving()).toBe(false)
    }))

  test('runs on until it is told to stop', () => {
    const reel = createReelMotion(strip)
    reel.start()
    const random = randomFrom(1)
    for (let frame = 0; frame < 500; frame++) reel.advance(random.integer(5, 40))
    expect(reel.moving()).toBe(true)
  })
})
