import * as v from 'valibot'
import type { Records } from '../../platform/storage/persisted.ts'
import type { StoredRecord } from '../../platform/storage/record.ts'
import type { Tab } from '../../session/tab.ts'

/** Game ids and stakes in minor units, the newest first. */
const Stakes = v.array(v.tuple([v.string(), v.number()]))
type Stakes = v.InferOutput<typeof Stakes>

const maxStakes = 100

/** The stakes that a player chose on this device, of the last 100 games. The end of the session deletes them. */
function stakesOf(records: Records, player: string): StoredRecord<Stakes> {
  return records.of<Stakes>({
    scope: 'session',
    name: `${player}_stakes`,
    version: 1,
    schema: Stakes,
    initial: [],
  })
}

/** The stake that the player chose last in a game, minor units. */
export async function savedStake({ records, session }: Tab, gameId: string): Promise<number | undefined> {
  const player = session.player()
  if (player === undefined) return undefined
  const record = stakesOf(records, player)
  await record.loaded
  return record.get().find(([id]) => id === gameId)?.[1]
}

/** Saves the stake of a game, if somebody is signed in. */
export async function saveStake(
  { records, session }: Tab,
  gameId: string | undefined,
  stake: number,
): Promise<void> {
  const player = session.player()
  if (player === undefined || gameId === undefined) return
  await stakesOf(records, player).apply((list) =>
    [[gameId, stake] as [string, number], ...list.filter(([id]) => id !== gameId)].slice(0, maxStakes),
  )
}
