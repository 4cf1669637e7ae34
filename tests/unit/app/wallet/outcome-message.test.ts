import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import type { DecisionReason } from '@marquee/contract/wallet.ts'
import { decisionMessage } from '../../../../src/features/wallet/requests/decision-message.ts'
import { outcomeMessage } from '../../../../src/features/wallet/requests/outcome-message.ts'
import type { WalletRequest } from '../../../../src/features/wallet/requests/requests.ts'
import { statusMessageOf } from '../../../../src/features/wallet/requests/status-message.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const kinds = ['deposit', 'withdraw', 'convert', 'cancelWithdrawal'] as const

test('the message of a settled transfer names its kind, the outcome, and where the money is', () => {
  const messages = (happened: boolean) =>
    kinds.map((kind) => outcomeMessage({ kind, amount: 30_000, happened }, 'KRW'))
  expect(messages(true)).toEqual([
    'We have received your deposit request for ₩30,000. It will be in your balance once your transfer arrives.',
    'We have received your withdrawal request for ₩30,000.',
    '30,000 points were converted.',
    'Your withdrawal of ₩30,000 was cancelled.',
  ])
  expect(messages(false)).toEqual([
    'Your deposit request for ₩30,000 did not go through. Your balance is unchanged.',
    'Your withdrawal request for ₩30,000 did not go through. Your balance is unchanged.',
    'Your conversion of 30,000 points did not go through. Your points are unchanged.',
    'Your withdrawal of ₩30,000 was not cancelled and may still be paid out. See your wallet.',
  ])
})

test('a cancelled deposit has its own message', () => {
  const messages = (happened: boolean) =>
    outcomeMessage({ kind: 'cancelDeposit', amount: 30_000, happened }, 'KRW')
  expect(messages(true)).toBe('Your deposit of ₩30,000 was cancelled.')
  expect(messages(false)).toBe(
    'Your deposit of ₩30,000 was not cancelled and may still be credited. See your wallet.',
  )
})

const decided = (
  kind: 'deposit' | 'withdraw',
  status: WalletRequest['status'],
  reason?: DecisionReason,
): WalletRequest => ({ kind, id: '1', date: '', amount: 30_000, status, reason }) as WalletRequest

test.each<[string, WalletRequest, string, string]>([
  [
    'a deposit that came',
    decided('deposit', 'completed'),
    'success',
    'Your deposit of ₩30,000 is now in your balance.',
  ],
  [
    'a withdrawal that was paid',
    decided('withdraw', 'completed'),
    'success',
    'Your withdrawal of ₩30,000 was paid out.',
  ],
  [
    'a withdrawal that was rejected',
    decided('withdraw', 'rejected', 'bank.accountInvalid'),
    'error',
    'Your withdrawal of ₩30,000 was rejected. The money is back in your balance. The bank could not find this account.',
  ],
  [
    'a withdrawal that the player cancelled',
    decided('withdraw', 'rejected', 'player.cancelled'),
    'info',
    'You cancelled your withdrawal of ₩30,000. The money is back in your balance.',
  ],
  [
    'a withdrawal that the site kept',
    decided('withdraw', 'auto_withdrawn', 'operator.terms'),
    'error',
    'The site has kept your withdrawal of ₩30,000. It was not returned to your balance. It does not comply with the terms of service.',
  ],
])('%s', (_, request, kind, text) => {
  expect(decisionMessage(request, 'KRW')).toEqual({ kind, text })
})

test('what the player cancelled is not called rejected', () => {
  const words = (reason?: DecisionReason) =>
    statusMessageOf(decided('withdraw', 'rejected', reason)).label.message
  expect([words('player.cancelled'), words('operator.other'), words()]).toEqual([
    'Cancelled',
    'Rejected',
    'Rejected',
  ])
})
