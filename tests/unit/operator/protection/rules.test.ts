import { describe, expect, it } from 'vitest'
import { protectionProfiles } from '@marquee/contract/protection.ts'
import { brokenLimit, type StoredLimit, type Usage } from '@marquee/operator/protection/limits.ts'
import { periodEnd, firstDayOf } from '@marquee/operator/protection/periods.ts'
import {
  advance,
  atSignIn,
  checkDueAt,
  type PlayClock,
  type SiteClock,
} from '@marquee/operator/protection/play-clock.ts'
import { profiles, resolveProtection } from '@marquee/operator/protection/profiles.ts'
import { marksOf } from '@marquee/operator/protection/same-person.ts'

const minute = 60_000
const none = { deposited: 0n, staked: 0n, won: 0n }

function site(zone = 'Asia/Seoul', rules: object = {}): SiteClock {
  const resolved = resolveProtection({ ...rules }).rules
  if (!resolved) throw new Error('no rules')
  return { rules: resolved, zone }
}

describe('a profile', () => {
  it.each(protectionProfiles)('%s names the source of each of its rules', (name) => {
    for (const [rule, { source }] of Object.entries(profiles[name])) expect(source, rule).not.toBe('')
    expect(resolveProtection({ profile: name }).rules).toMatchObject({ profile: name })
  })

  it('is strict where the site has no setting, and none where it is false', () => {
    expect(resolveProtection(undefined).rules).toMatchObject({ profile: 'strict', raise_delay_hours: 168 })
    expect(resolveProtection(false).rules).toBeUndefined()
  })

  it('is replaced rule by rule, and refuses one that it does not know or cannot be', () => {
    expect(resolveProtection({ profile: 'uk', spin_ms: 3000 }).rules).toMatchObject({
      spin_ms: 3000,
      raise_delay_hours: 24,
    })
    expect(() => resolveProtection({ spin: 3000 })).toThrow()
    expect(() => resolveProtection({ raise_delay_hours: -1 })).toThrow()
    expect(() =>
      resolveProtection({ reality_check: { choices: [15], default: 60, optional: true } }),
    ).toThrow()
  })
})

describe('periods of a site', () => {
  it.each([
    // Clocks go back on 2026-10-25, forward on 2026-03-29.
    ['Europe/London', '2026-10-25', '2026-10-26T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
    ['Europe/London', '2026-03-28', '2026-03-29T00:00:00.000Z', '2026-03-29T00:00:00.000Z'],
    // Forward on 2026-03-08, back on 2026-11-01.
    ['America/New_York', '2026-03-08', '2026-03-09T04:00:00.000Z', '2026-03-15T04:00:00.000Z'],
    ['America/New_York', '2026-10-31', '2026-11-01T04:00:00.000Z', '2026-11-01T04:00:00.000Z'],
    ['Asia/Seoul', '2026-12-31', '2026-12-31T15:00:00.000Z', '2027-01-02T15:00:00.000Z'],
  ])('in %s the day and the week of %s end on time', (zone, day, dayEnds, weekEnds) => {
    expect(periodEnd('day', day, zone).toISOString()).toBe(dayEnds)
    expect(periodEnd('week', day, zone).toISOString()).toBe(weekEnds)
  })

  it('begin on Sunday, as in the statement, and on the first', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-28'].map((day) => firstDayOf('week', day))).toEqual([
      '2026-11-15',
      '2026-11-22',
      '2026-11-22',
    ])
    expect(firstDayOf('month', '2024-02-29')).toBe('2024-02-01')
    expect(periodEnd('month', '2026-01-31', 'Europe/London').toISOString()).toBe('2026-02-01T00:00:00.000Z')
    expect(periodEnd('month', '2026-12-05', 'Asia/Seoul').toISOString()).toBe('2026-12-31T15:00:00.000Z')
  })
})

/** A clock after signs of play at these instants. */
function played(at: SiteClock, ...instants: readonly string[]): PlayClock {
  let clock: PlayClock | null = null
  for (const instant of instants) clock = advance(clock, Date.parse(instant), none, at).clock
  if (clock === null) throw new Error('nothing was played')
  return clock
}

