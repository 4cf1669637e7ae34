import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, openTab, storedRecord } from '../../support/tabs.ts'

const modules = async () => ({
  ...(await import('../../../src/platform/personal.ts')),
  ...(await import('../../../src/platform/persisted.ts')),
  ...(await import('../../../src/platform/query-client.ts')),
  ...(await import('../../../src/platform/connection.ts')),
  ...(await import('../../../src/platform/failure.ts')),
  ...(await import('../../../src/platform/favourites-event.ts')),
})

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))

test('at a session’s end the player’s data is gone from screen, cache and database; favourites stay', async () => {
  const app = await openTab(modules)
  const schema = v.array(v.string())
  const memos = app.persistedCollection({
    key: app.personalKey('demo', 'memos'),
    version: 1,
    schema,
    initial: [],
  })
  const favourites = app.persistedCollection({
    key: app.favouritesKey('demo', 'slots'),
    version: 1,
    schema,
    initial: [],
  })
  await memos.apply(() => ['private'])
  await favourites.apply(() => ['game'])
  app.queryClient.setQueryData(['history'], ['deposit'])

  const clearing = app.clearPersonal()
  expect(memos.get()).toEqual([])
  expect(app.queryClient.getQueryData(['history'])).toBeUndefined()
  await clearing
  expect(await storedRecord('personal_demo_memos')).toBeUndefined()
  expect(await storedRecord('fav_demo_slots_favorites')).toMatchObject({ value: ['game'] })
})

test('what a refusing database kept from being deleted is deleted at the next start', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const first = await openTab(modules)
  const options = { version: 1, schema: v.array(v.string()), initial: [] }
  await first
    .persistedCollection({ ...options, key: first.personalKey('demo', 'memos') })
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
  const seen = next.persistedCollection({ ...options, key: next.personalKey('other', 'memos') })
  await seen.apply(() => ['theirs'])
  await next.finishClearing()
  expect(seen.get()).toEqual(['theirs'])
})

test('of a sign-out that the database refused, the next start deletes the texts of that player and of nobody else', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const first = await openTab(modules)
  const options = { version: 1, schema: v.array(v.string()), initial: [] }
  const write = (key: string) => first.persistedCollection({ ...options, key }).apply(() => ['unsent'])
  for (const key of ['draft_demo_inquiry', 'draft_demo_2_inquiry', 'draft_-_inquiry']) await write(key)
  const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('connection is closing', 'InvalidStateError')
  })
  await first.clearPersonal('demo')
  await first.clearPersonal()
  refused.mockRestore()
  const left = Array.from({ length: localStorage.length }, (_, at) => {
    const name = localStorage.key(at) ?? ''
    return `${name} ${localStorage.getItem(name) ?? ''}`
  })
  expect(left).toContainEqual(expect.stringMatching(/^personal_to_delete \w+$/))
  expect(left.join()).not.toContain('demo')

  await (await openTab(modules)).finishClearing()
  expect(await storedRecord('draft_demo_inquiry')).toBeUndefined()
  expect(await storedRecord('draft_demo_2_inquiry')).toMatchObject({ value: ['unsent'] })
  expect(await storedRecord('draft_-_inquiry')).toMatchObject({ value: ['unsent'] })
})

test('texts that a player writes after signing in again are not deleted for a sign-out before', async () => {
  vi.stubGlobal('localStorage', memoryStorage())
  const first = await openTab(modules)
  const options = { version: 1, schema: v.array(v.string()), initial: [] }
  await first.persistedCollection({ ...options, key: 'personal_demo_memos' }).apply(() => ['private'])
  const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('connection is closing', 'InvalidStateError')
  })
  await first.clearPersonal('demo')
  await first.clearPersonal('other')
  refused.mockRestore()
  const next = await openTab(modules)
  next.keepDraftsOf('demo')
  for (const key of ['draft_demo_inquiry', 'draft_other_inquiry']) {
    await next.persistedCollection({ ...options, key }).apply(() => ['new'])
  }
  await (await openTab(modules)).finishClearing()
  expect(await storedRecord('draft_demo_inquiry')).toMatchObject({ value: ['new'] })
  expect(await storedRecord('draft_other_inquiry')).toBeUndefined()
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
  app.registerProbe(() => Promise.resolve(false))
  await app.probe()
  const run = vi.fn<() => string>(() => 'data')
  const fetching = app.queryClient.fetchQuery({ queryKey: ['y'], queryFn: run })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(run).not.toHaveBeenCalled()
  app.reportReached()
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
