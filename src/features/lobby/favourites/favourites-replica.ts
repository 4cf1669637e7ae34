import * as v from 'valibot'
import type { Change, Operation } from '../../../contract/changes.ts'
import { FAVOURITE, type Game, type GameKind } from '../../../contract/game.ts'
import type { Journal } from '../../../platform/journal/journal.ts'
import { type Found, type Replica, storedJournal } from '../../../platform/journal/replica.ts'
import type { Tab } from '../../../session/tab.ts'
import { favourites } from './favourites.ts'
import { mergedList } from './merged-list.ts'

/** Of the stored favourites, what tells which games they are. */
const StoredIds = v.object({ value: v.array(v.looseObject({ id: v.string() })) })

/** A player's favourites of a kind on this device, for their other devices. */
export function favouritesReplica(tab: Tab, player: string, category: GameKind): Replica {
  const record = favourites(tab).of(player, category)
  const journal = storedJournal(tab, player, category)
  const save = async (...change: Parameters<typeof record.apply>) => {
    if (!(await record.apply(...change))) throw new Error('the favourites could not be saved')
  }
  return {
    category,
    subscribe: (listener) => record.subscribe(listener),
    collect: () => journal.collect([record.key], ([stored], known) => unknownIn(stored, known)),
    async takeOver(sent, answer) {
      const told = { sent, answer }
      if (!answer.whole && answer.changes.every((change) => isAsSent(change, sent, category))) {
        // Nothing is new but perhaps the order.
        const settled = await journal.settle(told)
        const list = record.get()
        if (isSameOrder(mergedList(list, settled), list)) return
        return save((current) => mergedList(current, settled))
      }
      const { along, settled } = journal.settling(told)
      return save((list) => mergedList(list, settled()), along)
    },
  }
}

function isSameOrder(one: readonly Game[], other: readonly Game[]): boolean {
  return one.every(({ id }, place) => id === other[place]?.id)
}

/** Whether nothing of a change is new to the device, or to this list. */
function isAsSent(change: Change, sent: readonly Operation[], category: GameKind): boolean {
  return (
    change.category !== category ||
    sent.some(
      ({ category: kind, id, value, added }) =>
        kind === category && id === change.id && value === change.value && added === change.added,
    )
  )
}

/** Favourites from before there was a journal: the operator has never heard of them. */
function unknownIn(stored: unknown, { known, queue }: Journal): Found[] {
  const list = v.safeParse(StoredIds, stored)
  if (!list.success) return []
  return list.output.value
    .filter(({ id }) => known[id] === undefined && queue[id] === undefined)
    .map(({ id }) => ({ id, value: FAVOURITE }))
}
