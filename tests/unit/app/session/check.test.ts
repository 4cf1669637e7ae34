import { expect, test, vi } from 'vitest'
import { createSessionCheck } from '../../../../src/session/check.ts'
import { tokenUntil } from '../../../support/tokens.ts'

const checkSession = createSessionCheck()
const now = Date.parse('2026-11-20T12:00:00Z')
const token = (payload: string) => `e30.${Buffer.from(payload).toString('base64url')}.c2ln`

test.each([
  ['no token', undefined, 'TOKEN_GET_ERROR'],
  ['an empty one', '', 'TOKEN_GET_ERROR'],
  ['one of another form', 'abc', 'TOKEN_DECODE_ERROR'],
  ['one of two parts', 'e30.e30', 'TOKEN_DECODE_ERROR'],
  ['a payload that is no Base64', 'e30.***.c2ln', 'TOKEN_DECODE_ERROR'],
  ['a payload that is no JSON', token('{exp'), 'TOKEN_DECODE_ERROR'],
  ['a payload that is no object', token('"exp"'), 'TOKEN_DECODE_ERROR'],
  ['a payload of broken UTF-8', 'e30._w.c2ln', 'TOKEN_DECODE_ERROR'],
  ['no exp', token('{"sub":"1"}'), 'INVALID_TOKEN'],
  ['an exp that is no number', token('{"exp":"soon"}'), 'INVALID_TOKEN'],
  ['an endless exp', token('{"exp":1e999}'), 'INVALID_TOKEN'],
  ['one that ran out a second ago', tokenUntil(now - 1000), 'TOKEN_EXPIRED'],
  ['one that runs out now', tokenUntil(now), 'TOKEN_EXPIRED'],
  ['one that lasts a second more', tokenUntil(now + 1000), 'OK'],
  ['names in Korean', token(`{"exp":${now},"name":"김민준"}`), 'OK'],
])('%s: %s → %s', (_case, text, code) => {
  expect(checkSession(text, now)).toBe(code)
})

test('a token that cannot be parsed is logged once, without the token (spec §5)', async () => {
  // A page on which nothing was logged yet.
  vi.resetModules()
  const page = await import('../../../../src/session/check.ts')
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const check = page.createSessionCheck()
  for (let tick = 0; tick < 10; tick++) check('not.a-secret.token', now)
  check(tokenUntil(now - 1), now)
  check(token('{"sub":"1"}'), now)
  expect(warned.mock.calls).toEqual([['session: the token cannot be parsed']])
  warned.mockRestore()
})

test('a time that is none is an error of the check, not of the token', () => {
  expect(checkSession(tokenUntil(now + 1000), Number.NaN)).toBe('SESSION_CHECK_ERROR')
})

test('a token is decoded once, however often it is checked; another token is decoded anew', () => {
  const decode = vi.spyOn(globalThis, 'atob')
  const [first, second] = [tokenUntil(now + 5000), tokenUntil(now + 9000)]
  for (let tick = 0; tick < 100; tick++) checkSession(first, now + tick * 100)
  expect(decode).toHaveBeenCalledTimes(1)
  expect(checkSession(first, now + 5000)).toBe('TOKEN_EXPIRED')
  expect(checkSession(second, now + 5000)).toBe('OK')
  expect(decode).toHaveBeenCalledTimes(2)
  decode.mockRestore()
})
