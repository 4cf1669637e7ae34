import { atom } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Environment } from '../../../src/platform/environment.ts'
import { createPlatform, type Platform } from '../../../src/platform/platform.ts'
import { isUpdateOffered } from '../../../src/platform/update/update-machine.ts'
import { updatePhaseAtom, updates } from '../../../src/platform/update/updates.ts'
import { type Device, fakeDevice, fakeEnvironment, nobody } from '../../support/fake-environment.ts'
import { FakeWorker, FakeWorkers } from '../../support/fake-worker.ts'
import { waitFor } from '../../support/wait-for.ts'

const minute = 60_000
const reload = vi.fn<() => void>()
let platforms: Platform[] = []

beforeEach(() => {
  // What a worker replies comes as a real event: only the timers are the test's own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  vi.stubEnv('PROD', true)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', { href: 'http://localhost/home', pathname: '/home', reload })
  // Whether the device saves data.
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  document.head.innerHTML = '<link data-entry href="/assets/index-1.js">'
})

afterEach(() => {
  for (const platform of platforms) platform.channel.close()
  platforms = []
  reload.mockClear()
  document.head.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

interface TabOptions {
  device?: Device
  sessionStorage?: Environment['sessionStorage']
}

/** A started tab of the app under `workers`. */
async function openTab(workers: FakeWorkers, { device = fakeDevice(), sessionStorage }: TabOptions = {}) {
  vi.stubGlobal('navigator', { serviceWorker: workers })
  const environment = fakeEnvironment(device, sessionStorage ? { sessionStorage } : {})
  const platform = createPlatform(environment, nobody)
  platforms.push(platform)
  const occupied = atom(false)
  const { agree, check, start } = updates(platform)
  start(occupied)
  // The registration, and the question whether the active worker is of the page's build.
  await vi.advanceTimersByTimeAsync(0)
  if (workers.controller) {
    await waitFor(() => expect(workers.controller?.received).toContain('MATCHES_BUILD'))
    await vi.advanceTimersByTimeAsync(500)
  }
  return {
    agree,
    check,
    channel: platform.channel,
    setVisible: environment.setVisible,
    sessionStorage: environment.sessionStorage,
    phase: () => platform.store.get(updatePhaseAtom),
    isOffered: () => isUpdateOffered(platform.store.get(updatePhaseAtom)),
    setOccupied: (isOccupied: boolean) => platform.store.set(occupied, isOccupied),
  }
}

test('a version that waits at the start is offered, and nothing happens without consent', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const waiting = workers.wait()
  const tab = await openTab(workers)
  expect(tab.isOffered()).toBe(true)
  await vi.advanceTimersByTimeAsync(minute)
  expect(waiting.received).not.toContain('SKIP_WAITING')
  expect(reload).not.toHaveBeenCalled()
})

test('a first visit has the worker keep home at once: a short one is enough for the next to begin with it', async () => {
  const workers = new FakeWorkers()
  const worker = new FakeWorker()
  workers.registration.active = worker
  await openTab(workers)
  await waitFor(() => expect(worker.received).toContain('KEEP_HOME'))
})

test('a version that comes while the app is open is offered', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const tab = await openTab(workers)
  expect(tab.isOffered()).toBe(false)
  workers.install()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tab.isOffered()).toBe(true)
})

test('a consent in one tab activates the worker once and reloads both', async () => {
  const device = fakeDevice()
  const workers = new FakeWorkers(new FakeWorker())
  const waiting = workers.wait()
  workers.isBusy = true
  const here = await openTab(workers, { device })
  const other = await openTab(workers, { device })
  here.agree()
  expect(here.isOffered()).toBe(false)
  await waitFor(() => {
    expect(other.phase()).toBe('agreed')
    expect(waiting.received).toEqual(['SKIP_WAITING'])
  })
  expect(workers.controller?.received).toContain('ABORT_PREFETCH')
  expect(reload).not.toHaveBeenCalled()
  workers.takeOver(waiting)
  expect([here.phase(), other.phase()]).toEqual(['reloading', 'reloading'])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a consent in another tab means nothing to a tab without a new version, which later offers one', async () => {
  const device = fakeDevice()
  const workers = new FakeWorkers(new FakeWorker())
  const tab = await openTab(workers, { device })
  const heard = new Promise((resolve) => tab.channel.subscribe('updateAgreed', resolve))
  const other = createPlatform(fakeEnvironment(device), nobody)
  platforms.push(other)
  other.channel.publish({ type: 'updateAgreed' })
  await heard
  await vi.advanceTimersByTimeAsync(minute)
  expect([tab.phase(), reload.mock.calls]).toEqual(['current', []])
  workers.install()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tab.isOffered()).toBe(true)
})

