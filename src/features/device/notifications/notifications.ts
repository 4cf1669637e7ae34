import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { type PushKind, pushEndpoints, pushKinds } from '@marquee/contract/push.ts'
import { type Result, success } from '@marquee/contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { newKey } from '../../../platform/key.ts'
import { type Records, recordsAtom } from '../../../platform/storage/persisted.ts'
import {
  requestPermission,
  currentSubscription,
  updatePushMessages,
  pushPermission,
  type PushMessages,
  subscribeWith,
  unsubscribe,
} from '../../../platform/push.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import { playerAtom } from '../../../session/player.ts'
import type { Tab } from '../../../session/tab.ts'

/** A player and the kinds of notifications that this player chose on this device. */
const Choice = v.nullable(v.object({ player: v.string(), kinds: v.array(v.picklist(pushKinds)) }))
type Choice = v.InferOutput<typeof Choice>

function choiceRecord(records: Records): StoredRecord<Choice> {
  return records.of<Choice>({
    scope: 'device',
    name: 'push_choice',
    version: 1,
    schema: Choice,
    initial: null,
  })
}

/** The kinds of notifications that the player chose on this device. */
export const chosenKindsAtom: Atom<readonly PushKind[]> = atom((get) => {
  const player = get(playerAtom)
  const records = get(recordsAtom)
  const choice = records && get(choiceRecord(records).atom)
  return player !== undefined && choice?.player === player ? choice.kinds : []
})

function messages(): PushMessages {
  return {
    memo: { title: t`New message`, body: t`There is a new message for you.` },
    withdrawal: { title: t`Withdrawal processed`, body: t`See the outcome in your wallet.` },
    answer: { title: t`Support has replied`, body: t`Read the reply under “Support requests”.` },
  }
}

/**
 * Changes the kinds of notifications. Must be called in a click's event handler, because the browser asks for permission the
 * first time. Fails with `push.denied` if the player refuses, and `push.failed` if the push service cannot be reached.
 */
export async function chooseKinds(tab: Tab, kinds: readonly PushKind[]): Promise<Result<object>> {
  const player = tab.session.player()
  if (player === undefined) return clientError('LOGIN_REQUIRED', 'session.required')
  if (kinds.length === 0) return endNotifications(tab)
  if ((await requestPermission()) !== 'granted') return clientError('CLIENT_EXCEPTION', 'push.denied')
  const result = await register(tab, kinds)
  // The session may have ended before there was a subscription to delete.
  if (tab.session.player() !== player) {
    await unsubscribe().catch(() => {})
    return clientError('LOGIN_REQUIRED', 'session.required')
  }
  if (result.ok) await choiceRecord(tab.records).apply(() => ({ player, kinds: [...kinds] }))
  return result
}

async function register({ http }: Tab, kinds: readonly PushKind[]): Promise<Result<object>> {
  const response = await http.call(pushEndpoints.pushKey)
  if (!response.ok) return response
  await updatePushMessages(messages())
  try {
    const subscription = await subscribeWith(response.data.key)
    return await http.call(pushEndpoints.subscribePush, { body: { ...subscription, kinds: [...kinds] } })
  } catch {
    return clientError('CLIENT_EXCEPTION', 'push.failed')
  }
}

/** Ends push notifications of this device, in the browser and at the operator. */
export async function endNotifications(tab: Tab): Promise<Result<object>> {
  const subscription = await currentSubscription().catch(() => undefined)
  await removeSubscription(tab)
  if (subscription) {
    await tab.http.call(pushEndpoints.unsubscribePush, {
      query: { endpoint: subscription.endpoint },
      key: newKey(),
    })
  }
  return success({})
}

/** Ends push notifications in the browser. Never rejects. */
async function removeSubscription({ records }: Tab): Promise<void> {
  await choiceRecord(records).apply(() => null)
  await unsubscribe().catch(() => {})
}

/** Delays before a subscription that could not be sent is sent again, ms. */
const firstRetryMs = 30_000
const maxRetryMs = 30 * 60_000

/**
 * Sends the subscription to the operator at every start and sign-in, because browsers change it and sessions end. Retries
 * when the connection returns, and with exponential backoff. A sign-out and another player's sign-in end the subscription.
 */
export function syncNotifications(tab: Tab): void {
  const { records, session, store } = tab
  const record = choiceRecord(records)
  /** The player whose subscription was sent. */
  let sentFor: string | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let retryMs = firstRetryMs
  const sync = async (): Promise<void> => {
    clearTimeout(retryTimer)
    const player = session.player()
    await record.loaded
    const choice = record.get()
    if (player === undefined || !choice || sentFor === player) return
    sentFor = player
    if (choice.player !== player || pushPermission() !== 'granted') return removeSubscription(tab)
    const result = await register(tab, choice.kinds)
    if (!result.ok && result.message === 'feature.notOffered') return removeSubscription(tab)
    if (sentFor === player) {
      if (result.ok) retryMs = firstRetryMs
      else retryLater()
    }
    // The player may have signed out before there was a subscription to delete.
    if (!record.get()) await unsubscribe().catch(() => {})
  }
  function retryLater(): void {
    sentFor = undefined
    retryTimer = setTimeout(() => void sync(), retryMs)
    retryMs = Math.min(retryMs * 2, maxRetryMs)
  }
  store.sub(playerAtom, () => void sync())
  store.sub(isOfflineAtom, () => {
    if (!store.get(isOfflineAtom)) void sync()
  })
  void sync()
  session.onEnd((reason) => {
    sentFor = undefined
    clearTimeout(retryTimer)
    retryMs = firstRetryMs
    if (reason === 'signedOut') void removeSubscription(tab)
  })
  i18n.on('change', () => {
    if (store.get(chosenKindsAtom).length > 0) void updatePushMessages(messages())
  })
}
