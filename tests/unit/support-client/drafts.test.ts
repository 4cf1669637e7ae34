import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, openTab } from '../../support/tabs.ts'

const modules = async () => ({
  ...(await import('../../../src/platform/storage/drafts.ts')),
  ...(await import('../../../src/platform/storage/persisted.ts')),
  ...(await import('../../../src/platform/storage/personal.ts')),
  ...(await import('../../../src/platform/store.ts')),
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a draft belongs to one player: another player or a visitor does not find it', async () => {
  const tab = await openTab(modules)
  tab.drafts.of('demo', 'inquiry').keep({ title: 'Mine' })
  const next = await openTab(modules)
  for (const player of ['other', undefined, 'anonymous']) {
    expect(next.drafts.of(player, 'inquiry').get()).toBeNull()
  }
  expect(next.drafts.of('demo', 'inquiry').get()?.values).toEqual({ title: 'Mine' })
})

test('it survives a session that expired, with every letter, while the database hangs', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const tab = await openTab(modules)
  const draft = tab.drafts.of('demo', 'inquiry')
  for (let length = 1; length <= 200; length++) draft.keep({ content: 'x'.repeat(length) })
  draft.keep({ title: 'Kept' })
  void tab.clearPersonal()
  const next = await openTab(modules)
  const found = next.drafts.of('demo', 'inquiry').get()
  expect(found?.values).toEqual({ title: 'Kept', content: 'x'.repeat(200) })
})

test('a sign-out deletes the drafts of that player only, also while the database hangs', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  const tab = await openTab(modules)
  const mine = tab.drafts.of('demo', 'inquiry')
  const others = [
    tab.drafts.of('demo_inquiry', 'ticket'),
    tab.drafts.of('other', 'inquiry'),
    tab.drafts.of(undefined, 'join'),
  ]
  for (const draft of [mine, ...others]) draft.keep({ title: 'Text' })
  void tab.clearPersonal('demo')
  expect(mine.get()).toBeNull()
  expect((await openTab(modules)).drafts.of('demo', 'inquiry').get()).toBeNull()
  for (const draft of others) expect(draft.get()?.values).toEqual({ title: 'Text' })
})

test('hasUnsent tells whether a sign-out would delete text', async () => {
  const tab = await openTab(modules)
  expect(tab.drafts.hasUnsent('demo')).toBe(false)
  const draft = tab.drafts.of('demo', 'inquiry')
  draft.keep({ title: ' ' })
  expect(tab.drafts.hasUnsent('demo')).toBe(false)
  draft.keep({ title: 'Text' })
  expect(tab.drafts.hasUnsent('demo')).toBe(true)
  expect(tab.drafts.hasUnsent('other')).toBe(false)
  expect((await openTab(modules)).drafts.hasUnsent('demo')).toBe(true)
  draft.clear()
  expect(tab.drafts.hasUnsent('demo')).toBe(false)
})

test('a draft of long ago, or one that is broken, is none', async () => {
  const month = 31 * 24 * 3_600_000
  const old = { values: { title: 'Old' }, at: Date.now() - month }
  localStorage.setItem('draft_demo_inquiry', JSON.stringify(old))
  localStorage.setItem('draft_demo_ticket', '{"values":{"title":7}}')
  const tab = await openTab(modules)
  for (const form of ['inquiry', 'ticket']) {
    const draft = tab.drafts.of('demo', form)
    expect(draft.get()).toBeNull()
    draft.keep({ content: 'New' })
    expect(draft.get()?.values).toEqual({ content: 'New' })
  }
})

test('a form that the page in the back/forward cache shows follows what was typed elsewhere', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  const sleeper = (await openTab(modules)).drafts.of('demo', 'inquiry')
  expect(sleeper.get()).toBeNull()
  ;(await openTab(modules)).drafts.of('demo', 'inquiry').keep({ title: 'Typed elsewhere' })
  window.dispatchEvent(new Event('pageshow'))
  expect(sleeper.get()?.values).toEqual({ title: 'Typed elsewhere' })
})

test('forms that hold unsent work are known until the last of them lets go', async () => {
  const tab = await openTab(modules)
  const dirty = () => [...tab.store.get(tab.dirtyFormsAtom)]
  const first = tab.markDirty('inquiry')
  const second = tab.markDirty('inquiry')
  const other = tab.markDirty('profile')
  expect(dirty()).toEqual(['inquiry', 'profile'])
  first()
  other()
  expect(dirty()).toEqual(['inquiry'])
  second()
  expect(dirty()).toEqual([])
})
