import { i18n } from '@lingui/core'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ErrorCode } from '@marquee/contract/codes.ts'
import { errorMessage } from '../../../../src/ui/states/error-message.ts'

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: false })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
})

const words = (code: ErrorCode, message = '') => i18n._(errorMessage({ code, message }))

test('each of the thirteen user messages of spec §8 has words of its own', () => {
  const said = [
    words(4000),
    words(4001),
    words(4030, 'auth.accountNotFound'),
    words(4030),
    words(4031),
    words(5000),
    words(5002),
    words(5003, 'record.previous'),
    words(5003),
    words(5005),
    words(4001, 'item.notFound'),
    words(4001, 'value.mismatch'),
    words(6000),
  ]
  expect(new Set(said).size).toBe(13)
})

test('so has each result that the app makes itself', () => {
  const codes = [
    'OFFLINE_ERROR',
    'NETWORK_ERROR',
    'CONFIG_FAILED',
    'SESSION_EXPIRED',
    'CLIENT_EXCEPTION',
  ] as const
  expect(new Set(codes.map((code) => words(code))).size).toBe(codes.length)
})

test('a site that does not respond is not called offline while the device has a connection', () => {
  vi.stubGlobal('navigator', { onLine: true })
  expect(words('OFFLINE_ERROR')).toBe(
    'The site cannot be reached right now. Check your connection and try again.',
  )
})

test('a player whose account is blocked reads that, and where to turn', () => {
  expect(words(4030, 'auth.blocked')).toBe('This account is blocked. Please contact support.')
})