describe('the time that is played', () => {
  it('is what lies between signs that are close, and not a gap', () => {
    const clock = played(
      site(),
      '2026-11-23T03:00:00Z',
      '2026-11-23T03:00:15Z',
      '2026-11-23T03:01:15Z',
      '2026-11-23T03:10:00Z',
    )
    expect([clock.session, clock.today]).toEqual([75_000, 75_000])
  })

  it('does not grow by two devices that report the same time, nor by a clock that goes back', () => {
    const clock = played(site(), '2026-11-23T03:00:00Z', '2026-11-23T03:00:15Z', '2026-11-23T03:00:05Z')
    expect(clock.session).toBe(15_000)
    expect(advance(clock, Date.parse('2026-11-23T03:00:15Z'), none, site()).clock.session).toBe(15_000)
  })

  it.each([
    ['Asia/Seoul', '2026-11-23T14:59:40Z', '2026-11-23T15:00:20Z', '2026-11-24'],
    ['Europe/London', '2026-03-29T22:59:40Z', '2026-03-29T23:00:20Z', '2026-03-30'],
    ['America/New_York', '2026-11-02T04:59:40Z', '2026-11-02T05:00:20Z', '2026-11-02'],
  ])('is parted at midnight in %s', (zone, before, after, day) => {
    const at = site(zone)
    const { clock, over } = advance(played(at, before), Date.parse(after), none, at)
    expect(over?.ms).toBe(20_000)
    expect([clock.day, clock.today, clock.session]).toEqual([day, 20_000, 40_000])
  })

  it('begins a new session after half an hour, with what was won and staked from then on', () => {
    const first = played(site(), '2026-11-23T03:00:00Z', '2026-11-23T03:00:30Z')
    const later = Date.parse('2026-11-23T03:30:30Z')
    const { clock } = advance(first, later, { deposited: 0n, staked: 700n, won: 50n }, site())
    expect(clock).toMatchObject({ since: later, session: 0, before: { staked: '700', won: '50' } })
    expect(clock.today).toBe(30_000)
  })

  it('begins a new session by a later sign-in once, and leaves check, pause and day as they are', () => {
    const first = played(site(), '2026-11-23T03:00:00Z', '2026-11-23T03:00:30Z')
    const totals = { deposited: 0n, staked: 700n, won: 50n }
    const begun = atSignIn(first, Date.parse('2026-11-23T03:00:20Z'), totals)
    const before = { deposited: '0', staked: '700', won: '50' }
    expect(begun).toEqual({ ...first, since: first.at, session: 0, before })
    expect(atSignIn(begun, Date.parse('2026-11-23T03:00:20Z'), none)).toBe(begun)
    // Neither an earlier sign-in nor one ahead of the clock.
    expect(atSignIn(first, Date.parse('2026-11-23T02:59:00Z'), totals)).toBe(first)
    expect(atSignIn(first, Date.parse('2026-11-23T04:00:00Z'), totals)).toBe(first)
  })

  it('counts in a session no time from before its sign-in that a stake catches up on', () => {
    const start = Date.parse('2026-11-23T03:00:00Z')
    const staked = advance(null, start, none, site(), 'stake').clock
    const reported = advance(staked, start + 2 * minute, none, site()).clock
    const begun = atSignIn(reported, start + 2 * minute - 1000, none)
    const { clock } = advance(begun, start + 3 * minute, none, site(), 'stake')
    expect([clock.session, clock.today]).toEqual([minute, 3 * minute])
  })

  it('makes a pause due after an hour, in which no time runs, and a rest instead of it none', () => {
    const start = Date.parse('2026-11-23T03:00:00Z')
    const run = (from: PlayClock | null, first: number, last: number) => {
      let clock = from
      for (let at = first; at <= last; at += minute) clock = advance(clock, start + at, none, site()).clock
      if (clock === null) throw new Error('nothing was played')
      return clock
    }
    const hour = run(null, 0, 60 * minute)
    expect(hour.pausedUntil).toBe(start + 65 * minute)
    const paused = run(hour, 61 * minute, 65 * minute)
    expect([paused.session, paused.pausedUntil]).toEqual([60 * minute, start + 65 * minute])
    const rested = run(run(null, 0, 59 * minute), 64 * minute, 100 * minute)
    expect(rested.pausedUntil).toBe(0)
  })

  it('makes a reality check due by the minutes that the player chose, or the profile', () => {
    const clock = played(site(), '2026-11-23T03:00:00Z')
    const due = (chosen: number | null, rules: object = {}) => {
      const at = checkDueAt(clock, chosen, site('Asia/Seoul', rules).rules)
      return at === undefined ? undefined : (at - clock.checkFrom) / minute
    }
    expect([due(null), due(15), due(0), due(7)]).toEqual([60, 15, 60, 60])
    expect(due(0, { profile: 'uk' })).toBeUndefined()
  })
})

