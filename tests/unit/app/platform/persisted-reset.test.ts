import { describe, expect, test, vi } from 'vitest'
import { StorageRefused } from '../../../../src/platform/storage/idb.ts'
import { tabStage } from '../../../support/stage.ts'
import { add, listOptions } from '../../../support/stored-list.ts'
import { waitFor } from '../../../support/wait-for.ts'

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

  test('takes with it a change that was refused before, although a later write fails during the deletion', async () => {
    const { database, records } = stage.open()
    const personal = records.of({ ...listOptions, scope: 'session', name: 'demo' })
    await personal.loaded
    const update = vi.spyOn(database, 'update')
    update.mockRejectedValueOnce(new StorageRefused())
    await personal.apply(add('refused'))
    const { promise: failure, reject: fail } = Promise.withResolvers<never>()
    update.mockReturnValueOnce(failure)
    const changing = personal.apply(add('failed'))
    const deleting = records.deleteWhere((key) => key.startsWith('personal_'))
    fail(new DOMException('not written', 'DataError'))
    expect(await changing).toBe('failed')
    await deleting
    await personal.apply(add('next'))
    expect(await stage.storedRecord('personal_demo')).toMatchObject({ value: ['next'] })
  })

  test.each(['deleteWhere', 'rereadWhere'] as const)(
    '%s is not undone by a slow read at the start',
    async (method) => {
      const options = { ...listOptions, scope: 'session' } as const
      for (const name of ['demo', 'other'])
        await stage.plantRecord(`personal_${name}`, { version: options.version, revision: 1, value: ['old'] })
      const { database, records } = stage.open()
      const { promise: delay, resolve: endDelay } = Promise.withResolvers<void>()
      const { getWhere } = database
      const isRead = vi.fn<() => void>()
      vi.spyOn(database, 'getWhere').mockImplementation(async (matches) => {
        const values = await getWhere(matches)
        isRead()
        await delay
        return values
      })
      const hydrating = records.hydrate()
      const rendered = records.of({ ...options, name: 'demo' })
      await waitFor(() => expect(isRead).toHaveBeenCalled())
      // Another tab has deleted the data and stored that of a newer session.
      if (method === 'rereadWhere')
        for (const name of ['demo', 'other'])
          await stage.plantRecord(`personal_${name}`, {
            version: options.version,
            revision: 2,
            value: ['new'],
          })
      await records[method]((key) => key.startsWith('personal_'))
      endDelay()
      await hydrating
      const later = records.of({ ...options, name: 'other' })
      await later.loaded
      await rendered.reload()
      const left = method === 'rereadWhere' ? ['new'] : []
      expect([rendered.get(), later.get()]).toEqual([left, left])
    },
  )
})
