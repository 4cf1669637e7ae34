import { describe, expect, test } from 'vitest'
import { findFaq } from '../../../../src/features/support/faq/find-faq.ts'

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
  test('in the current language', () => {
    expect(found('질문 2', 'ko')).toEqual(['2'])
    expect(found('rolling', 'ko')).toEqual([])
  })
})
