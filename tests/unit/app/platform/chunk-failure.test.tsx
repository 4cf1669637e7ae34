import { atom } from 'jotai'
import { afterAll, expect, test, vi } from 'vitest'
import { createPlatform } from '../../../../src/platform/platform.ts'
import {
  CHUNK_LOAD_ERROR,
  handleChunkFailures,
  retryChunk,
} from '../../../../src/platform/update/chunk-failure.ts'
import { updates } from '../../../../src/platform/update/updates.ts'
import { fakeEnvironment, nobody } from '../../../support/fake-environment.ts'
import { waitFor } from '../../../support/wait-for.ts'

afterAll(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

/** A page of the build `index-1.js`. */
function openPage(isBlocked: boolean) {
  const reload = vi.fn<() => void>()
  const fetch = vi.fn<() => Promise<Response>>()
  vi.stubGlobal('location', { href: 'http://localhost/home', reload })
  vi.stubGlobal('fetch', fetch)
  document.head.innerHTML = '<script type="module" src="/assets/index-1.js"></script>'
  const platform = createPlatform(fakeEnvironment(), nobody)
  const reloadBlocked = atom(isBlocked)
  handleChunkFailures(platform, reloadBlocked)
  return { reload, fetch, platform, reloadBlocked }
}

test('a missing chunk reloads a page whose build was replaced, once, and never while a game is open', async () => {
  const { reload, fetch, platform, reloadBlocked } = openPage(true)
  const fail = () => {
    const payload = new Error('Failed to fetch dynamically imported module: /assets/a.js')
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
    // What the player reads of it depends on that (`failure-message.ts`).
    expect(payload.message).toContain(CHUNK_LOAD_ERROR)
    // The router reloads the page for errors that begin so, whatever is open in it.
    expect(payload.message).not.toMatch(/^Failed to fetch/)
  }
  const serve = (entry: string) => fetch.mockImplementation(async () => new Response(`/assets/${entry}`))

  serve('index-2.js')
  fail()
  expect(fetch).not.toHaveBeenCalled()

  platform.store.set(reloadBlocked, false)
  serve('index-1.js')
  fail()
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  expect(reload).not.toHaveBeenCalled()

  serve('index-2.js')
  // A new version that was found may fail to install.
  const update = updates(platform)
  vi.spyOn(update, 'check').mockResolvedValueOnce(true)
  const agree = vi.spyOn(update, 'agree').mockReturnValue()
  fail()
  await waitFor(() => expect(agree).toHaveBeenCalledTimes(1))
  expect(reload).not.toHaveBeenCalled()

  fail()
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  fail()
  expect(fetch).toHaveBeenCalledTimes(3)
  platform.channel.close()
})

test('a retry that fails at once reloads the page where the site responds and nothing would be lost', async () => {
  const { reload, fetch, platform, reloadBlocked } = openPage(false)
  const fail = () => {
    const payload = new Error('Failed to fetch dynamically imported module: /assets/a.js')
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  }

  fetch.mockRejectedValueOnce(new TypeError('the site does not respond'))
  retryChunk(fail)
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1))
  fetch.mockImplementation(async () => new Response('/assets/index-1.js'))
  platform.store.set(reloadBlocked, true)
  retryChunk(fail)
  platform.store.set(reloadBlocked, false)
  expect(reload).not.toHaveBeenCalled()
  retryChunk(fail)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(fetch).toHaveBeenCalledTimes(2)
  platform.channel.close()
})
