import { atom } from 'jotai'
import * as v from 'valibot'
import { Game } from '@marquee/contract/game.ts'
import { type Records, recordsAtom } from '../../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import { playerAtom } from '../../../session/player.ts'
import type { Tab } from '../../../session/tab.ts'

const Recent = v.object({ game: Game, at: v.number() })

/** A launched game. `at` is ms of the server's clock. */
export type Recent = v.InferOutput<typeof Recent>

const MAX_RECENTS = 20

const Recents = v.array(Recent)

/** The stored launches of one player, newest first, at most 20. The end of the session deletes them. */
export function recentsOf(records: Records, player: string): StoredRecord<Recent[]> {
  return records.of<Recent[]>({
    scope: 'session',
    name: `${player}_recents`,
    version: 1,
    schema: Recents,
    initial: [],
  })
}

const none: Recent[] = []

/** The last launches of the player, newest first; empty when nobody is signed in. Updates after a launch in any tab. */
export const recentsAtom = atom((get) => {
  const player = get(playerAtom)
  const records = get(recordsAtom)
  return player === undefined || !records ? none : get(recentsOf(records, player).atom)
})

/** Whether a game was launched on this device by anybody, other than with demo money. */
export function hasPlayedRecord(records: Records): StoredRecord<boolean> {
  return records.of({ scope: 'device', name: 'has_played', version: 1, schema: v.boolean(), initial: false })
}

/** Adds a launch to the front, if somebody is signed in. */
export async function recordLaunch({ clock, records, session }: Tab, game: Game): Promise<void> {
  const player = session.player()
  if (player === undefined) return
  void hasPlayedRecord(records).apply(() => true)
  const launch = { game, at: clock.now() }
  await recentsOf(records, player).apply((list) =>
    [launch, ...list.filter((one) => one.game.id !== game.id)].slice(0, MAX_RECENTS),
  )
}
