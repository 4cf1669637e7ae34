import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { estimateFor, maintenanceAt } from '@marquee/contract/bank-hours.ts'
import { isSiteDay } from '@marquee/contract/is-site-day.ts'
import { addDays, siteDayOf, siteInstant, startOfSiteDay } from '@marquee/contract/site-day.ts'

// With summer time at 2, at midnight (days of 23 and 25 hours that start at 1 or twice), by half an hour, and without.
const zones = [
  'Asia/Seoul',
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Beirut',
  'America/Havana',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
]
const zone = fc.constantFrom(...zones)
const instant = fc.date({ min: new Date('2012-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
const minute = 60_000

/** What a wall clock in the zone shows: `HH:MM`. */
function shown(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
}

describe('a day of the site', () => {
  it('is found without asking the slow calendar for each of thousands of days', () => {
    const ask = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    for (let day = '2012-01-01'; day < '2022-01-01'; day = addDays(day, 1))
      startOfSiteDay(day, 'Europe/Lisbon')
    expect(ask.mock.calls.length).toBeLessThan(2000)
    ask.mockRestore()
  })

  it('starts at its first instant and ends where the next one starts', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const day = siteDayOf(at, where)
        const start = startOfSiteDay(day, where)
        const end = startOfSiteDay(addDays(day, 1), where)
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime())
        expect(end.getTime()).toBeGreaterThan(at.getTime())
        expect(siteDayOf(start, where)).toBe(day)
        expect(siteDayOf(new Date(start.getTime() - 1), where)).toBe(addDays(day, -1))
      }),
      { numRuns: 5_000 },
    )
  })

  it.each([
    // Chile: the clocks go from 24:00 to 01:00 and, in autumn, from 24:00 back to 23:00.
    ['2025-09-07', 'America/Santiago', '2025-09-07T04:00:00.000Z'],
    ['2025-04-06', 'America/Santiago', '2025-04-06T04:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-11-20', 'Asia/Seoul', '2026-11-19T15:00:00.000Z'],
    // Cuba: 00:00 to 00:59 happens twice in autumn; the day starts at the first.
    ['2025-11-02', 'America/Havana', '2025-11-02T04:00:00.000Z'],
  ])('%s in %s starts at %s', (day, where, start) => {
    expect(startOfSiteDay(day, where).toISOString()).toBe(start)
  })

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '26-01-01', '', '2026-01-01T00:00', '0000-00-00'])(
    '%j is none',
    (text) => {
      expect(isSiteDay(text)).toBe(false)
    },
  )

  it('is shown of any year as the calendar has it', () => {
    expect(siteDayOf(new Date('0050-06-15T12:00:00Z'), 'Asia/Seoul')).toBe('0050-06-15')
    expect(startOfSiteDay('0050-06-15', 'UTC').toISOString()).toBe('0050-06-15T00:00:00.000Z')
  })

  it('of 29 February exists in leap years alone', () => {
    expect([isSiteDay('2028-02-29'), isSiteDay('2027-02-29')]).toEqual([true, false])
  })

  it('refuses a zone that does not exist', () => {
    expect(() => siteDayOf(new Date(), 'Moon/Tranquility')).toThrow(RangeError)
  })
})

describe('bank maintenance', () => {
  it.each([
    ['23:49:59 in Seoul', '2026-11-20T14:49:59.999Z', false, '2026-11-20T14:50:00.000Z'],
    ['23:50 in Seoul', '2026-11-20T14:50:00.000Z', true, '2026-11-20T14:50:00.000Z'],
    ['00:29:59 in Seoul', '2026-11-20T15:29:59.999Z', true, '2026-11-20T14:50:00.000Z'],
    ['00:30 in Seoul', '2026-11-20T15:30:00.000Z', false, '2026-11-21T14:50:00.000Z'],
  ])('at %s', (_, at, during, from) => {
    const found = maintenanceAt(new Date(at), 'Asia/Seoul')
    expect([found.during, found.from.toISOString()]).toEqual([during, from])
    expect(found.to.getTime() - found.from.getTime()).toBe(40 * minute)
  })

  it('is on exactly while the clocks of the site show 23:50 to 00:29, wherever they are not being changed', () => {
    const changesAtMidnight = new Set(['America/Santiago', 'Africa/Cairo', 'Asia/Beirut', 'America/Havana'])
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const { during, from, to } = maintenanceAt(at, where)
        expect(during).toBe(at >= from && at < to)
        expect(to.getTime()).toBeGreaterThan(at.getTime())
        if (changesAtMidnight.has(where) || where === 'Pacific/Apia') return
        const time = shown(at, where)
        expect(during).toBe(time >= '23:50' || time < '00:30')
        expect([shown(from, where), shown(to, where)]).toEqual(['23:50', '00:30'])
      }),
      { numRuns: 5_000 },
    )
  })

  it('lasts through a change of the clocks at midnight', () => {
    // Santiago, 6 September 2025, 24:00 becomes 01:00.
    const { from, to } = maintenanceAt(new Date('2025-09-07T03:55:00Z'), 'America/Santiago')
    expect(from.toISOString()).toBe('2025-09-07T03:50:00.000Z')
    expect(to.getTime()).toBeGreaterThan(from.getTime())
    // Santiago, 5 April 2025: 23:50 comes twice, and the maintenance starts at the first.
    const twice = maintenanceAt(new Date('2025-04-06T03:20:00Z'), 'America/Santiago')
    expect(twice).toMatchObject({ during: true, from: new Date('2025-04-06T02:50:00Z') })
    expect(twice.to.toISOString()).toBe('2025-04-06T04:30:00.000Z')
  })
})

describe('an estimate', () => {
  it('is ten minutes, a day at most, and names the maintenance only where it falls into it', () => {
    const { usual, latest, maintenance } = estimateFor(new Date('2026-11-20T03:00:00Z'), 'Asia/Seoul')
    expect(usual.toISOString()).toBe('2026-11-20T03:10:00.000Z')
    expect(latest.toISOString()).toBe('2026-11-21T03:00:00.000Z')
    expect(maintenance).toBeUndefined()
  })

  it('never lies inside maintenance, whenever it is asked for', () => {
    fc.assert(
      fc.property(instant, zone, (at, where) => {
        const { usual, maintenance } = estimateFor(at, where)
        expect(maintenanceAt(usual, where).during && maintenanceAt(usual, where).from < usual).toBe(false)
        expect(usual.getTime() - at.getTime()).toBeGreaterThanOrEqual(10 * minute)
        if (maintenance) expect(usual.getTime()).toBe(maintenance.to.getTime() + 10 * minute)
      }),
      { numRuns: 5_000 },
    )
  })
})

describe('a time of day that comes twice or not at all', () => {
  it.each([
    ['skipped', '2026-03-29', 150, 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['twice', '2026-10-25', 150, 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
    ['by half an hour', '2026-04-05', 105, 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
  ])('%s', (_, day, minutes, where, expected) => {
    expect(siteInstant(day, minutes, where).toISOString()).toBe(expected)
  })
})
