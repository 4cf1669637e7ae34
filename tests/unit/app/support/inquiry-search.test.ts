import { describe, expect, test } from 'vitest'
import { readOpenId } from '../../../../src/features/support/board/board-search.ts'
import { readInquirySearch, referenceOf } from '../../../../src/features/support/inquiries/inquiry-search.ts'

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
