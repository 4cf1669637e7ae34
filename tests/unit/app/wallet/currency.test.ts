import { describe, expect, it } from 'vitest'
import { fromSpecification } from '@marquee/contract/currency-amounts.ts'
import { currencyFormat, decimalsOf, defaultCurrency, unitAfterFigure } from '@marquee/contract/currency.ts'
import { plainAmount } from '@marquee/contract/plain-amount.ts'
import { checkDeposit, walletLimits, withdrawableOf } from '@marquee/contract/wallet-rules.ts'

const everyCurrency = Intl.supportedValuesOf('currency')

describe('the decimals of a currency', () => {
  it.each([
    ['KRW', 0],
    ['JPY', 0],
    ['VND', 0],
    ['USD', 2],
    ['EUR', 2],
    // CLDR shows these with fewer digits than ISO 4217 gives them.
    ['IDR', 2],
    ['LAK', 2],
    ['TWD', 2],
    ['KWD', 3],
    ['IQD', 3],
    ['CLF', 4],
  ])('%s has %d', (currency, decimals) => {
    expect(decimalsOf(currency)).toBe(decimals)
    const fraction = currencyFormat(currency, 'en')
      .formatToParts(1)
      .find((part) => part.type === 'fraction')
    expect(fraction?.value.length ?? 0).toBe(decimals)
  })

  it('write amounts in plain digits, below one whole and below zero too', () => {
    expect(plainAmount(1_234, 'USD')).toBe('12.34')
    expect(plainAmount(5, 'USD', ',')).toBe('0,05')
    expect(plainAmount(-5, 'KWD')).toBe('-0.005')
    expect(plainAmount(9_007_199_254_740_993n, 'USD')).toBe('90071992547409.93')
    expect(plainAmount(-1_000_000n, 'KRW')).toBe('-1000000')
  })

  it('leave the unit where the language writes it', () => {
    expect(unitAfterFigure('KRW', 'ko')).toBe('원')
    expect(unitAfterFigure('KRW', 'en')).toBeUndefined()
    expect(unitAfterFigure('USD', 'ko')).toBeUndefined()
  })
})

describe('amounts that a site does not configure', () => {
  it("are the specification's units in the default currency, and no maximum", () => {
    expect(walletLimits({ currency: defaultCurrency })).toEqual({
      amountUnit: 10_000,
      amountMin: 10_000,
      amountMax: Infinity,
      amountSteps: [10_000, 50_000, 100_000],
      pointUnit: 10_000,
    })
  })

  it.each([
    ['USD', '10.00', '0.01'],
    ['EUR', '10.00', '0.01'],
    ['JPY', '1000', '1000'],
    ['KWD', '1.000', '0.001'],
    ['THB', '100.00', '0.01'],
    ['IDR', '100000.00', '0.01'],
    ['VND', '100000', '100000'],
  ])('are of the same magnitude in %s: from %s, exact to %s', (currency, min, unit) => {
    const limits = walletLimits({ currency })
    const plain = (amount: number) => plainAmount(amount, currency)
    expect([plain(limits.amountMin), plain(limits.amountUnit)]).toEqual([min, unit])
    expect(limits.amountSteps).toEqual([1, 5, 10].map((times) => times * limits.amountMin))
  })

  it.each([
    ['USD', 1_234],
    ['KWD', 12_625],
  ])('let a player of %s move the cents and fils of a balance too', (currency, amount) => {
    const limits = walletLimits({ currency })
    expect(checkDeposit(amount, limits).error).toBeUndefined()
    expect(checkDeposit(limits.amountMin - 1, limits).error).toEqual({
      code: 'wallet.amountMinimum',
      minimum: limits.amountMin,
    })
    expect(withdrawableOf({ balance: amount, rolling: 0 }, limits)).toBe(amount)
  })

  it('are whole minor units in every currency, down to the smallest stake of a line', () => {
    for (const currency of everyCurrency) {
      for (const won of [10, 200, 1_000, 10_000, 100_000, 100_000_000]) {
        const amount = fromSpecification(won, currency)
        expect([currency, Number.isSafeInteger(amount) && amount > 0]).toEqual([currency, true])
      }
    }
  })
})

describe('amounts that a site configures', () => {
  const limits = walletLimits({
    currency: 'USD',
    amount_unit: 500,
    amount_min: 2_000,
    amount_max: 100_000,
    amount_steps: [2_000, 5_000],
    point_unit: 100,
  })

  it('replace the defaults', () => {
    expect(limits).toEqual({
      amountUnit: 500,
      amountMin: 2_000,
      amountMax: 100_000,
      amountSteps: [2_000, 5_000],
      pointUnit: 100,
    })
    expect(walletLimits({ currency: 'USD', amount_unit: 500 })).toMatchObject({
      amountMin: 500,
      amountSteps: [500, 2_500, 5_000],
    })
  })

  it.each([
    [{ currency: 'KRW', amount_unit: 10_000, amount_min: 50_000 }, 50_000],
    [{ currency: 'KRW', amount_unit: 20_000, amount_min: 50_000 }, 60_000],
    [{ currency: 'KRW', amount_min: 1 }, 10_000],
    [{ currency: 'USD', amount_min: 2_550 }, 2_550],
  ])('let the first button of an empty field reach the minimum of %o', (site, first) => {
    const own = walletLimits(site)
    expect(own.amountSteps).toEqual([first, 5 * first, 10 * first])
    expect(own.amountSteps.map((amount) => checkDeposit(amount, own).error)).toEqual(Array(3).fill(undefined))
  })

  it('refuse less than the minimum, which may be more than one unit', () => {
    expect(checkDeposit(1_500, limits).error).toEqual({ code: 'wallet.amountMinimum', minimum: 2_000 })
    expect(checkDeposit(2_000, limits).error).toBeUndefined()
    expect(withdrawableOf({ balance: 1_999, rolling: 0 }, limits)).toBe(0)
    expect(withdrawableOf({ balance: 2_499, rolling: 0 }, limits)).toBe(2_000)
  })
})
