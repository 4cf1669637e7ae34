import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, expect, test } from 'vitest'
import { readBuiltApp, withoutWorker } from '@marquee/operator/http/built-app.ts'
import { FakeCaches } from '../../../support/fake-caches.ts'

const retired = readFileSync(new URL('../../../../public/retired-worker.js', import.meta.url), 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'marquee-built-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('one setting puts the worker that takes itself back in place of the app’s', () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>')
  writeFileSync(join(folder, 'sw.js'), '// the app’s own')
  writeFileSync(join(folder, 'retired-worker.js'), retired)
  const built = readBuiltApp(folder, join(folder, 'previous'))
  if (!built) throw new Error('nothing was built')
  const served = withoutWorker(built).files.get('/sw.js')
  expect(Buffer.from(served?.raw ?? []).toString()).toBe(retired)
  // Browsers ask for it anew each time, and find it changed.
  expect(served?.cache).toBe('no-cache')
  expect(served?.etag).not.toBe(built.files.get('/sw.js')?.etag)
})

test('it takes over at once, and removes every cache and itself', async () => {
  const caches = new FakeCaches()
  for (const name of ['workbox-precache', 'marquee-assets', 'marquee-images']) await caches.open(name)
  const done: string[] = []
  const handlers = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>()
  const self = {
    addEventListener: (type: string, handler: () => void) => handlers.set(type, handler),
    skipWaiting: () => done.push('skipWaiting'),
    registration: {
      unregister: async () => {
        done.push('unregister')
      },
    },
  }
  runInNewContext(retired, { self, caches, Promise })
  const work: Promise<unknown>[] = []
  for (const type of ['install', 'activate']) handlers.get(type)?.({ waitUntil: (one) => work.push(one) })
  await Promise.all(work)
  expect(await caches.keys()).toEqual([])
  expect(done).toEqual(['skipWaiting', 'unregister'])
})
