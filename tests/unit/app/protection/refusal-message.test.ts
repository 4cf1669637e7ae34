import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { playRefusals } from '@marquee/contract/play-refusals.ts'
import { durationText, stopwatchText } from '../../../../src/ui/protection/duration-text.ts'
import { refusalMessage } from '../../../../src/ui/protection/refusal-message.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test('a refusal shows the exact remaining amount', () => {
  const said = (message: string, left: number) =>
    refusalMessage({ message, details: { left } }, 'KRW', 'Asia/Seoul')
  expect(said('protection.depositLimit', 12_345)).toContain('₩12,345')
  expect(said('protection.lossLimit', 0)).toContain('₩0')
  expect(said('protection.timeLimit', 3_900)).toContain('1 hr 5 min')
})

describe('every reason of the contract has a message', () => {
  test.each(playRefusals)('%s', (reason) => {
    expect(refusalMessage({ message: `protection.${reason}` }, 'KRW', 'Asia/Seoul')).toMatch(/\.$/)
  })
})

test('a break and a pause end at a time of the site, with its zone where the player’s clock shows another', () => {
  const until = Date.parse('2026-11-28T16:00:00Z')
  const site = new Intl.DateTimeFormat('en', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Pacific/Apia',
  }).format(until)
  for (const reason of ['stopped', 'paused']) {
    const said = refusalMessage(
      { message: `protection.${reason}`, details: { until } },
      'KRW',
      'Pacific/Apia',
    )
    expect(said).toContain(`${site} GMT+13`)
  }
})

test('other errors have none here', () => {
  expect(refusalMessage({ message: 'wallet.amountMinimum' }, 'KRW', 'Asia/Seoul')).toBeUndefined()
})

test('durations and the stopwatch are written in the digits of the language', () => {
  expect(durationText(0, 'en')).toBe('0 min')
  expect(durationText(7_200, 'en')).toBe('2 hr')
  expect(stopwatchText(3_909.7, 'en')).toBe('1:05:09')
  expect(stopwatchText(9, 'ko')).toBe('0:00:09')
})
