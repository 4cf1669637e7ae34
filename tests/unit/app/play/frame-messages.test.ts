import { describe, expect, test } from 'vitest'
import { readFrameMessage } from '../../../../src/features/play/frame/frame-messages.ts'

const game = new EventTarget() as Window
const other = new EventTarget() as Window
const sender = { source: game, origin: 'https://studio.example' }
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
    expect(readFrameMessage(from(message), sender)).toEqual(message)
  })
})

const exit = { marquee: 1, type: 'exit' }

test('a message of another window is ignored, also of the same origin', () => {
  expect(readFrameMessage(from(exit, other), sender)).toBeUndefined()
  expect(readFrameMessage(from(exit, null), sender)).toBeUndefined()
})

test('messages without a frame are dropped', () => {
  expect(readFrameMessage(from(exit, null), { ...sender, source: null })).toBeUndefined()
})

test.each([
  'https://studio.example:8443',
  'http://studio.example',
  'https://studio.example.evil.example',
  'null',
  '',
])('a message of the same frame at %j is ignored', (origin) => {
  expect(readFrameMessage(from(exit, game, origin), sender)).toBeUndefined()
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
  expect(readFrameMessage(from(data), sender)).toBeUndefined()
})
