import * as v from 'valibot'
import { addMonths } from '../../contract/add-months.ts'
import type { PlayStop } from '../../contract/play-stop.ts'
import { LimitBody, type Protection, StopBody } from '../../contract/protection.ts'
import { protectionEndpoints } from '../../contract/protection-endpoints.ts'
import type { Result } from '../../contract/result.ts'
import { isUndecided } from '../../platform/http/api-error.ts'
import { connectionAtom } from '../../platform/http/connection.ts'
import { newKey } from '../../platform/key.ts'
import { service } from '../../platform/service.ts'
import type { StoredRecord } from '../../platform/storage/record.ts'
import { pendingStopAtom } from '../../session/play-stop.ts'
import { playerAtom } from '../../session/player.ts'
import type { Tab } from '../../session/tab.ts'
import { userInfoAtom } from '../../session/user-info.ts'
import { standing } from './standing.ts'

const Kept = v.variant('call', [
  v.object({ call: v.literal('setLimit'), key: v.string(), at: v.number(), body: LimitBody }),
  v.object({ call: v.literal('stopPlay'), key: v.string(), at: v.number(), body: StopBody }),
])
export type KeptChange = v.InferOutput<typeof Kept>
const KeptList = v.array(Kept)

/** A limit or a stop that a player sets. */
export type ProtectionChange =
  | { readonly call: 'setLimit'; readonly body: LimitBody }
  | { readonly call: 'stopPlay'; readonly body: StopBody }

/**
 * The limits and stops that a player set and that the operator has not answered: each is stored with its key before it is
 * sent, and sent with that key until there is an answer. They outlive the session, because they protect the player.
 */
export function keptChangesOf({ records }: Pick<Tab, 'records'>, player: string): StoredRecord<KeptChange[]> {
  return records.of({
    scope: 'player',
    name: `kept_protection_${player}`,
    version: 1,
    schema: KeptList,
    initial: [],
  })
}

/** The limit of a kind and a period that was set last and that waits for an answer. */
export function keptLimit(
  list: readonly KeptChange[],
  { kind, period }: Pick<LimitBody, 'kind' | 'period'>,
): LimitBody | undefined {
  const kept = list.findLast(
    (one) => one.call === 'setLimit' && one.body.kind === kind && one.body.period === period,
  )
  return kept?.call === 'setLimit' ? kept.body : undefined
}

/** The limits and stops of a tab that wait for an answer. */
export interface KeptChanges {
  /** Stores a limit or a stop, and sends it. `kept`: it counts on this device and is sent once there is a connection. */
  press(press: ProtectionChange): Promise<Result<Protection> | 'kept'>
  /** Sends what waits, at once, at each return of the connection and with each poll. Does nothing from the second call on. */
  start(): void
}

export const keptChanges = service((tab: Tab): KeptChanges => {
  const { store, http, session } = tab
  let isStarted = false
  let unfollow = () => {}
  /** Whose changes are being sent. */
  let sendingFor: string | undefined

  async function deliver(player: string, change: KeptChange): Promise<Result<Protection> | 'kept'> {
    const { key } = change
    const answer =
      change.call === 'setLimit'
        ? await http.call(protectionEndpoints.setLimit, { body: change.body, key })
        : await http.call(protectionEndpoints.stopPlay, { body: change.body, key })
    if (!answer.ok && isUndecided(answer)) return 'kept'
    if (answer.ok) {
      tab.queries.change(standing(tab, player), () => answer.data)
      // The user info says the same before the device forgets it.
      if (change.call === 'stopPlay') await session.refreshBalance()
    }
    await keptChangesOf(tab, player).apply((list) => list.filter((one) => one.key !== key))
    return answer
  }

  /** Sends what waits. One that the operator cannot take now holds up no other: a stop must not wait for a limit. */
  async function sendAll(): Promise<void> {
    const player = session.player()
    if (player === undefined || sendingFor === player) return
    sendingFor = player
    try {
      const record = keptChangesOf(tab, player)
      await record.loaded
      for (const change of record.get()) {
        if (session.player() !== player) return
        await deliver(player, change)
      }
    } finally {
      if (sendingFor === player) sendingFor = undefined
    }
  }

  function follow(): void {
    unfollow()
    unfollow = () => {}
    const player = session.player()
    store.set(pendingStopAtom, undefined)
    if (player === undefined) return
    const record = keptChangesOf(tab, player)
    const show = (list: readonly KeptChange[]) => store.set(pendingStopAtom, stopOf(list))
    unfollow = record.subscribe(show)
    show(record.get())
    void sendAll()
  }

  function start(): void {
    if (isStarted) return
    isStarted = true
    store.sub(playerAtom, follow)
    store.sub(connectionAtom, () => {
      if (store.get(connectionAtom).state === 'online') void sendAll()
    })
    // An operator that answers the poll may take now what it could not take before, with the connection up all the time.
    store.sub(userInfoAtom, () => void sendAll())
    follow()
  }

  return {
    start,
    async press(press) {
      start()
      const player = session.player()
      const change: KeptChange = { ...press, key: newKey(), at: tab.clock.now() }
      if (player === undefined) return 'kept'
      await keptChangesOf(tab, player).apply((list) => [
        ...list.filter((one) => !isSame(one, change)),
        change,
      ])
      return deliver(player, change)
    },
  }
})

/** Whether a later change replaces an earlier one that was not answered. */
function isSame(one: KeptChange, other: KeptChange): boolean {
  if (one.call === 'stopPlay' || other.call === 'stopPlay') return false
  return one.body.kind === other.body.kind && one.body.period === other.body.period
}

/** The stop among the changes that wait, as the operator will count it. */
function stopOf(list: readonly KeptChange[]): PlayStop | undefined {
  const change = list.findLast((one) => one.call === 'stopPlay')
  if (change?.call !== 'stopPlay') return undefined
  const { at, body } = change
  return { kind: body.kind, from: new Date(at).toISOString(), until: endOf(body, at) }
}

const dayMs = 86_400_000

/** When a stop that begins at `at` ends, as far as this device can say; null for good. */
export function endOf(body: StopBody, at: number): string | null {
  switch (body.kind) {
    case 'stop':
      return new Date(at + dayMs).toISOString()
    case 'time_out':
      return new Date(at + body.days * dayMs).toISOString()
    case 'exclusion':
      return body.months === null ? null : addMonths(at, body.months).toISOString()
  }
}
