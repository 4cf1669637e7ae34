import { expect, test } from 'vitest'
import { createFreeMeter } from '@marquee/studio/client/slots/free-meter.ts'
import { slotSheet } from '../../../support/slot-sheet.ts'

test('the frame of free spins shows what begins them and lights the multiplier that counts', () => {
  const meter = createFreeMeter(slotSheet('en', 'free-spins'))
  const steps = () => [...(meter?.root.querySelectorAll('b') ?? [])]
  const lit = () => steps().flatMap((step) => (step.className === 'lit' ? [step.textContent] : []))
  expect(meter?.root.querySelectorAll('img')).toHaveLength(3)
  expect(steps().map((step) => step.textContent)).toEqual(['×1', '×2', '×3', '×4', '×5'])
  expect(lit()).toEqual([])
  meter?.light(3)
  expect(lit()).toEqual(['×3'])
  meter?.light(undefined)
  expect(lit()).toEqual([])
})

test.each(['lines', 'ways', 'cluster'] as const)('a game of %s has no such meter', (mechanic) => {
  expect(createFreeMeter(slotSheet('en', mechanic))).toBeUndefined()
})
