import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkConversion,
  checkDeposit,
  checkWithdrawal,
  convertibleOf,
  parseAmount,
  walletLimits,
  withdrawableOf,
} from '@marquee/contract/wallet-rules.ts'
import { decimalsOf, defaultCurrency } from '@marquee/contract/currency.ts'
import { plainAmount } from '@marquee/contract/plain-amount.ts'

const numRuns = 10_000
const limits = walletLimits({ currency: defaultCurrency, amount_max: 100_000_000 })
const plenty = { balance: Number.MAX_SAFE_INTEGER, rolling: 0 }
/** Every kind of value that JSON can bring, amounts near the rules among them. */
const anything = fc.oneof(
  fc.nat(30_000).map((units) => units * 10_000),
  fc.integer({ min: -200_000, max: 200_000_000 }),
  fc.double(),
  fc.constantFrom(0, -0, 1e4, 1e8, 1e8 + 1e4, 9_007_199_254_740_992, 15_000, 10_000.5, Number.NaN, Infinity),
  fc.jsonValue(),
)

describe('a text that becomes an amount', () => {
  it.each([
    ['10000', 10_000],
    ['1,000,000', 1_000_000],
    ['1,000,000원', 1_000_000],
    ['  ₩ 1 000 000 ', 1_000_000],
    ['$20,000', 20_000],
    ['KRW 10000', 10_000],
    ['10000 KRW', 10_000],
    ['30,000円', 30_000],
    ['1\u202f000\u202f000', 1_000_000],
    ['0', 0],
  ])('%j is %d', (text, amount) => {
    expect(parseAmount(text)).toEqual({ ok: true, amount })
  })

  it.each([
    ['1.000.000', '.'],
    ['1’000’000', '’'],
    ['1\u00a0000\u00a0000', '\u00a0'],
  ])('%j is a million where %j separates', (text, separator) => {
    expect(parseAmount(text, { group: separator })).toEqual({ ok: true, amount: 1_000_000 })
  })

  it.each(['', '   ', '원', ' ₩ ', 'KRW'])('%j is no amount yet', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, error: { code: 'wallet.amountMissing' } })
  })

  it.each([
    '1e4',
    '-10000',
    '+10000',
    '10000.5',
    '10.000',
    '10,5',
    '1,0000',
    ',100',
    '100,',
    '1,,000',
    '１００００',
    '١٠٠٠٠',
    '十万',
    '0x10',
    '10 0',
    '1 000,000',
    '9007199254740993',
    'null',
    '1000000won',
  ])('%j is refused, not altered', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, error: { code: 'wallet.amountDigits' } })
  })

  it('reads back every amount that was shown with separators', () => {
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.constantFrom('en', 'ko', 'de'), (amount, language) => {
        const format = new Intl.NumberFormat(language)
        const separator = format.formatToParts(1_000_000).find((part) => part.type === 'group')?.value ?? ','
        expect(parseAmount(format.format(amount), { group: separator })).toEqual({ ok: true, amount })
      }),
      { numRuns },
    )
  })

  it('never becomes another number than its digits say', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789,. ₩원e-+.１٣\u00a0'), maxLength: 18 })
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseAmount(text)
        if (!parsed.ok) return
        expect(Number.isSafeInteger(parsed.amount)).toBe(true)
        expect(text).not.toMatch(/[.e+\-１٣]/)
        expect(String(parsed.amount)).toBe(text.replaceAll(/[^0-9]/g, '').replace(/^0+(?=\d)/, ''))
      }),
      { numRuns },
    )
  })
})

describe('a text in a currency with decimals', () => {
  it.each([
    ['USD', '12', 1_200],
    ['USD', '12.3', 1_230],
    ['USD', '12.34', 1_234],
    ['USD', '12.', 1_200],
    ['USD', '.5', 50],
    ['USD', '$1,234.50', 123_450],
    ['USD', 'US$ 5', 500],
    ['USD', '0.10', 10],
    ['USD', '1 000.50', 100_050],
    ['KWD', '1.234', 1_234],
    ['KWD', 'KWD 12', 12_000],
    ['IDR', 'Rp10.000,50', 1_000_050],
    ['JPY', '1,000円', 1_000],
  ])('%s: %j is %d in minor units', (currency, text, amount) => {
    const german = currency === 'IDR' ? { group: '.', decimalSign: ',' } : {}
    expect(parseAmount(text, { currency, ...german })).toEqual({ ok: true, amount })
  })

  it.each([
    ['USD', '12.345', { code: 'wallet.amountDecimals', decimals: 2 }],
    ['USD', '12.340', { code: 'wallet.amountDecimals', decimals: 2 }],
    ['KWD', '1.2345', { code: 'wallet.amountDecimals', decimals: 3 }],
    // Not "0 decimals": a dot in won is no amount at all.
    ['KRW', '12.3', { code: 'wallet.amountDigits' }],
    ['JPY', '12.0', { code: 'wallet.amountDigits' }],
    ['USD', '12,34', { code: 'wallet.amountDigits' }],
    ['USD', '1,2.34', { code: 'wallet.amountDigits' }],
    ['USD', '1.2.3', { code: 'wallet.amountDigits' }],
    ['USD', '.', { code: 'wallet.amountDigits' }],
    ['USD', '1.e2', { code: 'wallet.amountDigits' }],
    ['USD', '1. 5', { code: 'wallet.amountDigits' }],
    ['USD', '-1.50', { code: 'wallet.amountDigits' }],
    ['USD', '90071992547409.92', { code: 'wallet.amountDigits' }],
    ['USD', '$', { code: 'wallet.amountMissing' }],
  ])('%s: %j is refused, not altered', (currency, text, error) => {
    expect(parseAmount(text, { currency })).toEqual({ ok: false, error })
  })

  it('reads back every amount, as plain digits and as the language writes it', () => {
    const currencies = fc.constantFrom('KRW', 'JPY', 'USD', 'EUR', 'KWD', 'IDR')
    const shown = fc.constantFrom('en', 'ko', 'de', 'es', 'vi')
    fc.assert(
      fc.property(fc.nat(1_000_000_000_000), currencies, shown, (amount, currency, language) => {
        const plain = plainAmount(amount, currency)
        expect(parseAmount(plain, { currency })).toEqual({ ok: true, amount })
        const decimals = decimalsOf(currency)
        const format = new Intl.NumberFormat(language, { minimumFractionDigits: decimals })
        const parts = format.formatToParts(1_234_567.5)
        const sign = (type: string) => parts.find((part) => part.type === type)?.value
        const notation = { currency, group: sign('group'), decimalSign: sign('decimal') }
        expect(parseAmount(format.format(amount / 10 ** decimals), notation)).toEqual({ ok: true, amount })
      }),
      { numRuns },
    )
  })

  it('refuses a text that is longer than any amount, however long, without reading it', () => {
    expect(parseAmount('0'.repeat(41))).toEqual({ ok: false, error: { code: 'wallet.amountDigits' } })
    // Read in full, the signs' pattern needs minutes for this one.
    const text = `${' '.repeat(400_000)}1`
    expect(parseAmount(text)).toEqual({ ok: false, error: { code: 'wallet.amountDigits' } })
  })
})

