import { expect, test } from 'vitest'
import { nextPhase } from '../../../../src/features/wallet/transfer/transfer-phase.ts'
import { failure } from '../../../../src/platform/http/api-error.ts'

const amount = 30_000
const sending = nextPhase(nextPhase({ name: 'editing' }, { type: 'reviewed', amount }), {
  type: 'submitted',
  amount,
})

test('a reviewed amount is confirmed, sent, and leaves an empty form', () => {
  expect(sending).toEqual({ name: 'sending', amount })
  const done = { state: 'done', data: {} } as const
  expect(nextPhase(sending, { type: 'answered', amount, result: done })).toEqual({ name: 'editing' })
  // The outcome is not known yet: the card of the open transfer replaces the form.
  expect(nextPhase(sending, { type: 'answered', amount, result: { state: 'checking' } })).toEqual({
    name: 'editing',
  })
})

test('a rule that only the operator can check returns to the amount with its error', () => {
  const error = failure(4001, 400, 'wallet.rollingLeft', { details: { left: 500 } })
  const back = nextPhase(sending, { type: 'answered', amount, result: { state: 'refused', error } })
  expect(back).toEqual({
    name: 'editing',
    error: { code: 'wallet.rollingLeft', left: 500 },
    hasFocus: true,
  })
  expect(nextPhase(back, { type: 'edited' })).toEqual({ name: 'editing' })
})

test('after any other refusal, or if the key could not be stored, the player can send again or change', () => {
  const error = failure(5001, 500, 'x')
  const refused = nextPhase(sending, { type: 'answered', amount, result: { state: 'refused', error } })
  expect(refused).toEqual({ name: 'refused', amount, error })
  expect(nextPhase(refused, { type: 'submitted', amount })).toEqual({ name: 'sending', amount })
  const unsaved = nextPhase(sending, { type: 'answered', amount, result: { state: 'unsaved' } })
  expect(unsaved).toEqual({ name: 'unsaved', amount })
  expect(nextPhase(unsaved, { type: 'changed' })).toEqual({ name: 'editing', hasFocus: true })
})

test('a blur shows every error and does not return the focus', () => {
  const broken = nextPhase(
    { name: 'editing', hasFocus: true },
    { type: 'ruleBroken', error: { code: 'wallet.amountMissing' } },
  )
  expect(nextPhase({ name: 'editing', hasFocus: true }, { type: 'left' })).toMatchObject({ hasFocus: false })
  expect(nextPhase(broken, { type: 'left' })).toEqual({
    name: 'editing',
    error: { code: 'wallet.amountMissing' },
    isLeft: true,
    hasFocus: false,
  })
  expect(nextPhase(sending, { type: 'left' })).toBe(sending)
})

test('an amount that was not sent because of another tab is shown until the next edit or review', () => {
  const back = nextPhase(sending, { type: 'answered', amount, result: { state: 'busy' } })
  expect(back).toEqual({ name: 'editing', unsent: amount })
  expect(nextPhase(back, { type: 'left' })).toMatchObject({ unsent: amount })
  expect(nextPhase(back, { type: 'edited' })).toEqual({ name: 'editing' })
  expect(nextPhase(back, { type: 'reviewed', amount })).toEqual({ name: 'confirming', amount })
  // A confirmation is cancelled too, but not in the tab that sends the transfer.
  expect(nextPhase({ name: 'confirming', amount }, { type: 'openedElsewhere' })).toEqual(back)
  expect(nextPhase(sending, { type: 'openedElsewhere' })).toBe(sending)
  expect(nextPhase(back, { type: 'openedElsewhere' })).toBe(back)
})
