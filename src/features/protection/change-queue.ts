import * as v from 'valibot'
import { addMonths } from '@marquee/contract/add-months.ts'
import type { PlayStop } from '@marquee/contract/play-stop.ts'
import { LimitBody, type Protection, StopBody } from '@marquee/contract/protection.ts'
import { protectionEndpoints } from '@marquee/contract/protection-endpoints.ts'
import type { Result } from '@marquee/contract/result.ts'
import { clientError, isUndecided } from '../../platform/http/api-error.ts'
import { isOfflineAtom } from '../../platform/http/connection.ts'
import { newKey } from '../../platform/key.ts'
import { service } from '../../platform/service.ts'
import { isSaved, type StoredRecord } from '../../platform/storage/record.ts'
import { pendingStopAtom } from '../../session/play-stop.ts'
import { playerAtom } from '../../session/player.ts'
import type { Tab } from '../../session/tab.ts'
import { userInfoAtom } from '../../session/user-info.ts'
import { playerProtection } from './player-protection.ts'

const QueuedChange = v.variant('call', [
  v.object({ call: v.literal('setLimit'), key: v.string(), at: v.number(), body: LimitBody }),
  v.object({ call: v.literal('stopPlay'), key: v.string(), at: v.number(), body: StopBody }),
])
export type QueuedChange = v.InferOutput<typeof QueuedChange>

/** A limit or a stop that a player sets. */
export type ProtectionChange =
  | { readonly call: 'setLimit'; readonly body: LimitBody }
  | { readonly call: 'stopPlay'; readonly body: StopBody }

/**
 * The limits and stops of a player that the operator has not confirmed or refused. Each is stored with its idempotency key
 * before it is sent, and sent again with that key until there is a decision. They outlive the session, because they protect
 * the player.
 */
export function queuedChangesOf(
  { records }: Pick<Tab, 'records'>,
  player: string,
): StoredRecord<QueuedChange[]> {
  return records.of({
    scope: 'player',
    name: `protection_queue_${player}`,
    version: 1,
    schema: v.array(QueuedChange),
    initial: [],
  })
}

/** The last queued limit of a kind and a period. */
export function queuedLimit(
  list: readonly QueuedChange[],
  { kind, period }: Pick<LimitBody, 'kind' | 'period'>,
): LimitBody | undefined {
  const change = list.findLast(
    (one) => one.call === 'setLimit' && one.body.kind === kind && one.body.period === period,
  )
  return change?.call === 'setLimit' ? change.body : undefined
}

/** Sends the limits and stops that the player sets in a tab. */
export interface ChangeQueue {
  /**
   * Stores a limit or a stop, and sends it. `queued`: it applies on this device and is sent again later. An error if it could
   * neither be stored nor sent.
   */
  submit(change: ProtectionChange): Promise<Result<Protection> | 'queued'>
  /** Sends the queued changes now, whenever the connection returns, and after each init poll. Only the first call has an effect. */
  start(): void
}

export const changeQueue = service((tab: Tab): ChangeQueue => {
  const { store, http, session } = tab
  let isStarted = false
  let unsubscribe = () => {}
  /** The player whose changes are being sent. */
  let sendingFor: string | undefined

  async function send(player: string, change: QueuedChange): Promise<Result<Protection> | 'queued'> {
    const { key } = change
    const result =
      change.call === 'setLimit'
        ? await http.call(protectionEndpoints.setLimit, { body: change.body, key })
        : await http.call(protectionEndpoints.stopPlay, { body: change.body, key })
    if (!result.ok && isUndecided(result)) return 'queued'
    if (result.ok) {
      tab.queries.change(playerProtection(tab, player), () => result.data)
      // The stop must be in the user info before it is removed from the queue.
      if (change.call === 'stopPlay') await session.refreshBalance()
    }
    await remove(player, change)
    return result
  }

  async function remove(player: string, { key }: QueuedChange): Promise<void> {
    await queuedChangesOf(tab, player).apply((list) => list.filter((one) => one.key !== key))
  }

  /**
   * Sends every queued change. A failed one does not block the others: a stop must not wait for a limit. A stop that is over is dropped,
   * because it would begin anew; it stays queued until the server's time is known.
   */
  async function sendAll(): Promise<void> {
    const player = session.player()
    if (player === undefined || sendingFor === player) return
    sendingFor = player
    try {
      const record = queuedChangesOf(tab, player)
      await record.loaded
      for (const change of record.get()) {
        if (session.player() !== player) return
        if (!isOver(change, tab.clock.now())) await send(player, change)
        else if (tab.clock.isSynced()) await remove(player, change)
      }
    } finally {
      if (sendingFor === player) sendingFor = undefined
    }
  }

  function onPlayerChange(): void {
    unsubscribe()
    unsubscribe = () => {}
    const player = session.player()
    store.set(pendingStopAtom, undefined)
    if (player === undefined) return
    const record = queuedChangesOf(tab, player)
    const show = (list: readonly QueuedChange[]) => store.set(pendingStopAtom, stopOf(list))
    unsubscribe = record.subscribe(show)
    show(record.get())
    void sendAll()
  }

  function start(): void {
    if (isStarted) return
    isStarted = true
    store.sub(playerAtom, onPlayerChange)
    store.sub(isOfflineAtom, () => {
      if (!store.get(isOfflineAtom)) void sendAll()
    })
    // An operator that failed while the connection was up may be available again.
    store.sub(userInfoAtom, () => void sendAll())
    onPlayerChange()
  }

  return {
    start,
    async submit(submitted) {
      start()
      const player = session.player()
      const change: QueuedChange = { ...submitted, key: newKey(), at: tab.clock.now() }
      if (player === undefined) return clientError('LOGIN_REQUIRED', 'session.required')
      const stored = await queuedChangesOf(tab, player).apply((list) => [
        ...list.filter((one) => !isReplacedBy(one, change)),
        change,
      ])
      const result = await send(player, change)
      if (result !== 'queued' || isSaved(stored)) return result
      // The player is asked to repeat it: a change that stays queued in memory would be sent beside the repeated one.
      await remove(player, change)
      return clientError('CLIENT_EXCEPTION', 'change.unsaved')
    },
  }
})

/** Whether a queued change is replaced by a later one, which is so for limits of the same kind and period. */
function isReplacedBy(one: QueuedChange, other: QueuedChange): boolean {
  if (one.call === 'stopPlay' || other.call === 'stopPlay') return false
  return one.body.kind === other.body.kind && one.body.period === other.body.period
}

/** Whether a queued change is a stop that would have ended if it had been sent when it was set. */
function isOver(change: QueuedChange, now: number): boolean {
  if (change.call !== 'stopPlay') return false
  const end = stopEnd(change.body, change.at)
  return end !== null && Date.parse(end) <= now
}

/** The last queued stop. */
function stopOf(list: readonly QueuedChange[]): PlayStop | undefined {
  const change = list.findLast((one) => one.call === 'stopPlay')
  if (change?.call !== 'stopPlay') return undefined
  const { at, body } = change
  return { kind: body.kind, from: new Date(at).toISOString(), until: stopEnd(body, at) }
}

const dayMs = 86_400_000

/** The end of a stop that begins at `at`, ms; null if it never ends. */
export function stopEnd(body: StopBody, at: number): string | null {
  switch (body.kind) {
    case 'stop':
      return new Date(at + dayMs).toISOString()
    case 'time_out':
      return new Date(at + body.days * dayMs).toISOString()
    case 'exclusion':
      return body.months === null ? null : addMonths(at, body.months).toISOString()
  }
}