test('a consent in another tab reaches a tab that has not noticed the new version', async () => {
  const device = fakeDevice()
  const workers = new FakeWorkers(new FakeWorker())
  const tab = await openTab(workers, { device })
  const other = createPlatform(fakeEnvironment(device), nobody)
  platforms.push(other)
  const waiting = workers.wait()
  expect(tab.phase()).toBe('current')
  other.channel.publish({ type: 'updateAgreed' })
  await waitFor(() => expect(tab.phase()).toBe('agreed'))
  workers.takeOver(waiting)
  expect(tab.phase()).toBe('reloading')
})

test('an update waits until no game is open and nothing is unsent', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  workers.wait()
  const tab = await openTab(workers)
  tab.setOccupied(true)
  tab.agree()
  await waitFor(() => expect(tab.phase()).toBe('leaving'))
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(reload).not.toHaveBeenCalled()
  tab.setOccupied(false)
  expect(reload).toHaveBeenCalledTimes(1)
  // What is opened meanwhile no longer matters.
  tab.setOccupied(true)
  tab.setOccupied(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a worker that does not take over within 15 s: one reload, whose page neither asks nor reloads again', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  workers.isBusy = true
  const waiting = workers.wait()
  const tab = await openTab(workers)
  tab.agree()
  await vi.advanceTimersByTimeAsync(14_900)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(100)
  expect(reload).toHaveBeenCalledTimes(1)

  const { sessionStorage } = tab
  const next = await openTab(workers, { sessionStorage })
  expect([next.phase(), next.isOffered()]).toEqual(['agreed', false])
  await vi.advanceTimersByTimeAsync(minute)
  expect(reload).toHaveBeenCalledTimes(1)
  workers.takeOver(waiting)
  expect(next.phase()).toBe('reloading')

  // The consent held for one page: a later version asks again.
  workers.wait()
  expect((await openTab(workers, { sessionStorage })).isOffered()).toBe(true)
})

test('a page that starts under a newer worker is reloaded once; if it is the same one again, it asks', async () => {
  const newer = new FakeWorker()
  newer.matchesBuild = false
  const workers = new FakeWorkers(newer)
  const { phase, sessionStorage } = await openTab(workers)
  await waitFor(() => expect(phase()).toBe('reloading'))
  expect(reload).toHaveBeenCalledTimes(1)

  const again = await openTab(workers, { sessionStorage })
  await waitFor(() => expect(again.phase()).toBe('replaced'))
  expect(again.isOffered()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a page that is newer than its worker is not reloaded: its own worker is asked for, and offered', async () => {
  const older = new FakeWorker()
  older.matchesBuild = false
  const workers = new FakeWorkers(older)
  workers.registration.update = async () => void workers.wait()
  const tab = await openTab(workers)
  await waitFor(() => expect(tab.phase()).toBe('ready'))
  expect(reload).not.toHaveBeenCalled()
})

test('another tab’s update is offered to a visible page and taken by a hidden one', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const visible = await openTab(workers)
  const hidden = await openTab(workers)
  hidden.setVisible(false)
  workers.takeOver()
  expect([visible.isOffered(), hidden.phase()]).toEqual([true, 'reloading'])
  expect(reload).toHaveBeenCalledTimes(1)
  visible.agree()
  expect(visible.phase()).toBe('reloading')
})

test('the first worker of a first visit takes over unnoticed; the next one does not', async () => {
  const workers = new FakeWorkers()
  const tab = await openTab(workers)
  workers.takeOver()
  expect(tab.phase()).toBe('current')
  workers.takeOver()
  expect(tab.isOffered()).toBe(true)
})

test('a newer version is asked for every hour and when the page is shown, at most once a minute', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const tab = await openTab(workers)
  const show = () => {
    tab.setVisible(false)
    tab.setVisible(true)
  }
  show()
  expect(workers.checks).toBe(0)
  await vi.advanceTimersByTimeAsync(2 * minute)
  for (let time = 0; time < 10; time++) show()
  expect(workers.checks).toBe(1)
  tab.setVisible(false)
  await vi.advanceTimersByTimeAsync(90 * minute)
  expect(workers.checks).toBe(1)
  tab.setVisible(true)
  expect(workers.checks).toBe(2)
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(workers.checks).toBe(3)
})

test('without a worker the app works: nothing is offered', async () => {
  const refused = new FakeWorkers()
  refused.register = () => Promise.reject(new DOMException('private mode', 'SecurityError'))
  const tab = await openTab(refused)
  expect(await tab.check()).toBe(false)
  expect(tab.isOffered()).toBe(false)
})
