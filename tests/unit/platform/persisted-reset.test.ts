import { describe, expect, test } from 'vitest'
import { tabStage } from '../../support/stage.ts'
import { add, listOptions } from '../../support/stored-list.ts'

const stage = tabStage()

describe('deleting', () => {
  test('takes records by key from the screen at once and from the database', async () => {
    const { records } = stage.open()
    const personal = records.of({ ...listOptions, scope: 'session', name: 'demo' })
    const favourites = records.of(listOptions)
    await personal.apply(add('p'))
    await favourites.apply(add('f'))
    const done = records.deleteWhere((key) => key.startsWith('personal_'))
    expect(personal.get()).toEqual([])
    await done
    expect(await stage.storedRecord('personal_demo')).toBeUndefined()
    expect(favourites.get()).toEqual(['f'])
  })

  test('is not undone by a change or a read that was under way', async () => {
    const { records } = stage.open()
    const personal = records.of({ ...listOptions, scope: 'session', name: 'demo' })
    await personal.apply(add('p'))
    const changing = personal.apply(add('q'))
    const reading = personal.reload()
    const forgetting = records.deleteWhere((key) => key.startsWith('personal_'))
    await Promise.all([changing, reading, forgetting])
    expect(personal.get()).toEqual([])
    expect(await stage.storedRecord('personal_demo')).toBeUndefined()
  })
})
