import * as v from 'valibot'
import { expect, test } from 'vitest'
import { seeded } from '../../../support/seed.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const Item = v.object({ id: v.string(), name: v.string() })
const Stored = v.object({ revision: v.number(), value: v.array(Item) })
const options = {
  scope: 'player' as const,
  name: 'fav_demo_slots_favorites',
  version: 1,
  schema: v.array(Item),
  initial: [],
}

const stage = tabStage()

function open() {
  const { records, channel } = stage.open()
  return { favourites: records.of(options), close: channel.close }
}

test('2,000 toggles in five tabs that close and open: all tabs and the database agree on every item', async () => {
  await seeded(async (random) => {
    const tabs = Array.from({ length: 5 }, open)
    const saving: Promise<unknown>[] = []
    for (let step = 0; step < 2000; step++) {
      const place = random.integer(0, tabs.length - 1)
      const tab = tabs[place]
      if (!tab) throw new Error('no tab')
      const id = `game-${random.integer(1, 40)}`
      const wanted = !tab.favourites.get().some((item) => item.id === id)
      saving.push(
        tab.favourites.apply((list) => {
          const others = list.filter((item) => item.id !== id)
          return wanted ? [...others, { id, name: `Game ${id}` }] : others
        }),
      )
      // A new tab that waits behind so many changes of the others would take the database for locked.
      if (step % 200 === 0) await Promise.all(saving)
      if (random.chance(0.01)) {
        tab.close()
        tabs[place] = open()
      } else if (random.chance(0.2)) await Promise.race([saving.at(-1), new Promise((go) => setTimeout(go))])
    }
    expect(new Set(await Promise.all(saving))).toEqual(new Set(['stored']))

    const stored = v.parse(Stored, await stage.storedRecord(options.name))
    // Each toggle built on the one before it: one that had overwritten another would be missing in the count.
    expect(stored.revision).toBe(2000)
    for (const tab of tabs) await waitFor(() => expect(tab.favourites.get()).toEqual(stored.value), 5000)
    expect(new Set(stored.value.map((item) => item.id)).size).toBe(stored.value.length)
    for (const tab of tabs) tab.close()
  })
})
