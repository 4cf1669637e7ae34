import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameControl } from '../../../../src/features/play/game-control.ts'
import { followLiveTables } from '../../../../src/shell/start/wake-lock.ts'
import { type FakeTab, openTab } from '../../../support/stage.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { waitFor } from '../../../support/wait-for.ts'

/** The locks that are not released. */
let locks: Set<EventTarget>

class Sentinel extends EventTarget {
  released = false
  async release(): Promise<void> {
    this.released = true
    locks.delete(this)
  }
}

beforeEach(() => {
  locks = new Set()
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null })
  vi.stubGlobal('HTMLElement', EventTarget)
  vi.stubGlobal('navigator', {
    wakeLock: {
      request: async () => {
        const sentinel = new Sentinel()
        locks.add(sentinel)
        return sentinel
      },
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A tab that follows its open game. */
function follow(tab: FakeTab = openTab()) {
  followLiveTables(tab)
  return gameControl(tab)
}

const table = sampleGame('1', { category: 'casino' })

test('the screen stays on while a live table is in front, and only then', async () => {
  const { open, minimise, restore, close } = follow()
  open(table, 'normal')
  await waitFor(() => expect(locks.size).toBe(1))
  minimise()
  await waitFor(() => expect(locks.size).toBe(0))
  restore()
  await waitFor(() => expect(locks.size).toBe(1))
  close()
  await waitFor(() => expect(locks.size).toBe(0))
})

test('a slot leaves the screen alone', async () => {
  const { open } = follow()
  open(sampleGame('2'), 'normal')
  await new Promise((resolve) => setImmediate(resolve))
  expect(locks.size).toBe(0)
})

test('a table that is closed during the request keeps no lock', async () => {
  const { open, close } = follow()
  open(table, 'normal')
  close()
  await waitFor(() => expect(locks.size).toBe(0))
  await new Promise((resolve) => setImmediate(resolve))
  expect(locks.size).toBe(0)
})

test('a lock that the browser released while the page was hidden is requested again', async () => {
  const tab = openTab()
  const { open } = follow(tab)
  open(table, 'normal')
  await waitFor(() => expect(locks.size).toBe(1))
  tab.environment.document.visibilityState = 'hidden'
  for (const sentinel of locks) if (sentinel instanceof Sentinel) await sentinel.release()
  tab.environment.setVisible(true)
  await waitFor(() => expect(locks.size).toBe(1))
})
