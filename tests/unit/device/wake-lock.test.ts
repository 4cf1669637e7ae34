import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gameControl } from '../../../src/features/play/game-control.ts'
import { followLiveTables } from '../../../src/shell/start/wake-lock.ts'
import { type FakeTab, openTab } from '../../support/stage.ts'
import { sampleGame } from '../../support/sample-game.ts'
import { waitFor } from '../../support/wait-for.ts'

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
  vi.stubGlobal('document', { activeElement: null, querySelector: () => null })
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

/** A tab that follows its open game. */
function follow(tab: FakeTab = openTab()) {
  followLiveTables(tab)
  return gameControl(tab)
}

const table = sampleGame('1', { category: 'casino' })

test('the screen stays on while a live table is in front, and only then', async () => {
  const { open, minimise, restore, close } = follow()
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
  const { open } = follow()
  open(sampleGame('2'), 'normal')
  await new Promise((resolve) => setImmediate(resolve))
  expect(held.size).toBe(0)
})

test('a table that is closed while the lock is asked for holds none', async () => {
  const { open, close } = follow()
  open(table, 'normal')
  close()
  await waitFor(() => expect(held.size).toBe(0))
  await new Promise((resolve) => setImmediate(resolve))
  expect(held.size).toBe(0)
})

test('what the browser took while the page was hidden is asked for again', async () => {
  const tab = openTab()
  const { open } = follow(tab)
  open(table, 'normal')
  await waitFor(() => expect(held.size).toBe(1))
  tab.environment.document.visibilityState = 'hidden'
  for (const sentinel of held) if (sentinel instanceof Sentinel) await sentinel.release()
  tab.environment.setVisible(true)
  await waitFor(() => expect(held.size).toBe(1))
})
