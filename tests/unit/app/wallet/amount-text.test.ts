import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '@marquee/contract/config.ts'
import {
  amountShown,
  cutLong,
  toFieldValue,
  isUnfinished,
  parseField,
  readOwn,
  readTyped,
  readWhole,
  withoutDigit,
} from '../../../../src/ui/amount/amount-text.ts'

const format = (language: string, currency: string | undefined = 'KRW') => ({ language, currency })

describe('text that arrives in one piece, in a currency without decimals', () => {
  test.each([
    ['1,000,000원', '1000000'],
    ['1,000,000 원', '1000000'],
    ['₩50,000', '50000'],
    ['KRW 50,000', '50000'],
    ['50 000', '50000'],
    ['  150000\n', '150000'],
    ['007', '7'],
    ['9007199254740991', '9007199254740991'],
  ])('%j is %s', (text, held) => expect(readWhole(text, format('en'))).toBe(held))

  test.each([
    '1e4',
    '-10000',
    '10000.5',
    '10.5',
    '0,500',
    '１００００',
    '10,00',
    '1,0000',
    '1,000.000,000',
    'ten',
    '0x10',
    '10 000 5',
    '9007199254740993',
  ])('%j stays as it is, to be refused', (text) => {
    const held = readWhole(text, format('en'))
    expect(held).toBe(text)
    expect(parseField(held, 'KRW').ok).toBe(false)
  })

  test('one group after the decimal sign of the language is a fraction', () => {
    expect(readWhole('10.000', format('en'))).toBe('10.000')
    expect(readWhole('10.000', format('de'))).toBe('10000')
    expect(readWhole('10,000', format('de'))).toBe('10,000')
    expect(parseField('10,000', 'KRW').ok).toBe(false)
    expect(readWhole('1,000,000', format('de'))).toBe('1000000')
  })

  test('points are whole numbers whatever the currency is', () => {
    expect(readWhole('30,000', { language: 'en', currency: undefined })).toBe('30000')
    expect(parseField('30000', undefined)).toEqual({ ok: true, amount: 30_000 })
    expect(parseField('30.5', undefined).ok).toBe(false)
  })
})

describe('text that arrives in one piece, in a currency with decimals', () => {
  test.each([
    ['$1,234.50', 'en', 'USD', '1234.50'],
    ['$1,234.50', 'de', 'USD', '1234.50'],
    ['1.234,50 €', 'de', 'EUR', '1234.50'],
    ['1.234,50 €', 'en', 'EUR', '1234.50'],
    ['1,234', 'en', 'USD', '1234'],
    ['1.234', 'de', 'USD', '1234'],
    ['100.00', 'en', 'USD', '100'],
    ['1,000,000원', 'ko', 'USD', '1000000'],
    ['1 234,50', 'de', 'USD', '1234.50'],
    ['KWD 1,234.567', 'en', 'KWD', '1234.567'],
    ['1.234', 'en', 'KWD', '1.234'],
    ['1,234', 'de', 'KWD', '1.234'],
    ['0,500', 'de', 'KWD', '0.500'],
  ])('%j in %s and %s is %s', (text, language, currency, held) =>
    expect(readWhole(text, format(language, currency))).toBe(held),
  )

  test.each([
    ['1,234', 'de', 'USD'],
    ['1.2345', 'en', 'USD'],
    ['-12.34', 'en', 'USD'],
    ['1.2.3', 'en', 'USD'],
    ['1,23,456', 'en', 'USD'],
    ['12,34', 'en', 'USD'],
    ['12,5', 'en', 'KWD'],
    ['12.34', 'de', 'USD'],
    ['0,500', 'en', 'KWD'],
    ['0.500', 'de', 'KWD'],
    ['012,345', 'en', 'USD'],
    ['$', 'en', 'USD'],
    ["50'000", 'en', 'USD'],
    ['\u200f50000', 'en', 'USD'],
    ['一千', 'ja', 'JPY'],
    ['①②', 'ja', 'JPY'],
  ])('%j in %s and %s is refused as it is', (text, language, currency) => {
    const held = readWhole(text, format(language, currency))
    expect(amountShown(held, format(language, currency))).toBe(text)
    expect(parseField(held, currency).ok).toBe(false)
  })
})

describe('text in which the player types', () => {
  test.each([
    ['1,00,000', 'en', 'KRW', '100000'],
    ['1.00.000', 'de', 'KRW', '100000'],
    ['10,', 'en', 'KRW', '10'],
    ['', 'en', 'KRW', ''],
    ['10.5', 'en', 'KRW', '10.5'],
    ['1e4', 'en', 'KRW', '1e4'],
    ['-1', 'en', 'KRW', '-1'],
    ['１０', 'ja', 'JPY', '１０'],
    ['12.', 'en', 'USD', '12.'],
    ['12,3', 'de', 'USD', '12.3'],
    ['1.2345,6', 'de', 'USD', '12345.6'],
    ['00.50', 'en', 'USD', '0.50'],
    ['12.345', 'en', 'USD', '12.345'],
    ['1.2.3', 'en', 'USD', '1.2.3'],
  ])('%j in %s and %s, with the group signs of the field, is held as %j', (text, language, currency, held) =>
    expect(readOwn(text, format(language, currency))).toBe(held),
  )

  test('decimals past those of the currency are refused and named, never rounded', () => {
    expect(parseField('12.345', 'USD')).toEqual({
      ok: false,
      error: { code: 'wallet.amountDecimals', decimals: 2 },
    })
    expect(parseField('12.3', 'USD')).toEqual({ ok: true, amount: 1230 })
    expect(parseField('12.345', 'KWD')).toEqual({ ok: true, amount: 12_345 })
  })

  test('an unfinished group is not reproached yet', () => {
    for (const text of ['12,', '12,5', '12,50', '1,234,5'])
      expect([text, isUnfinished(text, 'en')]).toEqual([text, true])
    for (const text of ['12', '12,500', '12.5', '0,5', '12,5000', '12,5,', '1234,5', '12,5x']) {
      expect([text, isUnfinished(text, 'en')]).toEqual([text, false])
    }
    expect(isUnfinished('12.5', 'de')).toBe(true)
  })
})

