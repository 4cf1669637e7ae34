import { expect, test } from 'vitest'
import { clockTime } from '../../../../src/ui/time/clock-time.tsx'

test('the age of a copy is shown in a named time zone, with its date if the day differs there', () => {
  const at = Date.parse('2026-11-20T14:30:00Z')
  const told = (now: string, zone?: string) => clockTime(at, Date.parse(now), 'en-GB', zone)
  expect(told('2026-11-20T14:59:00Z', 'Asia/Seoul')).toBe('23:30')
  expect(told('2026-11-20T15:00:00Z', 'Asia/Seoul')).toBe('20/11/2026, 23:30')
  expect(told('2026-11-20T15:00:00Z', 'UTC')).toBe('14:30')
})
