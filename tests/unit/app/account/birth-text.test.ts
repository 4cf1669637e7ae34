import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  birthDay,
  birthOrder,
  birthParts,
  birthText,
  christianYear,
} from '../../../../src/features/account/fields/birth-text.ts'

describe('a date of birth while it is typed', () => {
  test('has the three parts, with digits only', () => {
    expect(birthParts(birthText({ year: '1990', month: '5', day: '' }))).toEqual({
      year: '1990',
      month: '5',
      day: '',
    })
    expect(birthText({ year: '19-90', month: 'x', day: '' })).toBe('1990--')
    expect(birthText({ year: '', month: '', day: '' })).toBe('')
    expect(birthDay('1990-5-7')).toBe('1990-05-07')
    expect(birthDay('')).toBe('')
  })

  test('takes the digits of every script', () => {
    expect(birthText({ year: '１９９０', month: '๐๕', day: '٧' })).toBe('1990-05-7')
  })

  test('takes years of the Buddhist calendar', () => {
    expect(birthDay('2533-5-7')).toBe('1990-05-07')
    expect(birthDay('2442-5-7')).toBe('2442-05-07')
    expect(christianYear('2533')).toBe(1990)
    expect(christianYear('1990')).toBeUndefined()
  })

  test('is the same after parsing, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (year, month, day) => {
        const text = birthText({ year, month, day })
        expect(birthText(birthParts(text))).toBe(text)
      }),
    )
  })

  test.each([
    ['ko', ['year', 'month', 'day']],
    ['en', ['month', 'day', 'year']],
    ['de', ['day', 'month', 'year']],
    ['km', ['day', 'month', 'year']],
  ])('in the order of %s', (language, order) => expect(birthOrder(language)).toEqual(order))
})
