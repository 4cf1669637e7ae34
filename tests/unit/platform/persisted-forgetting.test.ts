import { describe, expect, test } from 'vitest'
import { add, freshStorage, listOptions, openPersistedTab } from '../../support/persisted-tabs.ts'
import { storedRecord } from '../../support/tabs.ts'

freshStorage()

describe('deleting', () => {
  test('takes records by key from the screen at once and from the database', async () => {
    const tab = await openPersistedTab()
    const personal = tab.persistedCollection({ ...listOptions, scope: 'session', name: 'demo' })
    const favourites = tab.persistedCollection(listOptions)
    await personal.apply(add('p'))
    await favourites.apply(add('f'))
    const done = tab.records.deleteWhere((key) => key.startsWith('personal_'))
    expect(personal.get()).toEqual([])
    await done
    expect(await storedRecord('personal_demo')).toBeUndefined()
    expect(favourites.get()).toEqual(['f'])
  })

  test('is not undone by a change or a read that was under way', async () => {
    const tab = await openPersistedTab()
    const personal = tab.persistedCollection({ ...listOptions, scope: 'session', name: 'demo' })
    await personal.apply(add('p'))
    const changing = personal.apply(add('q'))
    const reading = personal.reload()
    const forgetting = tab.records.deleteWhere((key) => key.startsWith('personal_'))
    await Promise.all([changing, reading, forgetting])
    expect(personal.get()).toEqual([])
    expect(await storedRecord('personal_demo')).toBeUndefined()
  })
})
