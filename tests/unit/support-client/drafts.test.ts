import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, openTab, plantRecord, storedRecord } from '../../support/tabs.ts'

const modules = async () => ({
  ...(await import('../../../src/platform/drafts.ts')),
  ...(await import('../../../src/platform/personal.ts')),
  ...(await import('../../../src/platform/store.ts')),
  ...(await import('../../../src/platform/tab-channel.ts')),
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
})

afterEach(() => vi.unstubAllGlobals())

test('a draft is one player’s: another one, or nobody, does not find it', async () => {
  const tab = await openTab(modules)
  const mine = tab.draftOf('demo', 'inquiry')
  mine.keep({ title: 'Mine' })
  await mine.settled()
  const next = await openTab(modules)
  for (const player of ['other', undefined, 'anonymous']) {
    const draft = next.draftOf(player, 'inquiry')
    await draft.loaded
    expect(draft.get()).toBeNull()
  }
  const again = next.draftOf('demo', 'inquiry')
  await again.loaded
  expect(again.get()?.values).toEqual({ title: 'Mine' })
})

test('it survives a session that ran out', async () => {
  const tab = await openTab(modules)
  const draft = tab.draftOf('demo', 'inquiry')
  draft.keep({ title: 'Kept' })
  await draft.settled()
  await tab.clearPersonal()
  expect(draft.get()?.values).toEqual({ title: 'Kept' })
  expect(await storedRecord('draft_demo_inquiry')).toBeDefined()
})

test('it goes with who signs out, and nobody else’s does', async () => {
  const tab = await openTab(modules)
  const mine = tab.draftOf('demo', 'inquiry')
  const others = [
    tab.draftOf('demo_inquiry', 'ticket'),
    tab.draftOf('other', 'inquiry'),
    tab.draftOf(undefined, 'join'),
  ]
  for (const draft of [mine, ...others]) {
    draft.keep({ title: 'Text' })
    await draft.settled()
  }
  localStorage.setItem('unwritten_draft_demo_bank', '{}')
  localStorage.setItem('unwritten_draft_other_bank', '{}')
  // On its way to the database while the player signs out.
  mine.keep({ title: 'Text, and more' })
  await tab.clearPersonal('demo')
  await mine.settled()
  expect(mine.get()).toBeNull()
  await expect.poll(() => storedRecord('draft_demo_inquiry')).toBeUndefined()
  expect(localStorage.getItem('unwritten_draft_demo_bank')).toBeNull()
  expect(localStorage.getItem('unwritten_draft_other_bank')).toBe('{}')
  for (const draft of others) expect(draft.get()?.values).toEqual({ title: 'Text' })
})

test('signing out is told whether there is something to lose', async () => {
  const tab = await openTab(modules)
  expect(await tab.hasUnsent('demo')).toBe(false)
  const draft = tab.draftOf('demo', 'inquiry')
  draft.keep({ title: ' ' })
  await draft.settled()
  expect(await tab.hasUnsent('demo')).toBe(false)
  draft.keep({ title: 'Text' })
  await draft.settled()
  expect(await tab.hasUnsent('demo')).toBe(true)
  expect(await tab.hasUnsent('other')).toBe(false)
  await draft.clear()
  expect(await tab.hasUnsent('demo')).toBe(false)
})

test('signing out is told of text that the database has not got: it hangs, or the last page could not write', async () => {
  const tab = await openTab(modules)
  vi.stubGlobal('indexedDB', { open: () => ({}) })
  tab.draftOf('demo', 'inquiry').keep({ title: 'Text' })
  expect(await tab.hasUnsent('demo')).toBe(true)
  expect(await tab.hasUnsent('other')).toBe(false)

  const next = await openTab(modules)
  const mirrored = (title: string, at = Date.now()) => JSON.stringify({ values: { title }, at })
  localStorage.setItem('unwritten_draft_other_inquiry', mirrored('Text'))
  localStorage.setItem('unwritten_draft_demo_bank', mirrored('Text of long ago', 0))
  expect(await next.hasUnsent('demo')).toBe(false)
  localStorage.setItem('unwritten_draft_demo_inquiry', mirrored('Text'))
  expect(await next.hasUnsent('demo')).toBe(true)
})

