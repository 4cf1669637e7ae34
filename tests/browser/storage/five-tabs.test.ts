import * as v from 'valibot'
import { expect, test } from 'vitest'
import { randomFrom } from '../../support/seed.ts'
import { deleteDatabase, plantRecord, storedRecord } from '../../support/tabs.ts'
import { openFrame } from './open-frame.ts'
import { waitFor } from '../../support/wait-for.ts'

const key = 'fav_demo_slots_favorites'
const Stored = v.object({ revision: v.number(), value: v.array(v.object({ id: v.string() })) })

test('real IndexedDB: toggles in five tabs that are closed in mid-flight leave equal lists everywhere', async () => {
  await deleteDatabase()
  const seed = Date.now() >>> 0
  const random = randomFrom(seed)
  const frames = await Promise.all(Array.from({ length: 5 }, openFrame))
  let acknowledged = 0
  for (let round = 0; round < 40; round++) {
    const saving: Promise<unknown>[] = []
    for (const frame of frames) {
      for (let press = 0; press < 5; press++) {
        saving.push(
          frame.tab.toggle(`game-${random.integer(1, 30)}`).then((saved) => saved && acknowledged++),
        )
      }
    }
    if (random.chance(0.15)) {
      const place = random.integer(0, frames.length - 1)
      // Changes of this tab may be lost; those of the other tabs must be stored.
      void saving.splice(place * 5, 5)
      frames[place]?.close()
      frames[place] = await openFrame()
    }
    await Promise.all(saving)
  }
  const stored = v.parse(Stored, await storedRecord(key))
  const ids = stored.value.map((item) => item.id)
  expect(stored.revision, `seed ${seed}`).toBeGreaterThanOrEqual(acknowledged)
  expect(stored.revision, `seed ${seed}`).toBeLessThanOrEqual(1000)
  expect(new Set(ids).size).toBe(ids.length)
  for (const frame of frames) {
    await waitFor(() => expect(frame.tab.list(), `seed ${seed}`).toEqual(ids))
    frame.close()
  }
})

test('the site’s data is deleted under an open tab: it still works, and shows that a reload is due', async () => {
  await deleteDatabase()
  const frame = await openFrame()
  await frame.tab.toggle('lost')
  await deleteDatabase()
  expect(await frame.tab.toggle('new')).toBe(true)
  expect(frame.tab.health()).toBe('deleted')
  await waitFor(async () => expect(await storedRecord(key)).toBeDefined())
  frame.close()
})

test('a tab that is shown again reads changes of which it missed the message', async () => {
  await deleteDatabase()
  const frame = await openFrame()
  await plantRecord(key, { version: 1, revision: 3, value: [{ id: 'while away', name: 'x' }] })
  expect(frame.tab.list()).toEqual([])
  frame.window.dispatchEvent(new Event('pageshow'))
  await waitFor(() => expect(frame.tab.list()).toEqual(['while away']))
  frame.close()
})
