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
  const heard: string[] = []
  a.subscribe('recordChanged', ({ key }) => heard.push(`a ${key}`))
  b.subscribe('recordChanged', ({ key }) => heard.push(`b ${key}`))
  c.subscribe('sessionEnded', () => heard.push('c ended'))
  a.publish({ type: 'recordChanged', key: 'fav' })
  b.publish({ type: 'sessionEnded', mark: '1' })
  await waitFor(() => expect(heard.toSorted()).toEqual(['b fav', 'c ended']))
})

test('a handler that was unsubscribed is not called again', async () => {
  const [a, b] = [tab(), tab()]
  const heard: string[] = []
  const stop = b.subscribe('recordChanged', () => heard.push('stopped'))
  b.subscribe('recordChanged', () => heard.push('still'))
  stop()
  a.publish({ type: 'recordChanged', key: 'fav' })
  await waitFor(() => expect(heard).toEqual(['still']))
})

test('unknown messages of another version of the app are ignored', async () => {
  const b = tab()
  const heard: unknown[] = []
  b.subscribe('recordChanged', (message) => heard.push(message))
  const other = new device.BroadcastChannel('marquee')
  for (const message of [null, 'x', { type: 'recordChanged' }, { type: 'recordChanged', key: 7 }]) {
    other.postMessage(message)
  }
  other.postMessage({ type: 'recordChanged', key: 'good', extra: true })
  await waitFor(() => expect(heard).toEqual([{ type: 'recordChanged', key: 'good' }]))
  other.close()
})

test('without BroadcastChannel everything else works', () => {
  const a = createTabChannel({ BroadcastChannel: undefined })
  const stop = a.subscribe('sessionEnded', () => {})
  expect(() => a.publish({ type: 'sessionEnded', mark: '1' })).not.toThrow()
  expect(stop).not.toThrow()
})
