import { describe, expect, test } from 'vitest'
import {
  dismissedFor,
  isOfferDue,
  noInterest,
  withVisit,
} from '../../../../src/features/device/install/interest.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const hour = 3_600_000

describe('when installing is offered', () => {
  test('not on the first visit, however often it is reloaded', () => {
    let interest = withVisit(noInterest, now)
    for (let minutes = 1; minutes < 29; minutes++) interest = withVisit(interest, now + minutes * 60_000)
    expect(isOfferDue(interest, 0, now)).toBe(false)
  })

  test('at the second visit', () => {
    const interest = withVisit(withVisit(noInterest, now), now + hour)
    expect(isOfferDue(interest, 0, now + hour)).toBe(true)
  })

  test('after a game was played and closed', () => {
    expect(isOfferDue({ ...withVisit(noInterest, now), finishedGames: 1 }, 0, now)).toBe(true)
  })

  test('after a favourite was added', () => {
    expect(isOfferDue(withVisit(noInterest, now), 1, now)).toBe(true)
    expect(isOfferDue({ ...withVisit(noInterest, now), dismissedAt: now }, 1, now)).toBe(false)
  })

  test('not for a month after a refusal', () => {
    const interest = { visits: 9, lastVisit: now, finishedGames: 3, dismissedAt: now }
    expect(isOfferDue(interest, 0, now + dismissedFor - hour)).toBe(false)
    expect(isOfferDue(interest, 0, now + dismissedFor + hour)).toBe(true)
  })

  test('a clock that was wrong does not prevent it for ever', () => {
    const ahead = now + 40 * 365 * 24 * hour
    expect(isOfferDue({ ...noInterest, visits: 2, dismissedAt: ahead }, 0, now)).toBe(true)
    expect(withVisit({ ...noInterest, visits: 1, lastVisit: ahead }, now).visits).toBe(2)
  })
})
