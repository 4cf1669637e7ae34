import { atom } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlatform, type Platform } from '../../../../src/platform/platform.ts'
import { updatePhaseAtom, updates } from '../../../../src/platform/update/updates.ts'
import { fakeEnvironment, nobody } from '../../../support/fake-environment.ts'
import { FakeWorker, FakeWorkers } from '../../../support/fake-worker.ts'

const minute = 60_000
const reload = vi.fn<() => void>()
let platforms: Platform[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
  vi.stubEnv('PROD', true)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', { href: 'http://localhost/home', pathname: '/home', reload })
})

afterEach(() => {
  for (const platform of platforms) platform.channel.close()
  platforms = []
  reload.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** A started tab of the app under `workers`. */
async function openTab(workers: FakeWorkers) {
  vi.stubGlobal('navigator', { serviceWorker: workers })
  const environment = fakeEnvironment()
  const platform = createPlatform(environment, nobody)
  platforms.push(platform)
  const reloadBlocked = atom(false)
  const { agree, check, start } = updates(platform)
  start(reloadBlocked)
  // The registration.
  await vi.advanceTimersByTimeAsync(0)
  return {
    agree,
    check,
    setVisible: environment.setVisible,
    phase: () => platform.store.get(updatePhaseAtom),
    setReloadBlocked: (isReloadBlocked: boolean) => platform.store.set(reloadBlocked, isReloadBlocked),
  }
}

test('a version that is waiting at the start is offered, and nothing happens without consent', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const waiting = workers.wait()
  const tab = await openTab(workers)
  expect(tab.phase()).toBe('waiting')
  await vi.advanceTimersByTimeAsync(minute)
  expect(waiting.received).not.toContain('SKIP_WAITING')
  expect(reload).not.toHaveBeenCalled()
})

test('a first visit has the worker cache home and what the page loaded', async () => {
  const workers = new FakeWorkers()
  await openTab(workers)
  const worker = workers.install()
  worker.become('activated')
  await vi.advanceTimersByTimeAsync(0)
  expect(worker.received).toEqual(['CACHE_URLS'])
})

test('a first worker that waits for a moment before it takes over is no new version', async () => {
  const workers = new FakeWorkers()
  const tab = await openTab(workers)
  const worker = workers.install()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tab.phase()).toBe('current')
  workers.takeOver(worker)
  worker.become('activated')
  await vi.advanceTimersByTimeAsync(1000)
  expect(tab.phase()).toBe('current')
})

test('a version that is found while the app is open is offered', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const tab = await openTab(workers)
  expect(tab.phase()).toBe('current')
  workers.install()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tab.phase()).toBe('waiting')
})

test('a consent in one tab activates the worker once and reloads every tab', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const waiting = workers.wait()
  const here = await openTab(workers)
  const other = await openTab(workers)
  here.agree()
  expect(waiting.received).toEqual(['SKIP_WAITING'])
  expect([here.phase(), other.phase()]).toEqual(['updating', 'updating'])
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a consent while the new version is being installed applies when it is', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const tab = await openTab(workers)
  tab.agree()
  const worker = workers.install()
  await vi.advanceTimersByTimeAsync(1000)
  expect(worker.received).toEqual(['SKIP_WAITING'])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('an installation that fails after the consent ends the update; the next version is offered', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const tab = await openTab(workers)
  workers.registration.installing = new FakeWorker()
  tab.agree()
  await vi.advanceTimersByTimeAsync(minute)
  expect(tab.phase()).toBe('updating')
  workers.registration.installing = null
  await vi.advanceTimersByTimeAsync(minute)
  expect(tab.phase()).toBe('current')
  workers.install()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tab.phase()).toBe('waiting')
})

test('a version to which the browser does not switch is offered again', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  const waiting = workers.wait()
  waiting.onSkipWaiting = () => {}
  const tab = await openTab(workers)
  tab.agree()
  await vi.advanceTimersByTimeAsync(minute)
  expect(tab.phase()).toBe('waiting')
  workers.takeOver(waiting)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a tab reloads when no game is open and no form has unsent input', async () => {
  const workers = new FakeWorkers(new FakeWorker())
  workers.wait()
  const tab = await openTab(workers)
  tab.setReloadBlocked(true)
  tab.agree()
  expect(tab.phase()).toBe('updating')
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect(reload).not.toHaveBeenCalled()
  tab.setReloadBlocked(false)
  expect(reload).toHaveBeenCalledTimes(1)
  // A game that is opened meanwhile has no effect.
  tab.setReloadBlocked(true)
  tab.setReloadBlocked(false)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the first worker of a first visit reloads nothing; the next one does', async () => {
  const workers = new FakeWorkers()
  const tab = await openTab(workers)
  workers.takeOver()
  expect(tab.phase()).toBe('current')
  workers.takeOver()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a newer version is checked for every hour and when the page is shown, at most once a minute', async () => {
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
  expect(tab.phase()).toBe('current')
})