/** What a text means in the languages that write `1,234.5` and in those that write `1.234,5`; undefined if it is no amount. */
const meanings: readonly [
  text: string,
  pointMarksDecimals: number | undefined,
  commaMarksDecimals: number | undefined,
][] = [
  ['12', 12, 12],
  ['12.5', 12.5, undefined],
  ['12,5', undefined, 12.5],
  ['12.50', 12.5, undefined],
  ['12,50', undefined, 12.5],
  ['12.500', 12.5, 12_500],
  ['12,500', 12_500, 12.5],
  ['0.5', 0.5, undefined],
  ['0,5', undefined, 0.5],
  ['0.500', 0.5, undefined],
  ['0,500', undefined, 0.5],
  ['1,234.5', 1_234.5, undefined],
  ['1.234,5', undefined, 1_234.5],
  ['1,234,567', 1_234_567, undefined],
  ['1.234.567', undefined, 1_234_567],
  ['1,23', undefined, 1.23],
  ['1,2345', undefined, undefined],
  ['1234,567', undefined, 1_234.567],
  ['12,34,567', undefined, undefined],
  ['12 5', undefined, undefined],
  ['1.2.3', undefined, undefined],
  ['12,', undefined, 12],
  [',5', undefined, 0.5],
]

describe.each([
  ['en', 'point'],
  ['ko', 'point'],
  ['ja', 'point'],
  ['th', 'point'],
  ['de', 'comma'],
  ['tr', 'comma'],
  ['id', 'comma'],
  ['es', 'comma'],
])('a number typed in %s, which marks decimals with a %s', (language, sign) => {
  test.each([
    ['KRW', 0],
    ['USD', 2],
    ['KWD', 3],
  ])('is read as the language writes it or refused, in %s', (currency, decimals) => {
    for (const [text, point, comma] of meanings) {
      const value = sign === 'point' ? point : comma
      const minor = value === undefined ? undefined : Math.round(value * 10 ** decimals)
      // A fraction that the currency does not have is refused too, also one of zeros.
      const fraction = text.split(sign === 'point' ? '.' : ',')[1]
      const isTooFine = fraction !== undefined && (decimals === 0 || fraction.length > decimals)
      const read = parseField(readTyped(text, format(language, currency)), currency)
      expect([text, read.ok ? read.amount : undefined]).toEqual([text, isTooFine ? undefined : minor])
    }
  })
})

test('amounts are grouped without becoming a float; what is no amount is shown as it was entered', () => {
  expect(amountShown('9007199254740993', format('en'))).toBe('9,007,199,254,740,993')
  expect(amountShown('1000000', format('de'))).toBe('1.000.000')
  expect(amountShown('1000', format('es'))).toBe('1.000')
  expect(amountShown('1e4', format('en'))).toBe('1e4')
  expect(amountShown('', format('en'))).toBe('')
  expect(amountShown('1234.5', format('de', 'USD'))).toBe('1.234,5')
  expect(amountShown('1234.', format('en', 'USD'))).toBe('1,234.')
})

test('in every language and currency, an amount survives being stored, formatted, typed over and pasted', () => {
  fc.assert(
    fc.property(
      fc.nat(9_000_000_000),
      fc.constantFrom(...languages),
      fc.constantFrom('KRW', 'JPY', 'USD', 'KWD'),
      (amount, language, currency) => {
        const held = toFieldValue(amount, currency)
        expect(parseField(held, currency)).toEqual({ ok: true, amount })
        const shown = amountShown(held, format(language, currency))
        expect(parseField(readTyped(shown, format(language, currency)), currency)).toEqual({
          ok: true,
          amount,
        })
        expect(parseField(readOwn(shown, format(language, currency)), currency)).toEqual({
          ok: true,
          amount,
        })
        expect(parseField(readWhole(shown, format(language, currency)), currency)).toEqual({
          ok: true,
          amount,
        })
      },
    ),
  )
})

test('a very long text becomes a short text that is no amount', () => {
  const cut = cutLong('1'.repeat(60_000))
  expect(cut?.length).toBeLessThan(50)
  expect(parseField(cut ?? '', 'KRW').ok).toBe(false)
  expect(cutLong('₩100,000,000')).toBeUndefined()
})

test('deleting a digit counts digits, not characters', () => {
  expect(withoutDigit('1000', 0)).toBe('000')
  expect(withoutDigit('12,345', 1)).toBe('1,345')
  expect(withoutDigit('12,345', 4)).toBe('12,34')
  expect(withoutDigit('12', 5)).toBe('12')
  expect(withoutDigit('12', -1)).toBe('12')
})
