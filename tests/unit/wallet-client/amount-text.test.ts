import { describe, expect, test } from 'vitest'
import { amountShown, readTyped, readWhole, withoutDigit } from '../../../src/ui/amount-text.ts'

describe('text that comes whole', () => {
  test.each([
    ['1,000,000원', '1000000'],
    ['1,000,000 원', '1000000'],
    ['₩50,000', '50000'],
    ['KRW 50,000', '50000'],
    ['50 000', '50000'],
    ['  150000\n', '150000'],
    ['007', '7'],
    ['9007199254740991', '9007199254740991'],
  ])('%j is %s', (text, digits) => expect(readWhole(text, 'en')).toBe(digits))

  test.each([
    '1e4',
    '-10000',
    '10000.5',
    '10.5',
    '１００００',
    '10,00',
    '1,0000',
    '1,000.000,000',
    'ten',
    '0x10',
    '10 000 5',
    '9007199254740993',
  ])('%j stays as it is, to be refused', (text) => expect(readWhole(text, 'en')).toBe(text))

  test('a lone group after the decimal sign of the language is a fraction', () => {
    expect(readWhole('10.000', 'en')).toBe('10.000')
    expect(readWhole('10.000', 'de')).toBe('10000')
    expect(readWhole('10,000', 'de')).toBe('10,000')
    expect(readWhole('1,000,000', 'de')).toBe('1000000')
  })
})

describe('text in which the player types', () => {
  test.each([
    ['1,00,000', 'en', '100000'],
    ['1.00.000', 'de', '100000'],
    ['10,', 'en', '10'],
    ['', 'en', ''],
    ['10.5', 'en', '10.5'],
    ['1e4', 'en', '1e4'],
    ['-1', 'en', '-1'],
    ['１０', 'ja', '１０'],
  ])('%j in %s is %j', (text, language, held) => expect(readTyped(text, language)).toBe(held))
})

test('amounts are grouped without ever becoming a float; what is no amount is shown as it was entered', () => {
  expect(amountShown('9007199254740993', 'en')).toBe('9,007,199,254,740,993')
  expect(amountShown('1000000', 'de')).toBe('1.000.000')
  expect(amountShown('1000', 'es')).toBe('1.000')
  expect(amountShown('1e4', 'en')).toBe('1e4')
  expect(amountShown('', 'en')).toBe('')
})

test('taking away a digit counts digits, not characters', () => {
  expect(withoutDigit('1000', 0)).toBe('000')
  expect(withoutDigit('12,345', 1)).toBe('1,345')
  expect(withoutDigit('12,345', 4)).toBe('12,34')
  expect(withoutDigit('12', 5)).toBe('12')
  expect(withoutDigit('12', -1)).toBe('12')
})
