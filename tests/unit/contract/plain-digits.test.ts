import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AccountNumber, Phone, ReferralCode } from '@marquee/contract/account-rules.ts'
import { plainDigits } from '@marquee/contract/plain-digits.ts'

/** The numbering systems with ten digits that people type. */
const systems = [
  'arab',
  'arabext',
  'beng',
  'deva',
  'fullwide',
  'khmr',
  'laoo',
  'mathbold',
  'mathmono',
  'mymr',
  'thai',
  'tibt',
]

test.each(systems)('the digits of %s are read', (numberingSystem) => {
  const digits = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false }).format(9_876_543_210)
  expect(digits).not.toBe('9876543210')
  expect(plainDigits(`a${digits}b`)).toBe('a9876543210b')
})

test('numbers and codes are accepted in every script', () => {
  expect(v.parse(Phone, '＋８２ ๑๐-1234-٥٦٧٨')).toBe('+821012345678')
  expect(v.parse(AccountNumber, '၁၁၀－１２３４－5678')).toBe('110-1234-5678')
  expect(v.parse(ReferralCode, 'ａｂ－１２')).toBe('AB-12')
})