describe('the limit that is shown', () => {
  const limit = (
    kind: StoredLimit['kind'],
    period: StoredLimit['period'],
    amount: number | null,
    imposed: number | null = null,
  ): StoredLimit => ({ kind, period, amount, imposed, changeAmount: null, changeReadyAt: null })
  const moved = { deposited: 0n, staked: 900n, won: 300n }
  const usage: Usage = {
    day: '2026-11-23',
    zone: 'Asia/Seoul',
    moved: { day: moved, week: moved, month: { deposited: 0n, staked: 5000n, won: 300n } },
    waiting: 0n,
    seconds: 0,
  }
  const broken = (limits: readonly StoredLimit[], needed: bigint) =>
    brokenLimit(limits, ['stake', 'loss'], usage, needed)

  it('is the one that leaves the least, with when it ends', () => {
    const limits = [limit('stake', 'day', 1000), limit('loss', 'day', 650), limit('stake', 'month', 6000)]
    expect(broken(limits, 200n)).toEqual({
      reason: 'lossLimit',
      left: 50,
      until: '2026-11-23T15:00:00.000Z',
    })
    expect(broken(limits, 50n)).toBeUndefined()
    expect(broken([limit('stake', 'day', 1000, 950)], 60n)).toMatchObject({ left: 50 })
  })

  it('leaves 0 and not less, and holds no stake of 0', () => {
    expect(broken([limit('stake', 'day', 10)], 1n)).toMatchObject({ left: 0 })
    expect(broken([limit('stake', 'day', 10)], 0n)).toBeUndefined()
  })
})

describe('a person on a break', () => {
  const of = (person: object) => marksOf(person, (text) => text)

  it('is known again by phone, account, or name and date of birth, however they are written', () => {
    expect(of({ phone: '+82 10-1234' })).toEqual(of({ phone: '+82101234' }))
    expect(of({ phone: '+82010 1234-5678' })).toEqual(of({ phone: '+821012345678' }))
    expect(of({ bankCode: '001', bankAccount: '12-34' })).toEqual(
      of({ bankCode: '001', bankAccount: '1234' }),
    )
    expect(of({ bankCode: '001', bankAccount: '0012-34' })).toEqual(
      of({ bankCode: '001', bankAccount: '1234' }),
    )
    expect(of({ email: 'Kim+casino@Example.com' })).toEqual(of({ email: 'kim@example.com' }))
    expect(of({ email: 'kim@example.com' })).not.toEqual(of({ email: 'kim2@example.com' }))
    const born = (bankHolder: string) => of({ bankHolder, birthDate: '1990-01-01' })
    for (const [one, other] of [
      ['Ｋim Ｍin', 'kim min'],
      ['José Müller', 'Jose Muller'],
      ['José Müller', 'JOSE MUELLER'],
      ['José Müller', 'Müller, José'],
      ['Jose Muller', 'Jоse Мuller'],
      ['Søren Straße', 'Soeren Strasse'],
      ['김 민수', '민수 김'],
      ['김민수', '김민수'.normalize('NFD')],
      ['홍길동', '홍 길동'],
      ['홍길동', '길동 홍'],
      ['王小明', '王 小明'],
      ['สมชายใจดี', 'ใจดี สมชาย'],
      ['Jose Muller', 'JoseMuller'],
      ['Maria Garcia Lopez', 'Garcia Maria Lopez'],
      ["Jean-Luc O'Brien", 'Obrien Jean Luc'],
      ['สมชาย ใจดี', 'ใจดี สมชาย'],
      ['Иванов Пётр', 'Петр Иванов'],
    ] as const)
      expect(born(one), `${one} ${other}`).toEqual(born(other))
    expect(born('Jose Muller')).not.toEqual(born('Jose Miller'))
    for (const [one, other] of [
      ['김민수', '김민서'],
      ['김민수', '김수민'],
      ['홍길동', '홍동길'],
      ['が', 'か'],
      ['มานี', 'มานะ'],
    ] as const)
      expect(born(one), `${one} ${other}`).not.toEqual(born(other))
  })

  it('is not known by a name or a date of birth alone, nor by a nickname', () => {
    expect([...of({ bankHolder: 'Kim' }), ...of({ birthDate: '1990-01-01' })]).toEqual([])
    expect(of({ nickname: 'Kim', birthDate: '1990-01-01' })).toEqual([])
  })
})
