import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  hasUnknownSettings,
  isAtHost,
  StudioFrame,
  strangerFrame,
  studioFrames,
} from '@marquee/contract/studio-frames.ts'
import { sampleSite } from '../../support/sample-game.ts'

const isValid = (studio: object) => v.is(StudioFrame, { hosts: ['https://x.example'], ...studio })

test('a stranger may open help pages, and may not navigate the app', () => {
  expect(strangerFrame.sandbox).toContain('allow-popups-to-escape-sandbox')
  expect(JSON.stringify(strangerFrame)).not.toContain('top-navigation')
  expect(strangerFrame).toMatchObject({ window: 'frame', balance_delay_ms: false })
})

test('a misspelt restriction is an error, and so is one that the app cannot keep', () => {
  expect(isValid({})).toBe(true)
  expect(isValid({ sandbox: false, messages: 'none', balance_delay_ms: 5000 })).toBe(true)
  for (const wrong of [
    { sandboxes: false },
    { sandbox: ['allow-top-navigation'] },
    { allow: ['camera'] },
    { messages: 'other' },
    { hosts: [] },
    { hosts: ['http://x.example'] },
    { hosts: ['https://*x.example'] },
    { hosts: ['https://x.*.example'] },
    { hosts: ['https://*'] },
    { frame_hosts: ['https://x.example/path'] },
  ])
    expect(isValid(wrong), JSON.stringify(wrong)).toBe(false)
})

test.each([
  ['https://x.example', true],
  ['https://a.cdn.example', true],
  ['https://a.b.cdn.example', true],
  ['https://cdn.example', false],
  ['https://acdn.example', false],
  ['https://a.cdn.example:8443', false],
  ['http://a.cdn.example', false],
  ['https://x.example.evil.example', false],
  ['null', false],
])('%s is at the hosts: %s', (origin, expected) => {
  expect(isAtHost(origin, ['https://x.example', 'https://*.cdn.example'])).toBe(expected)
})

const [a, b] = [{ hosts: ['https://a.example'] }, { hosts: ['https://*.b.example'], providers: ['7'] }]
const wrong = { sandboxes: false }

test('an entry that is not valid takes no settings from the others', () => {
  const site = sampleSite({ studios: [{ ...b, ...wrong }, a, 'none'] })
  expect(studioFrames(site).map(({ hosts }) => hosts)).toEqual([a.hosts])
  expect(studioFrames(sampleSite({ studios: {} }))).toEqual([])
  expect(studioFrames(sampleSite())).toEqual([])
})

test.each([
  ['at its hosts', [{ ...b, ...wrong }], 'https://x.b.example', true],
  ['at the hosts of another', [{ ...b, ...wrong }, a], 'https://a.example', false],
  ['at the hosts of an earlier one, too', [b, { ...b, ...wrong }], 'https://x.b.example', false],
  ['elsewhere', [{ ...b, ...wrong }], 'https://c.example', false],
  ['anywhere, if its hosts are not valid', [{ host: 'https://b.example' }, a], 'https://c.example', true],
  ['at the hosts of another, if its own are not valid', [{ hosts: ['b'] }, a], 'https://a.example', false],
  ['anywhere, if there is no list', 'none', 'https://c.example', true],
])('an entry that is not valid is about a game %s', (_where, studios, origin, expected) => {
  expect(hasUnknownSettings(sampleSite({ studios }), { origin })).toBe(expected)
})

test('an entry that is not valid is about all games of its providers', () => {
  const site = sampleSite({ studios: [{ ...b, ...wrong }] })
  expect(hasUnknownSettings(site, { provider: '7' })).toBe(true)
  expect(hasUnknownSettings(site, { provider: '8' })).toBe(false)
})
