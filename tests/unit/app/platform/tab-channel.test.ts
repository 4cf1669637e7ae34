import { afterEach, expect, test } from 'vitest'
import { createTabChannel, type TabChannel } from '../../../../src/platform/tabs/tab-channel.ts'
import { fakeDevice } from '../../../support/fake-environment.ts'
import { waitFor } from '../../../support/wait-for.ts'

const device = fakeDevice()
const open: TabChannel[] = []

function tab(): TabChannel {
  const channel = createTabChannel(device)
  open.push(channel)
  return channel
}

afterEach(() => {
  for (const channel of open.splice(0)) channel.close()
})

test('other tabs receive a message, its sender does not', async () => {
  const [a, b, c] = [tab(), tab(), tab()]
  const received: string[] = []
  a.subscribe('recordChanged', ({ key }) => received.push(`a ${key}`))
  b.subscribe('recordChanged', ({ key }) => received.push(`b ${key}`))
  c.subscribe('sessionEnded', () => received.push('c ended'))
  a.publish({ type: 'recordChanged', key: 'fav' })
  b.publish({ type: 'sessionEnded', mark: '1' })
  await waitFor(() => expect(received.toSorted()).toEqual(['b fav', 'c ended']))
})

test('a handler that was unsubscribed is not called again', async () => {
  const [a, b] = [tab(), tab()]
  const received: string[] = []
  const stop = b.subscribe('recordChanged', () => received.push('stopped'))
  b.subscribe('recordChanged', () => received.push('still'))
  stop()
  a.publish({ type: 'recordChanged', key: 'fav' })
  await waitFor(() => expect(received).toEqual(['still']))
})

test('unknown messages of another version of the app are ignored', async () => {
  const b = tab()
  const received: unknown[] = []
  b.subscribe('recordChanged', (message) => received.push(message))
  const other = new device.BroadcastChannel('marquee')
  for (const message of [null, 'x', { type: 'recordChanged' }, { type: 'recordChanged', key: 7 }]) {
    other.postMessage(message)
  }
  other.postMessage({ type: 'recordChanged', key: 'good', extra: true })
  await waitFor(() => expect(received).toEqual([{ type: 'recordChanged', key: 'good' }]))
  other.close()
})

test('without BroadcastChannel everything else works', () => {
  const a = createTabChannel({ BroadcastChannel: undefined })
  const stop = a.subscribe('sessionEnded', () => {})
  expect(() => a.publish({ type: 'sessionEnded', mark: '1' })).not.toThrow()
  expect(stop).not.toThrow()
})
