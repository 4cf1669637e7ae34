import type { GameKind } from '../../../contract/game.ts'
import { newKey } from '../../../platform/key.ts'
import type { Replica } from '../../../platform/journal/replica.ts'
import type { Tab } from '../../../session/tab.ts'
import { favourites } from './favourites.ts'
import { sayKeptHere } from './say-kept-here.ts'
import {
  collectFavourites,
  type KeptFavourites,
  noteFavourites,
  settleFavourites,
} from './kept-favourites.ts'

/** A player's favourites of a kind on this device, for their other devices. */
export function favouritesReplica(tab: Tab, player: string, category: GameKind): Replica {
  const { channel, clock, database } = tab
  const record = favourites(tab).of(player, category)
  const device = newKey()
  const reader = () => ({ device, clock, deviceNow: Date.now() })

  /** The list and its journal change in one transaction, together with the presses that it finds. */
  async function change(step: (stored: unknown) => KeptFavourites): Promise<KeptFavourites> {
    let last: KeptFavourites | undefined
    await database.update(record.key, (stored) => (last = step(stored)).stored)
    if (!last) throw new Error('the database answered without the step')
    if (last.isNew) {
      channel.publish({ type: 'recordChanged', key: record.key, revision: last.stored.revision })
      await record.reload()
    }
    return last
  }

  return {
    category,
    subscribe(listener) {
      const note = () => {
        listener()
        // Without a database the record itself says so.
        void change((stored) => noteFavourites(stored, reader())).catch(() => {})
      }
      note()
      return record.subscribe(note)
    },
    async collect() {
      const { journal } = await change((stored) => collectFavourites(stored, reader()))
      return journal
    },
    async takeOver(sent, answer) {
      const { full } = await change((stored) =>
        settleFavourites(stored, category, { sent, answer }, reader()),
      )
      if (full > 0) sayKeptHere(tab, full)
    },
  }
}
