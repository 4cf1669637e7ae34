import * as v from 'valibot'
import { storageHealthAtom } from '../../../src/platform/storage/idb.ts'
import { browserEnvironment } from '../../../src/platform/environment.ts'
import { createTab } from '../../../src/session/tab.ts'

/** Runs in a frame: a realm of its own with its own modules, connection and channel, as a tab has them. */
const { records, store } = createTab(browserEnvironment())
const favourites = records.of({
  scope: 'player',
  name: 'fav_demo_slots_favorites',
  version: 1,
  schema: v.array(v.object({ id: v.string(), name: v.string() })),
  initial: [],
})

const frameTab = {
  loaded: favourites.loaded,
  list: (): string[] => favourites.get().map((item) => item.id),
  /** Adds or removes one item; false when it was rolled back. */
  toggle: async (id: string): Promise<boolean> => {
    const wanted = !favourites.get().some((item) => item.id === id)
    const result = await favourites.apply((list) => {
      const others = list.filter((item) => item.id !== id)
      return wanted ? [...others, { id, name: `Game ${id}` }] : others
    })
    return result !== 'failed'
  },
  reload: () => favourites.reload(),
  health: () => store.get(storageHealthAtom),
}
export type FrameTab = typeof frameTab

declare global {
  interface Window {
    frameTab?: FrameTab
  }
}
window.frameTab = frameTab
window.dispatchEvent(new Event('frame-tab'))
