import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { UserInfo } from '@marquee/contract/player.ts'
import { warningAt } from '../../../../src/features/account/sign-in/session-times.ts'
import { isKeepAliveDue, sessionEnds } from '../../../../src/session/session-ends.ts'

const minute = 60_000
const now = Date.parse('2026-11-20T12:00:00Z')
const idleLength = 4 * 60 * minute
const ends = (expires: number | undefined, idle: number | undefined) => ({
  expiresAt: expires === undefined ? undefined : now + expires,
  idleAt: idle === undefined ? undefined : now + idle,
})

describe('the warning before a session ends', () => {
  test('reads what the operator says, and takes what is no time for none', () => {
    expect(sessionEnds({ expires_at: '2026-11-20T13:00:00Z', idle_at: null })).toEqual({
      expiresAt: now + 60 * minute,
      idleAt: undefined,
    })
    expect(
      sessionEnds(v.parse(UserInfo, { name: 'Player', username: 'player', expires_at: 'soon' })),
    ).toEqual({ expiresAt: undefined, idleAt: undefined })
  })

  test('appears two minutes before, not earlier, and not afterwards', () => {
    expect(warningAt(ends(60 * minute, 2 * minute + 1), now, idleLength)).toBeUndefined()
    expect(warningAt(ends(60 * minute, 2 * minute), now, idleLength)).toEqual({
      kind: 'idle',
      at: now + 2 * minute,
    })
    expect(warningAt(ends(60 * minute, -1), now, idleLength)).toBeUndefined()
    expect(warningAt(ends(undefined, undefined), now, idleLength)).toBeUndefined()
  })

  test('names the nearer end', () => {
    expect(warningAt(ends(minute, 2 * minute), now, idleLength)?.kind).toBe('expiry')
    expect(warningAt(ends(2 * minute, minute), now, idleLength)?.kind).toBe('idle')
    expect(warningAt(ends(minute, undefined), now, idleLength)?.kind).toBe('expiry')
  })

  test('of a short idle time it takes the last quarter', () => {
    expect(warningAt(ends(undefined, 16_000), now, minute)).toBeUndefined()
    expect(warningAt(ends(undefined, 15_000), now, minute)?.kind).toBe('idle')
  })
})

test('activity of the player is reported when a quarter of the idle time has passed', () => {
  expect(isKeepAliveDue(ends(undefined, 0.8 * idleLength), now, idleLength)).toBe(false)
  expect(isKeepAliveDue(ends(undefined, 0.7 * idleLength), now, idleLength)).toBe(true)
  expect(isKeepAliveDue(ends(undefined, -1), now, idleLength)).toBe(false)
  expect(isKeepAliveDue(ends(minute, undefined), now, idleLength)).toBe(false)
})
