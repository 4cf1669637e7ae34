import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountEndpoints } from '../../../src/contract/account-endpoints.ts'
import { passkeyEndpoints } from '../../../src/contract/passkey-endpoints.ts'
import { roundEndpoints } from '../../../src/contract/round-endpoints.ts'
import { supportEndpoints } from '../../../src/contract/support-endpoints.ts'
import { walletEndpoints } from '../../../src/contract/wallet-endpoints.ts'
import { byRow } from '../../../src/platform/remote/by-row.ts'

// The console says what was left out.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

const date = '2026-11-23T18:00:00Z'
const times = { create_at: date, seen_at: date, expires_at: date, used_at: null }
const device = { id: '1', browser: null, system: null, ...times }
const text = { id: '1', title: 'Title', content: 'Text', date }
const money = { amount: 1, before: 0, after: 1, staked: 1, won: 0, returned: 0 }

/** A list that is taken by row, and a row of it. */
const lists = [
  ['announcements', byRow(supportEndpoints.notices, 'rows'), { ...text, important: false }],
  ['messages', byRow(supportEndpoints.memos, 'rows'), { ...text, status: 'read' }],
  ['inquiries', byRow(supportEndpoints.counsels, 'rows'), text],
  [
    'questions',
    byRow(supportEndpoints.faq, 'rows'),
    { id: '1', category: 'wallet', question: '', answer: '' },
  ],
  ['sessions', byRow(accountEndpoints.sessions, 'rows'), { ...device, current: true }],
  ['passkeys', byRow(passkeyEndpoints.passkeys, 'rows'), { ...device, name: 'Key', synced: true }],
  [
    'transactions',
    byRow(walletEndpoints.history, 'rows'),
    { ...money, id: '1', username: '', type: 'bet', date },
  ],
  ['deposits', byRow(walletEndpoints.deposits, 'rows'), { id: '1', amount: 1, status: 'waiting', date }],
  [
    'withdrawals',
    byRow(walletEndpoints.withdrawals, 'rows'),
    { id: '1', amount: 1, status: 'waiting', date },
  ],
  ['points', byRow(walletEndpoints.pointsDays, 'rows'), { day: '2026-11-23', amount: 1, after: 1, rows: [] }],
  [
    'rounds',
    byRow(roundEndpoints.rounds, 'rows'),
    { ...money, id: '1', game: { id: '7', title: 'Dragon' }, date },
  ],
] as const

test.each(lists)('a wrong row of %s is left out alone, and counted', (_, { data }, row) => {
  const wrong = { ...row, id: 1, date: 'soon', day: 'soon', category: 'none' }
  const answer = { next: 'more', unread: 2 }
  const parsed = v.parse(data, { ...answer, list: [wrong, row, null] })
  expect([parsed.list.length, parsed.leftOut]).toEqual([1, 2])
  expect(v.parse(data, { ...answer, list: [] })).toMatchObject({ list: [], leftOut: 0 })
  expect(v.is(data, { ...answer, list: [wrong] })).toBe(false)
  expect(v.is(data, { ...answer, list: 'none' })).toBe(false)
})

test('what belongs to the whole list is checked as before', () => {
  const [, memos] = lists[1]
  expect(v.is(memos.data, { list: [], next: null })).toBe(false)
  expect(v.parse(memos.data, { list: [], next: null, unread: 3 })).toMatchObject({ next: null, unread: 3 })
})
