import type { Draw } from '@marquee/studio/shared/draw.ts'
import { gameOf } from '@marquee/studio/server/games/games.ts'
import type { SlotOutcome } from '@marquee/studio/server/slots/math/machine.ts'
import { randomFrom } from './seed.ts'

/** Draws the numbers of one wanted round of a game again and again. */
export function fixedRound(game: string, wanted: (outcome: SlotOutcome, stake: number) => boolean): Draw {
  const machine = gameOf(game)?.machine
  if (machine === undefined) throw new Error(`no game ${game}`)
  const random = randomFrom(1)
  for (let tried = 0; tried < 100_000; tried++) {
    const numbers = machine.draw((limit) => random.integer(0, limit - 1))
    if (!wanted(machine.outcomeOf(numbers, 1_000), 1_000)) continue
    let at = 0
    return () => numbers[at++ % numbers.length] ?? 0
  }
  throw new Error('no such round')
}
