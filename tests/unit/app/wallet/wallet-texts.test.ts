import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { stepLabel } from '../../../../src/features/wallet/transfer/transfer-amounts.ts'
import { figuresOf } from '../../../../src/features/wallet/parts/figures.ts'
import { nearTime } from '../../../../src/features/wallet/requests/near-time.ts'
import { amountErrorOf } from '../../../../src/features/wallet/transfer/amount-error-message.ts'
import { submitErrorMessage } from '../../../../src/features/wallet/transfer/submit-error-message.ts'
import { failure } from '../../../../src/platform/http/api-error.ts'
import { moneyText } from '../../../../src/ui/money/money-text.ts'
import { signedMoney } from '../../../../src/ui/money/signed-money.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('the message of a refusal has the numbers of the response', () => {
  const refused = failure(4001, 400, 'wallet.rollingLeft', { details: { left: 320_000 } })
  expect(amountErrorOf(refused)).toEqual({ code: 'wallet.rollingLeft', left: 320_000 })
  expect(amountErrorOf(failure(5000, 500, 'other'))).toBeUndefined()
  expect(submitErrorMessage(failure(5003, 409, 'x'), 'KRW', 'Asia/Seoul')).not.toBe('')
})

test('labels of the buttons beside the field are formatted for the language', () => {
  expect(stepLabel(10_000, 'en')).toBe('+10,000')
  expect(stepLabel(100_000, 'ko')).toBe('+10만')
  expect(stepLabel(125_000, 'ko')).toBe('+12.5만')
  expect(stepLabel(10_000_000, 'ko')).toBe('+1,000만')
})

test('figures have signs of one width, and the decimals of their currency', () => {
  const won = figuresOf('KRW', 'en')
  expect([won.signed(26_000), won.signed(-8000), won.signed(0), won.plain(-5)]).toEqual([
    '+26,000',
    '−8,000',
    '0',
    '−5',
  ])
  expect(figuresOf('USD', 'en').signed(1050)).toBe('+10.50')
  expect([moneyText(-30_000, 'KRW', 'de'), moneyText(-30_000, 'KRW', 'ko')]).toEqual([
    '−30.000\u00a0₩',
    '−30,000원',
  ])
  // The bars of the sign would continue the minus.
  expect([moneyText(-27_000, 'KRW', 'en'), signedMoney(27_000, 'KRW', 'en')]).toEqual([
    '−\u202f₩27,000',
    '+₩27,000',
  ])
})

test('times near now are relative', () => {
  const now = Date.UTC(2026, 10, 20, 23, 40)
  const at = (day: number, hour: number) => nearTime(Date.UTC(2026, 10, day, hour, 5), now, 'en-GB', 'UTC')
  expect(at(20, 14)).toBe('14:05')
  expect(at(21, 0)).toBe('tomorrow 00:05')
  expect(at(19, 23)).toBe('yesterday 23:05')
  expect(at(2, 9)).toMatch(/^2 Nov.*0?9:05$/)
})

test('times near now are in the given zone', () => {
  const now = Date.parse('2026-11-20T16:00:00Z')
  const text = (zone: string) => nearTime(Date.parse('2026-11-20T14:30:00Z'), now, 'en-GB', zone)
  expect(text('Asia/Seoul')).toBe('yesterday 23:30')
  expect(text('Europe/Berlin')).toBe('15:30')
})
