import { atom, useAtomValue } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GameCover } from '../../../../src/features/protection/game/game-cover.tsx'
import {
  playReporter,
  playingAtom,
  stopDialogAtom,
} from '../../../../src/features/protection/game/playing.ts'
import { overlaysAtom } from '../../../../src/ui/use-overlay.ts'
import { playStopAtom } from '../../../../src/session/play-stop.ts'
import { type Device, fakeDevice } from '../../../support/fake-environment.ts'
import { protectionCalls, type ProtectionCalls, samplePlaying } from '../../../support/protection-calls.ts'
import { acted, renderPage, type RenderedPage } from '../../../support/rendered-page.tsx'
import { type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { type FakeTab, openTab } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { signIn } from '../wallet/wallet-tab.ts'

let server: ScriptedServer
let calls: ProtectionCalls
let device: Device
let tab: FakeTab
let page: RenderedPage
const busyAtom = atom(false)
const setBusy = (busy: boolean) => tab.store.set(busyAtom, busy)
const pause = vi.fn<(paused: boolean) => void>()
const close = vi.fn<() => void>()
const noHistory = () => {}

const past = () => new Date(Date.now() - 1000).toISOString()
const soon = () => new Date(Date.now() + 90_000).toISOString()
const dialog = () => page.container.querySelector('[role=alertdialog]')
const button = (name: string) =>
  [...page.container.querySelectorAll('button')].find(({ textContent }) => textContent === name)

function Part() {
  return <GameCover busy={useAtomValue(busyAtom)} onPause={pause} onClose={close} onHistory={noHistory} />
}

beforeEach(async () => {
  calls = protectionCalls()
  server = await startScriptedServer(calls.script)
  device = fakeDevice()
  tab = openTab(device)
  tab.apiHost.set(server.origin)
  signIn(tab, 'demo')
  pause.mockReset()
  close.mockReset()
  page = await renderPage(tab, Part)
})

afterEach(async () => {
  await page.unmount()
  tab.channel.close()
  vi.unstubAllGlobals()
  await server.close()
})

test('a reality check waits for the end of the round, then pauses the game until it is confirmed', async () => {
  await acted(() => setBusy(true))
  await acted(() => tab.store.set(playingAtom, samplePlaying({ check_at: past() })))
  expect(dialog()).toBeNull()
  await acted(() => setBusy(false))
  expect(dialog()?.textContent).toContain('−\u202f₩30,000')
  expect(pause).toHaveBeenLastCalledWith(true)
  // A tap that misses its aim would be a decision.
  expect(button('Stop playing')?.className).not.toBe(button('Keep playing')?.className)
  await acted(() => button('Keep playing')?.click())
  expect(dialog()).toBeNull()
  expect(pause).toHaveBeenLastCalledWith(false)
  await waitFor(() => expect(server.received.map(({ path }) => path)).toContain('/protection/check-seen'))
})

test('confirming it in another tab closes it here', async () => {
  await acted(() => tab.store.set(playingAtom, samplePlaying({ check_at: past() })))
  playReporter(tab)
  const other = openTab(device)
  other.channel.publish({ type: 'checkSeen', player: 'demo' })
  await waitFor(() => expect(tab.store.get(playingAtom)?.check_at).toBeNull())
  other.channel.close()
})

test('a forced pause counts down and ends by itself', async () => {
  await acted(() => tab.store.set(playingAtom, samplePlaying({ paused_until: soon() })))
  expect(page.container.querySelector('[role=timer]')?.textContent).toMatch(/^0:01:\d\d$/)
  await acted(() => tab.store.set(playingAtom, samplePlaying({ paused_until: past() })))
  expect(dialog()).toBeNull()
})

test('the stop for a day takes two clicks from inside a game, and applies to the whole app', async () => {
  await acted(() => tab.store.set(stopDialogAtom, true))
  expect(calls.effects.size).toBe(0)
  await acted(() => button('Stop for 24 hours')?.click())
  await waitFor(() => expect([...calls.effects.values()]).toEqual([{ kind: 'stop' }]))
  await waitFor(() => expect(tab.store.get(playStopAtom)).toMatchObject({ kind: 'stop' }))
  await waitFor(() => expect(tab.store.get(stopDialogAtom)).toBe(false))
})

test('Escape cancels the question about the stop, and only that', async () => {
  const outer = vi.fn<() => void>()
  document.addEventListener('keydown', outer)
  await acted(() => tab.store.set(stopDialogAtom, true))
  expect(document.activeElement).toBe(button('Cancel'))
  await acted(() =>
    button('Cancel')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )
  document.removeEventListener('keydown', outer)
  expect(dialog()).toBeNull()
  expect(outer).not.toHaveBeenCalled()
  expect(calls.effects.size).toBe(0)
})

test('going back cancels the question about the stop', async () => {
  await acted(() => tab.store.set(stopDialogAtom, true))
  await acted(() => tab.store.get(overlaysAtom).at(-1)?.close())
  expect(dialog()).toBeNull()
  expect(calls.effects.size).toBe(0)
})
