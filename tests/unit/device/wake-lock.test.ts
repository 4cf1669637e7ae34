import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleGame } from '../../support/sample-game.ts'
import { waitFor } from '../../support/wait-for.ts'

const page = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
  activeElement: null,
  querySelector: () => null,
})
/** Locks that are held. */
let held: Set<EventTarget>

class Sentinel extends EventTarget {
  released = false
  async release(): Promise<void> {
    this.released = true
    held.delete(this)
  }
}

beforeEach(() => {
  held = new Set()
  page.visibilityState = 'visible'
  vi.resetModules()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('HTMLElement', EventTarget)
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        const sentinel = new Sentinel()
        held.add(sentinel)
        return sentinel
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

async function follow() {
  const { gameControl } = await import('../../../src/features/play/game-control.ts')
  const { appTab } = await import('../../../src/session/app-tab.ts')
  const { followLiveTables } = await import('../../../src/shell/start/wake-lock.ts')
  followLiveTables()
  return gameControl(appTab)
}

const table = sampleGame('1', { category: 'casino' })

test('the screen stays on while a live table is in front, and only then', async () => {
  const { open, minimise, restore, close } = await follow()
  open(table, 'normal')
  await waitFor(() => expect(held.size).toBe(1))
  minimise()
  await waitFor(() => expect(held.size).toBe(0))
  restore()
  await waitFor(() => expect(held.size).toBe(1))
  close()
  await waitFor(() => expect(held.size).toBe(0))
})

test('a slot leaves the screen alone', async () => {
  const { open } = await follow()
  open(sampleGame('2'), 'normal')
  await new Promise((resolve) => setImmediate(resolve))
  expect(held.size).toBe(0)
})

test('a table that is closed while the lock is asked for holds none', async () => {
  const { open, close } = await follow()
  open(table, 'normal')
  close()
  await waitFor(() => expect(held.size).toBe(0))
  await new Promise((resolve) => setImmediate(resolve))
  expect(held.size).toBe(0)
})

test('what the browser took while the page was hidden is asked for again', async () => {
  const { open } = await follow()
  open(table, 'normal')
  await waitFor(() => expect(held.size).toBe(1))
  page.visibilityState = 'hidden'
  for (const sentinel of held) if (sentinel instanceof Sentinel) await sentinel.release()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(held.size).toBe(1))
})
