import { expect, test } from 'vitest'
import { dirtyFormsAtom, markDirty } from '../../../../src/platform/storage/dirty-forms.ts'
import { drafts } from '../../../../src/platform/storage/drafts.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
/** A database that never responds. */
const hanging = { open: () => ({}) } as unknown as IDBFactory

test('a draft belongs to one player: another player or a visitor does not find it', () => {
  const tab = stage.open()
  drafts(tab).of('demo', 'inquiry').save({ title: 'Mine' })
  const next = stage.open()
  for (const player of ['other', undefined, 'anonymous']) {
    expect(drafts(next).of(player, 'inquiry').get()).toBeNull()
  }
  expect(drafts(next).of('demo', 'inquiry').get()?.values).toEqual({ title: 'Mine' })
})

test('it survives a session that expired, with every letter, while the database hangs', () => {
  stage.device.indexedDB = hanging
  const tab = stage.open()
  const draft = drafts(tab).of('demo', 'inquiry')
  for (let length = 1; length <= 200; length++) draft.save({ content: 'x'.repeat(length) })
  draft.save({ title: 'Kept' })
  void tab.sessionData.clear()
  const next = stage.open()
  const found = drafts(next).of('demo', 'inquiry').get()
  expect(found?.values).toEqual({ title: 'Kept', content: 'x'.repeat(200) })
})

test('a sign-out deletes the drafts of that player only, also while the database hangs', () => {
  stage.device.indexedDB = hanging
  const tab = stage.open()
  const mine = drafts(tab).of('demo', 'inquiry')
  const others = [
    drafts(tab).of('demo_inquiry', 'ticket'),
    drafts(tab).of('other', 'inquiry'),
    drafts(tab).of(undefined, 'join'),
  ]
  for (const draft of [mine, ...others]) draft.save({ title: 'Text' })
  void tab.sessionData.clear('demo')
  expect(mine.get()).toBeNull()
  expect(drafts(stage.open()).of('demo', 'inquiry').get()).toBeNull()
  for (const draft of others) expect(draft.get()?.values).toEqual({ title: 'Text' })
})

test('hasUnsent is true if a sign-out would delete text', () => {
  const tab = stage.open()
  expect(drafts(tab).hasUnsent('demo')).toBe(false)
  const draft = drafts(tab).of('demo', 'inquiry')
  draft.save({ title: ' ' })
  expect(drafts(tab).hasUnsent('demo')).toBe(false)
  draft.save({ title: 'Text' })
  expect(drafts(tab).hasUnsent('demo')).toBe(true)
  expect(drafts(tab).hasUnsent('other')).toBe(false)
  expect(drafts(stage.open()).hasUnsent('demo')).toBe(true)
  draft.clear()
  expect(drafts(tab).hasUnsent('demo')).toBe(false)
})

test('a draft of long ago, or one that is broken, is none', () => {
  const month = 31 * 24 * 3_600_000
  const old = { values: { title: 'Old' }, at: Date.now() - month }
  stage.device.localStorage.setItem('draft_demo_inquiry', JSON.stringify(old))
  stage.device.localStorage.setItem('draft_demo_ticket', '{"values":{"title":7}}')
  const tab = stage.open()
  for (const form of ['inquiry', 'ticket']) {
    const draft = drafts(tab).of('demo', form)
    expect(draft.get()).toBeNull()
    draft.save({ content: 'New' })
    expect(draft.get()?.values).toEqual({ content: 'New' })
  }
})

test('a form that the page in the back/forward cache shows follows what was typed elsewhere', () => {
  const sleeping = stage.open()
  const sleeper = drafts(sleeping).of('demo', 'inquiry')
  expect(sleeper.get()).toBeNull()
  drafts(stage.open()).of('demo', 'inquiry').save({ title: 'Typed elsewhere' })
  sleeping.environment.window.dispatchEvent(new Event('pageshow'))
  expect(sleeper.get()?.values).toEqual({ title: 'Typed elsewhere' })
})

test('a form counts as dirty until the last mark is removed', () => {
  const tab = stage.open()
  const dirty = () => [...tab.store.get(dirtyFormsAtom)]
  const first = markDirty(tab.store, 'inquiry')
  const second = markDirty(tab.store, 'inquiry')
  const other = markDirty(tab.store, 'profile')
  expect(dirty()).toEqual(['inquiry', 'profile'])
  first()
  other()
  expect(dirty()).toEqual(['inquiry'])
  second()
  expect(dirty()).toEqual([])
})
