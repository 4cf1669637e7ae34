import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyWaitingUpdate } from '../../../src/platform/update/waiting-update.ts'
import { FakeWorker, FakeWorkers } from '../../support/fake-worker.ts'

let workers: FakeWorkers
let waiting: FakeWorker
let readyState: DocumentReadyState

const apply = () => applyWaitingUpdate(workers.registration as unknown as ServiceWorkerRegistration)

beforeEach(() => {
  workers = new FakeWorkers(new FakeWorker())
  // Nothing is reloaded in a test: the new worker never takes over.
  workers.isBusy = true
  waiting = workers.wait()
  readyState = 'complete'
  vi.stubGlobal('navigator', { serviceWorker: workers })
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
})
afterEach(() => {
  delete document.documentElement.dataset['pressed']
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('an update that waits takes over at the start of the only window', async () => {
  await apply()
  expect(waiting.received).toEqual(['IS_ONLY_CLIENT', 'SKIP_WAITING'])
})

test('a press that comes while the worker is asked keeps the page, which a reload would lose', async () => {
  waiting.onQuestion = () => {
    document.documentElement.dataset['pressed'] = ''
  }
  await apply()
  expect(waiting.received).toEqual(['IS_ONLY_CLIENT'])
})

test('a picture that does not come delays neither the start nor the update after it', async () => {
  readyState = 'interactive'
  await apply()
  expect(waiting.received).toEqual([])
})

test('the page has loaded in time: the update is applied', async () => {
  readyState = 'interactive'
  const applied = apply()
  expect(waiting.received).toEqual([])
  window.dispatchEvent(new Event('load'))
  await applied
  expect(waiting.received).toContain('SKIP_WAITING')
})
