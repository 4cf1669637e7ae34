import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { BirthDate } from '@marquee/contract/account-rules.ts'
import {
  birthDay,
  birthOrder,
  birthParts,
  birthText,
  christianYear,
} from '../../../../src/features/account/fields/birth-text.ts'

const dayOf = (year: string, month: string, day: string) => birthDay(birthText({ year, month, day }))

describe('a date of birth while it is typed', () => {
  test('has the three parts as they were typed, and is a date where they are numbers', () => {
    expect(birthParts(birthText({ year: '1990', month: '5', day: '' }))).toEqual({
      year: '1990',
      month: '5',
      day: '',
    })
    expect(birthParts(birthText({ year: '19-90', month: 'x', day: '' })).year).toBe('19-90')
    expect(birthText({ year: '', month: '', day: '' })).toBe('')
    expect(dayOf('1990', '5', '7')).toBe('1990-05-07')
    expect(dayOf(' 1990', '05 ', '7')).toBe('1990-05-07')
    expect(birthDay('')).toBe('')
  })

  test.each([
    ['1990', 'May', '7'],
    ['19-90', '5', '7'],
    ['1990-05-07', '', ''],
    ['19900', '5', '7'],
    ['', '', 'x'],
  ])('%s, %s, %s is refused and not dropped', (year, month, day) => {
    expect(v.is(BirthDate, dayOf(year, month, day))).toBe(false)
    expect(birthParts(birthText({ year, month, day }))).toEqual({ year, month, day })
  })

  test('takes the digits of every script', () => {
    expect(dayOf('１９９０', '๐๕', '٧')).toBe('1990-05-07')
  })

  test('takes years of the Buddhist calendar', () => {
    expect(dayOf('2533', '5', '7')).toBe('1990-05-07')
    expect(dayOf('2442', '5', '7')).toBe('2442-05-07')
    expect(christianYear('2533')).toBe(1990)
    expect(christianYear('๒๕๓๓')).toBe(1990)
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