describe('a deposit or withdrawal', () => {
  it('is allowed exactly when it is a positive multiple of the unit up to the limit and the balance', () => {
    fc.assert(
      fc.property(anything, fc.nat(200_000_000), fc.nat(3), (amount, balance, rolling) => {
        const sound =
          typeof amount === 'number' && amount > 0 && amount <= limits.amountMax && amount % 10_000 === 0
        expect(checkDeposit(amount, limits).error === undefined).toBe(sound)
        const holdings = { balance, rolling }
        const allowed = sound && amount <= balance && rolling === 0
        expect(checkWithdrawal(amount, limits, holdings).error === undefined).toBe(allowed)
      }),
      { numRuns },
    )
  })

  it.each([
    [undefined, 'wallet.amountMissing'],
    [null, 'wallet.amountMissing'],
    ['', 'wallet.amountMissing'],
    ['10000', 'wallet.amountDigits'],
    ['１００００', 'wallet.amountDigits'],
    [[10_000], 'wallet.amountDigits'],
    [{}, 'wallet.amountDigits'],
    [true, 'wallet.amountDigits'],
    [-10_000, 'wallet.amountDigits'],
    [10_000.5, 'wallet.amountDigits'],
    [9_007_199_254_740_992, 'wallet.amountDigits'],
    [100_010_000, 'wallet.amountTooLarge'],
    [0, 'wallet.amountMinimum'],
    [15_000, 'wallet.amountUnit'],
  ])('of %j is refused with %s', (amount, code) => {
    expect(checkDeposit(amount, limits).error).toMatchObject({ code })
    expect(checkWithdrawal(amount, limits, plenty).error).toMatchObject({ code })
  })

  it('names the balance or the wagering that prevents it, the balance first', () => {
    expect(checkWithdrawal(20_000, limits, { balance: 19_999, rolling: 5 }).error).toEqual({
      code: 'wallet.amountOverBalance',
      balance: 19_999,
    })
    expect(checkWithdrawal(10_000, limits, { balance: 19_999, rolling: 5 }).error).toEqual({
      code: 'wallet.rollingLeft',
      left: 5,
    })
  })

  it('is one open deposit at a time', () => {
    expect(checkDeposit(10_000, limits, 1).error).toEqual({ code: 'deposit.alreadyInProcess' })
  })

  it('of all that can be withdrawn is allowed, and of one unit more is not', () => {
    fc.assert(
      fc.property(fc.nat(300_000_000), fc.nat(2), (balance, rolling) => {
        const most = withdrawableOf({ balance, rolling }, limits)
        if (most > 0) expect(checkWithdrawal(most, limits, { balance, rolling }).error).toBeUndefined()
        expect(checkWithdrawal(most + 10_000, limits, { balance, rolling }).error).toBeDefined()
      }),
      { numRuns },
    )
  })
})

describe('a point conversion', () => {
  it('is allowed exactly when it is a multiple of the unit, at least one, up to the points held', () => {
    fc.assert(
      fc.property(anything, fc.nat(300_000), (points, held) => {
        const allowed =
          typeof points === 'number' && points >= 10_000 && points % 10_000 === 0 && points <= held
        expect(checkConversion(points, limits, held).error === undefined).toBe(allowed)
      }),
      { numRuns },
    )
  })

  it('of all that can be converted is allowed, and of one unit more is not', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (held) => {
        const most = convertibleOf(held, limits)
        if (most > 0) expect(checkConversion(most, limits, held).error).toBeUndefined()
        expect(checkConversion(most + 10_000, limits, held).error).toBeDefined()
      }),
      { numRuns },
    )
  })

  it.each([
    [9_999, 20_000, { code: 'wallet.pointsMinimum', minimum: 10_000 }],
    [15_000, 20_000, { code: 'wallet.pointsUnit', unit: 10_000 }],
    [30_000, 29_999, { code: 'wallet.pointsOverBalance', points: 29_999 }],
  ])('of %d of %d is refused with its numbers', (points, held, refusal) => {
    expect(checkConversion(points, limits, held).error).toEqual(refusal)
  })
})
