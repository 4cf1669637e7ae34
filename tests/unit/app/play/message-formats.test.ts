import { describe, expect, test } from 'vitest'
import { type MessageFormat, messageFormats, strangerFrame } from '@marquee/contract/studio-frames.ts'
import { formatOf } from '../../../../src/features/play/frame/message-formats.ts'

const format = (messages: MessageFormat) => formatOf({ studio: { ...strangerFrame, messages } })
const typeOf = (messages: MessageFormat, data: unknown) => format(messages).read(data)?.type

describe('what games say', () => {
  test.each<[MessageFormat, unknown, string]>([
    ['hizi', { type: 'gameReady' }, 'ready'],
    ['hizi', { type: 'roundStarted', data: 100 }, 'busy'],
    ['hizi', { type: 'roundEnded' }, 'idle'],
    ['hizi', { type: 'balance', data: 100 }, 'balance'],
    ['hizi', { type: 'cashier' }, 'deposit'],
    ['moneypot', { type: 'status', status: 'ready', features: [] }, 'ready'],
    ['moneypot', { type: 'status', status: 'fatal' }, 'error'],
    ['common', 'CloseGame', 'exit'],
    ['common', { event: 'load-end' }, 'ready'],
    ['common', { name: 'play-start', data: {} }, 'busy'],
    ['common', { type: 'play_end' }, 'idle'],
    ['common', { type: 'game-close' }, 'exit'],
    ['common', { event: 'no-funds' }, 'deposit'],
    ['common', { type: 'value-balance', value: 5 }, 'balance'],
    ['common', { type: 'history-open' }, 'history'],
  ])('%s: %j', (messages, data, type) => {
    expect(typeOf(messages, data)).toBe(type)
  })

  test.each(messageFormats)('%s: nothing of another shape', (messages) => {
    for (const data of [
      undefined,
      null,
      5,
      '',
      'spin',
      {},
      [],
      { type: 5 },
      { type: 'constructor' },
      '__proto__',
    ])
      expect(typeOf(messages, data)).toBeUndefined()
  })

  test('a studio that is said to be silent is not heard in any words', () => {
    for (const messages of ['none', 'tomhorn'] as const)
      expect(typeOf(messages, { marquee: 1, type: 'ready' })).toBeUndefined()
  })
})

describe('what games are told', () => {
  const written = (messages: MessageFormat) =>
    [
      { marquee: 1, type: 'pause' },
      { marquee: 1, type: 'resume' },
      { marquee: 1, type: 'refresh' },
      { marquee: 1, type: 'sound', on: false },
      { marquee: 1, type: 'back' },
    ].map((message) => format(messages).write(message as Parameters<ReturnType<typeof format>['write']>[0]))

  test('hizi: to pause, to go on, its balance and its sound', () => {
    expect(written('hizi')).toEqual([
      { type: 'pause' },
      { type: 'resume' },
      { type: 'updateBalance' },
      { type: 'setAudio', data: false },
      undefined,
    ])
  })

  test('tomhorn: to stop its spins, before a dialog of the site', () => {
    expect(written('tomhorn').filter(Boolean)).toEqual([{ name: 'stopAutospins', sender: 'emwindow' }])
  })

  test('the others: nothing', () => {
    for (const messages of ['none', 'common', 'moneypot'] as const)
      expect(written(messages).filter(Boolean)).toEqual([])
  })
})
