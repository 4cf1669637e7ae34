import * as v from 'valibot'
import { expect, test } from 'vitest'
import { isAtHost, StudioFrame, strangerFrame } from '@marquee/contract/studio-frames.ts'

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
