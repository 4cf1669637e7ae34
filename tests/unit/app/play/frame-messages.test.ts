import { describe, expect, test } from 'vitest'
import { readFrameMessage, readReturn } from '../../../../src/features/play/frame/frame-messages.ts'
import { formatOf } from '../../../../src/features/play/frame/message-formats.ts'

const game = new EventTarget() as Window
const other = new EventTarget() as Window
const format = formatOf({ studio: undefined })
const sender = { source: game, hosts: ['https://studio.example'] }
const from = (data: unknown, source: Window | null = game, origin = 'https://studio.example') => ({
  data,
  source,
  origin,
})

describe('messages of the game', () => {
  test.each([
    { marquee: 1, type: 'ready' },
    { marquee: 1, type: 'busy', round: 'r1' },
    { marquee: 1, type: 'idle' },
    { marquee: 1, type: 'balance', amount: 12_000 },
    { marquee: 1, type: 'error', code: 'server_error' },
    { marquee: 1, type: 'sheet', open: true },
    { marquee: 1, type: 'exit' },
    { marquee: 1, type: 'deposit' },
  ])('$type', (message) => {
    expect(readFrameMessage(from(message), sender, format)).toEqual(message)
  })
})

const exit = { marquee: 1, type: 'exit' }

test('a message of another window is ignored, also of the same origin', () => {
  expect(readFrameMessage(from(exit, other), sender, format)).toBeUndefined()
  expect(readFrameMessage(from(exit, null), sender, format)).toBeUndefined()
})

test('messages without a frame are dropped', () => {
  expect(readFrameMessage(from(exit, null), { ...sender, source: null }, format)).toBeUndefined()
})

test.each([
  'https://studio.example:8443',
  'http://studio.example',
  'https://studio.example.evil.example',
  'null',
  '',
])('a message of the same frame at %j is ignored', (origin) => {
  expect(readFrameMessage(from(exit, game, origin), sender, format)).toBeUndefined()
})

test.each([
  [undefined],
  [null],
  ['exit'],
  [JSON.stringify(exit)],
  [{ type: 'exit' }],
  [{ marquee: 2, type: 'exit' }],
  [{ marquee: 1, type: 'pause' }],
  [{ marquee: 1, type: 'balance', amount: '12000' }],
  [{ marquee: 1, type: 'error' }],
  [{ marquee: 1, type: 'error', code: 'x'.repeat(61) }],
])('a message of another shape is ignored: %j', (data) => {
  expect(readFrameMessage(from(data), sender, format)).toBeUndefined()
})

test('a launcher may redirect the frame to another host of its studio', () => {
  const redirected = { source: game, hosts: ['https://studio.example', 'https://*.cdn.example'] }
  const at = (origin: string) => readFrameMessage(from(exit, game, origin), redirected, format)
  expect(at('https://eu.cdn.example')).toEqual(exit)
  for (const origin of ['https://cdn.example', 'https://evilcdn.example', 'http://eu.cdn.example', 'null'])
    expect(at(origin)).toBeUndefined()
})

describe('the return page', () => {
  const app = 'https://site.example'
  const way = (data: unknown, source: Window | null = game, origin = app) =>
    readReturn(from(data, source, origin), game, app)

  test('leads out of the game', () => {
    for (const type of ['exit', 'deposit', 'history']) expect(way({ marquee: 1, type })).toBe(type)
  })

  test('is at the origin of the app, in the frame, and can say nothing else', () => {
    expect(way(exit, game, 'https://studio.example')).toBeUndefined()
    expect(way(exit, other)).toBeUndefined()
    expect(way({ marquee: 1, type: 'ready' })).toBeUndefined()
    expect(readReturn(from(exit, null, app), null, app)).toBeUndefined()
  })
})