test('typing fast writes the last text, in few transactions', async () => {
  const tab = await openTab(modules)
  const draft = tab.draftOf('demo', 'inquiry')
  for (let length = 1; length <= 200; length++) draft.keep({ content: 'x'.repeat(length) })
  await draft.settled()
  expect(draft.get()?.values).toEqual({ content: 'x'.repeat(200) })
  expect(await storedRecord('draft_demo_inquiry')).toMatchObject({ revision: 2 })
})

test('a draft of long ago, or one that is broken, is none', async () => {
  const month = 31 * 24 * 3_600_000
  const old = { values: { title: 'Old' }, at: Date.now() - month }
  await plantRecord('draft_demo_inquiry', { version: 1, revision: 4, value: old })
  await plantRecord('draft_demo_ticket', { version: 1, revision: 1, value: { values: { title: 7 } } })
  const tab = await openTab(modules)
  for (const form of ['inquiry', 'ticket']) {
    const draft = tab.draftOf('demo', form)
    await draft.loaded
    expect(draft.get()).toBeNull()
    draft.keep({ content: 'New' })
    await draft.settled()
    expect(draft.get()?.values).toEqual({ content: 'New' })
  }
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

test('the last letters before a reload are there after it, though their transaction was lost', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  const tab = await openTab(modules)
  const draft = tab.draftOf('demo', 'inquiry')
  await draft.loaded
  draft.keep({ title: 'Written', content: 'Almo' })
  await draft.settled()
  const saved = await storedRecord('draft_demo_inquiry')
  draft.keep({ content: 'Almost' })
  draft.keep({ content: 'Almost lost' })
  window.dispatchEvent(new Event('pagehide'))
  const left = localStorage.getItem('unwritten_draft_demo_inquiry') ?? ''
  await draft.settled()
  // The page is gone before the database has heard of it, and before it could tidy up.
  vi.stubGlobal('indexedDB', new IDBFactory())
  await plantRecord('draft_demo_inquiry', saved)
  localStorage.setItem('unwritten_draft_demo_inquiry', left)

  const next = await openTab(modules)
  const again = next.draftOf('demo', 'inquiry')
  await again.loaded
  expect(again.get()?.values).toEqual({ title: 'Written', content: 'Almost lost' })
  await again.settled()
  expect(await storedRecord('draft_demo_inquiry')).toMatchObject({
    value: { values: { title: 'Written', content: 'Almost lost' } },
  })
  expect(localStorage.getItem('unwritten_draft_demo_inquiry')).toBeNull()
})

test('what was sent, or written since in another tab, does not come back with a reload', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('window', new EventTarget())
  const tab = await openTab(modules)
  const sent = tab.draftOf('demo', 'ticket')
  sent.keep({ content: 'Sent' })
  window.dispatchEvent(new Event('pagehide'))
  await sent.clear()
  const draft = tab.draftOf('demo', 'inquiry')
  draft.keep({ content: 'Old' })
  window.dispatchEvent(new Event('pagehide'))
  const left = localStorage.getItem('unwritten_draft_demo_inquiry')
  await draft.settled()
  // Later, by the clock that both are dated with.
  await new Promise((resolve) => setTimeout(resolve, 5))
  draft.keep({ content: 'Newer' })
  await draft.settled()
  localStorage.setItem('unwritten_draft_demo_inquiry', left ?? '')

  const next = await openTab(modules)
  for (const [form, content] of [
    ['ticket', undefined],
    ['inquiry', 'Newer'],
  ] as const) {
    const again = next.draftOf('demo', form)
    await again.loaded
    expect(again.get()?.values['content']).toBe(content)
  }
  for (const form of ['ticket', 'inquiry']) {
    expect(localStorage.getItem(`unwritten_draft_demo_${form}`)).toBeNull()
  }
})
