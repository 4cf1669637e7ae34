import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { favouritesKey } from '../../../../src/features/lobby/favourites/favourites-event.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test('at a session’s end the player’s data is deleted from screen, cache and database; favourites stay', async () => {
  const app = stage.open()
  const schema = v.array(v.string())
  const memos = app.records.of({
    scope: 'session',
    name: 'demo_memos',
    version: 1,
    schema,
    initial: [],
  })
  const favourites = app.records.of({
    scope: 'player',
    name: favouritesKey('demo', 'slots'),
    version: 1,
    schema,
    initial: [],
  })
  await memos.apply(() => ['private'])
  await favourites.apply(() => ['game'])

  const clearing = app.sessionData.clear()
  expect(memos.get()).toEqual([])
  await clearing
  expect(await stage.storedRecord('personal_demo_memos')).toBeUndefined()
  expect(await stage.storedRecord('fav_demo_slots_favorites')).toMatchObject({ value: ['game'] })
})

test('records that a refusing database did not delete are deleted at the next start', async () => {
  const first = stage.open()
  const options = { version: 1, schema: v.array(v.string()), initial: [] }
  await first.records.of({ ...options, scope: 'session', name: 'demo_memos' }).apply(() => ['private'])
  const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('connection is closing', 'InvalidStateError')
  })
  await first.sessionData.clear()
  refused.mockRestore()
  expect(await stage.storedRecord('personal_demo_memos')).toMatchObject({ value: ['private'] })

  const next = stage.open()
  await next.sessionData.finishClearing()
  expect(await stage.storedRecord('personal_demo_memos')).toBeUndefined()
  // Once is enough: what the next player leaves is not taken along.
  const seen = next.records.of({ ...options, scope: 'session', name: 'other_memos' })
  await seen.apply(() => ['theirs'])
  await next.sessionData.finishClearing()
  expect(seen.get()).toEqual(['theirs'])
})

test('a sign-out that the database refuses leaves nothing that names the player, and deletes the drafts at once', async () => {
  const tab = stage.open()
  const memos = tab.records.of({
    scope: 'session',
    name: 'demo_memos',
    version: 1,
    schema: v.string(),
    initial: '',
  })
  await memos.apply(() => 'private')
  const drafts = ['draft_demo_inquiry', 'draft_demo_2_inquiry', 'draft_-_inquiry']
  for (const name of drafts)
    stage.device.localStorage.setItem(name, JSON.stringify({ values: { title: 'Text' }, at: Date.now() }))
  const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('connection is closing', 'InvalidStateError')
  })
  const clearing = tab.sessionData.clear('demo')
  expect(drafts.filter((name) => stage.device.localStorage.getItem(name) !== null)).toEqual(drafts.slice(1))
  await clearing
  await tab.sessionData.clear()
  refused.mockRestore()
  const left = Array.from({ length: stage.device.localStorage.length }, (_, at) => {
    const name = stage.device.localStorage.key(at) ?? ''
    return `${name} ${stage.device.localStorage.getItem(name) ?? ''}`
  })
  expect(left).toContainEqual(expect.stringMatching(/^personal_to_delete \w+$/))
  expect(left.filter((line) => !line.startsWith('draft_demo_2_')).join()).not.toContain('demo')
})
