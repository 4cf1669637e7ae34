import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, openTab, storedRecord, stubProbe } from '../../support/tabs.ts'

const modules = async () => ({
  ...(await import('../../../src/platform/storage/personal.ts')),
  ...(await import('../../../src/platform/storage/persisted.ts')),
  ...(await import('../../../src/platform/http/query-client.ts')),
  ...(await import('../../../src/platform/http/connection.ts')),
  ...(await import('../../../src/platform/http/api-error.ts')),
  ...(await import('../../../src/platform/favourites-event.ts')),
})

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

test('at a session’s end the player’s data is gone from screen, cache and database; favourites stay', async () => {
  const app = await openTab(modules)
  const schema = v.array(v.string())
  const memos = app.persistedCollection({
    scope: 'session',
    name: 'demo_memos',
    version: 1,
    schema,
    initial: [],
  })
  const favourites = app.persistedCollection({
    scope: 'player',
    name: app.favouritesKey('demo', 'slots'),
    version: 1,
    schema,
    initial: [],
  })
  await memos.apply(() => ['private'])
  await favourites.apply(() => ['game'])

  const clearing = app.clearPersonal()
  expect(memos.get()).toEqual([])
  await clearing
  expect(await storedRecord('personal_demo_memos')).toBeUndefined()
  expect(await storedRecord('fav_demo_slots_favorites')).toMatchObject({ value: ['game'] })
})

test('what a refusing database kept from being deleted is deleted at the next start', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const first = await openTab(modules)
  const options = { version: 1, schema: v.array(v.string()), initial: [] }
  await first
    .persistedCollection({ ...options, scope: 'session', name: 'demo_memos' })
    .apply(() => ['private'])
  const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('connection is closing', 'InvalidStateError')
  })
  await first.clearPersonal()
  refused.mockRestore()
  expect(await storedRecord('personal_demo_memos')).toMatchObject({ value: ['private'] })

  const next = await openTab(modules)
  await next.finishClearing()
  expect(await storedRecord('personal_demo_memos')).toBeUndefined()
  // Once is enough: what the next player leaves is not taken along.
  const seen = next.persistedCollection({ ...options, scope: 'session', name: 'other_memos' })
  await seen.apply(() => ['theirs'])
  await next.finishClearing()
  expect(seen.get()).toEqual(['theirs'])
})

test('a sign-out that the database refuses leaves nothing that names the player, and deletes the drafts at once', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const tab = await openTab(modules)
  const memos = tab.persistedCollection({
    scope: 'session',
    name: 'demo_memos',
    version: 1,
    schema: v.string(),
    initial: '',
  })
  await memos.apply(() => 'private')
  const drafts = ['draft_demo_inquiry', 'draft_demo_2_inquiry', 'draft_-_inquiry']
  for (const name of drafts)
    localStorage.setItem(name, JSON.stringify({ values: { title: 'Text' }, at: Date.now() }))
  const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('connection is closing', 'InvalidStateError')
  })
  const clearing = tab.clearPersonal('demo')
  expect(drafts.filter((name) => localStorage.getItem(name) !== null)).toEqual(drafts.slice(1))
  await clearing
  await tab.clearPersonal()
  refused.mockRestore()
  const left = Array.from({ length: localStorage.length }, (_, at) => {
    const name = localStorage.key(at) ?? ''
    return `${name} ${localStorage.getItem(name) ?? ''}`
  })
  expect(left).toContainEqual(expect.stringMatching(/^personal_to_delete \w+$/))
  expect(left.filter((line) => !line.startsWith('draft_demo_2_')).join()).not.toContain('demo')
})

test('a query’s error is the failure itself, and it is not tried again: the transport did that', async () => {
  const app = await openTab(modules)
  const refusal = app.failure(5003, 409, 'duplicate')
  const run = vi.fn<() => Promise<unknown>>(() => app.dataOf(Promise.resolve(refusal)))
  await expect(app.queryClient.fetchQuery({ queryKey: ['x'], queryFn: run })).rejects.toMatchObject({
    failure: refusal,
  })
  expect(run).toHaveBeenCalledTimes(1)
})

test('queries pause while the connection is offline and go on by themselves', async () => {
  const app = await openTab(modules)
  // As the provider around the app does.
  app.queryClient.mount()
  stubProbe(() => false)
  await app.probe()
  const run = vi.fn<() => string>(() => 'data')
  const fetching = app.queryClient.fetchQuery({ queryKey: ['y'], queryFn: run })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(run).not.toHaveBeenCalled()
  app.connection.reportReached()
  expect(await fetching).toBe('data')
  app.queryClient.unmount()
})

test('favouritesChanged is dispatched on window with category, user and list', async () => {
  const app = await openTab(modules)
  const events = new EventTarget()
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events))
  const heard = vi.fn<(detail: unknown) => void>()
  events.addEventListener('favouritesChanged', (event) => heard((event as CustomEvent).detail))
  app.announceFavourites({ category: 'slots', user: 'anonymous', list: [{ id: '1' }] })
  expect(heard).toHaveBeenCalledWith({ category: 'slots', user: 'anonymous', list: [{ id: '1' }] })
  vi.unstubAllGlobals()
})
