import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountEndpoints } from '@marquee/contract/account-endpoints.ts'
import { passkeyEndpoints } from '@marquee/contract/passkey-endpoints.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import { withValidRows } from '../../../../src/platform/query/valid-rows.ts'

// Dropped rows are logged.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const date = '2026-11-23T18:00:00Z'
const times = { create_at: date, seen_at: date, expires_at: date, used_at: null }
const device = { id: '1', browser: null, system: null, ...times }
const text = { id: '1', title: 'Title', content: 'Text', date }

/** A list whose rows are independent, and a row of it. */
const lists = [
  ['announcements', withValidRows(supportEndpoints.notices, 'rows'), { ...text, important: false }],
  ['messages', withValidRows(supportEndpoints.memos, 'rows'), { ...text, status: 'read' }],
  ['inquiries', withValidRows(supportEndpoints.counsels, 'rows'), text],
  [
    'questions',
    withValidRows(supportEndpoints.faq, 'rows'),
    { id: '1', category: 'wallet', question: '', answer: '' },
  ],
  ['sessions', withValidRows(accountEndpoints.sessions, 'rows'), { ...device, current: true }],
  ['passkeys', withValidRows(passkeyEndpoints.passkeys, 'rows'), { ...device, name: 'Key', synced: true }],
] as const

test.each(lists)('a wrong row of %s is dropped alone', (_, { data }, row) => {
  const wrong = { ...row, id: 1, date: 'soon', day: 'soon', category: 'none' }
  const answer = { next: 'more', unread: 2 }
  const parsed = v.parse(data, { ...answer, list: [wrong, row, null] })
  expect(parsed.list).toHaveLength(1)
  expect(v.parse(data, { ...answer, list: [] })).toMatchObject({ list: [] })
  expect(v.is(data, { ...answer, list: [wrong] })).toBe(false)
  expect(v.is(data, { ...answer, list: 'none' })).toBe(false)
})

test('what belongs to the whole list is checked as before', () => {
  const [, memos] = lists[1]
  expect(v.is(memos.data, { list: [], next: null })).toBe(false)
  expect(v.parse(memos.data, { list: [], next: null, unread: 3 })).toMatchObject({ next: null, unread: 3 })
})
