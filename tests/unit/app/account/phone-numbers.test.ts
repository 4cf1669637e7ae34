import { describe, expect, test } from 'vitest'
import {
  phoneCountries,
  toE164,
  toInternational,
  toNational,
} from '../../../../src/features/account/fields/phone-numbers.ts'

describe('phone numbers', () => {
  test.each([
    ['010-1234-5678', 'KR', '+821012345678'],
    ['01012345678', 'KR', '+821012345678'],
    ['+82 10 1234 5678', 'US', '+821012345678'],
    ['０１０-1234-5678', 'KR', '+821012345678'],
    ['030 901820', 'DE', '+4930901820'],
    ['(201) 555-0123', 'US', '+12015550123'],
  ])('%s in %s is %s', (text, country, whole) => expect(toE164(text, country)).toBe(whole))

  test.each([
    ['12', 'KR'],
    ['call 010-1234-5678', 'KR'],
    ['010-1234-5678', 'XX'],
    ['+999 12345678', 'KR'],
    ['', 'KR'],
  ])('%j in %s is none', (text, country) => expect(toE164(text, country)).toBeUndefined())

  test('is formatted for its country, which is returned too', () => {
    expect(toNational('+821012345678', 'US')).toEqual({ text: '010-1234-5678', country: 'KR' })
    expect(toNational('0', 'KR')).toBeUndefined()
  })

  test('typed without + keeps the chosen country, also where another one shares its calling code', () => {
    // A number of Toronto.
    expect(toNational('416 555 0123', 'US')?.country).toBe('US')
    expect(toNational('+1 416 555 0123', 'US')?.country).toBe('CA')
  })

  test('grouped for reading, and as it is stored when it is none', () => {
    expect(toInternational('+821012345678')).toBe('+82 10 1234 5678')
    expect(toInternational('+12015550123')).toBe('+1 201 555 0123')
    expect(toInternational('0')).toBe('0')
    expect(toInternational('')).toBe('')
  })

  test('the site’s country is among those to choose from', () => {
    expect(phoneCountries).toContainEqual({ code: 'KR', calling: '82' })
    expect(phoneCountries.length).toBeGreaterThan(200)
  })
})
