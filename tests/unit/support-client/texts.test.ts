import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  birthDay,
  birthOrder,
  birthParts,
  birthText,
} from '../../../src/features/account/fields/birth-text.ts'
import {
  phoneCountries,
  toE164,
  toInternational,
  toNational,
} from '../../../src/features/account/fields/phone-numbers.ts'
import { findFaq } from '../../../src/features/support/faq/find-faq.ts'
import { readOpenId } from '../../../src/features/support/board/board-search.ts'
import { readInquirySearch, referenceOf } from '../../../src/features/support/inquiries/inquiry-search.ts'

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

  test('written its country’s way, with its own country', () => {
    expect(toNational('+821012345678', 'US')).toEqual({ text: '010-1234-5678', country: 'KR' })
    expect(toNational('0', 'KR')).toBeUndefined()
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

describe('a date of birth while it is typed', () => {
  test('keeps its parts, and digits only', () => {
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

  test('comes back the same, whatever was typed', () => {
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

describe('searching the questions', () => {
  const entry = (id: string, question: string, answer: string) => ({
    id,
    category: 'wallet' as const,
    question: { en: question, ko: `질문 ${id}` },
    answer: { en: answer, ko: `답변 ${id}` },
  })
  const entries = [
    entry('1', 'How do I withdraw?', 'Rolling must be done first.'),
    entry('2', 'What is rolling?', 'What is left to wager.'),
    entry('3', 'Où est mon dépôt?', 'Elsewhere.'),
  ]
  const found = (query: string, language = 'en') => findFaq(entries, query, language).map(({ id }) => id)

  test('every word counts, in any case and order; questions come before answers', () => {
    expect(found('ROLLING')).toEqual(['2', '1'])
    expect(found('first rolling')).toEqual(['1'])
    expect(found('rolling nowhere')).toEqual([])
  })
  test('accents do not matter, and nothing typed shows everything', () => {
    expect(found('depot')).toEqual(['3'])
    expect(found('  ')).toEqual(['1', '2', '3'])
  })
  test('a slip of the finger is forgiven where nothing else is found', () => {
    expect(found('roling')).toEqual(['2', '1'])
    expect(found('withdarw')).toEqual(['1'])
    expect(found('wat')).toEqual([])
    expect(found('x'.repeat(5000))).toEqual([])
  })
  test('in the language that is shown', () => {
    expect(found('질문 2', 'ko')).toEqual(['2'])
    expect(found('rolling', 'ko')).toEqual([])
  })
})

describe('addresses', () => {
  test('what is opened', () => {
    expect(readOpenId({ id: '17' })).toEqual({ id: '17' })
    expect(readOpenId({ id: 17 })).toEqual({ id: '17' })
    for (const id of ['', 'x'.repeat(65), null, {}, undefined]) expect(readOpenId({ id })).toEqual({})
  })

  test('an inquiry about something', () => {
    const search = readInquirySearch({ write: true, about: 'round', ref: 'r-1', id: '5' })
    expect(search).toEqual({ write: true, about: 'round', ref: 'r-1' })
    expect(referenceOf(search)).toEqual({ kind: 'round', id: 'r-1' })
    expect(referenceOf(readInquirySearch({ write: 'true', about: 'nothing', ref: 'r-1' }))).toBeUndefined()
    expect(referenceOf(readInquirySearch({ about: 'round', ref: 'r-1' }))).toBeUndefined()
    expect(readInquirySearch({ id: '5' })).toEqual({ id: '5' })
  })
})
