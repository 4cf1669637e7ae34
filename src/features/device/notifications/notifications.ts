import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { atom, type Atom } from 'jotai'
import * as v from 'valibot'
import { type PushKind, pushEndpoints, pushKinds } from '../../../contract/push.ts'
import { type Result, success } from '../../../contract/result.ts'
import { clientError } from '../../../platform/http/api-error.ts'
import { call } from '../../../platform/http/http.ts'
import { newKey } from '../../../platform/key.ts'
import { persistedCollection } from '../../../platform/storage/persisted.ts'
import {
  askPermission,
  currentSubscription,
  storePushMessages,
  pushPermission,
  type PushMessages,
  subscribeWith,
  unsubscribe,
} from '../../../platform/push.ts'
import type { StoredRecord } from '../../../platform/storage/record.ts'
import { store } from '../../../platform/store.ts'
import { onSessionEnd, sessionAtom } from '../../../session/session.ts'

/** Who is told of what on this device. One player at a time: whoever signs in next has to ask anew. */
const Choice = v.nullable(v.object({ player: v.string(), kinds: v.array(v.picklist(pushKinds)) }))
type Choice = v.InferOutput<typeof Choice>

function choiceRecord(): StoredRecord<Choice> {
  return persistedCollection<Choice>({
    scope: 'device',
    name: 'push_choice',
    version: 1,
    schema: Choice,
    initial: null,
  })
}

/** What who is playing now wants to be told of on this device. */
export const chosenKindsAtom: Atom<readonly PushKind[]> = atom((get) => {
  const session = get(sessionAtom)
  const choice = get(choiceRecord().atom)
  return session.state === 'signedIn' && choice?.player === session.username ? choice.kinds : []
})

function words(): PushMessages {
  return {
    memo: { title: t`New message`, body: t`There is a new message for you.` },
    withdrawal: { title: t`Withdrawal decided`, body: t`See the outcome in your wallet.` },
    answer: { title: t`Your inquiry was answered`, body: t`Read the answer under 1:1 inquiry.` },
  }
}

/**
 * Changes what the player is told of, inside a press: the browser asks the first time. `push.denied` and `push.failed` are
 * the app's own failures, for a refusal and for a browser whose service cannot be reached.
 */
export async function chooseKinds(kinds: readonly PushKind[]): Promise<Result<object>> {
  const session = store.get(sessionAtom)
  if (session.state !== 'signedIn') return clientError('LOGIN_REQUIRED', 'session.required')
  if (kinds.length === 0) return stop()
  if ((await askPermission()) !== 'granted') return clientError('CLIENT_EXCEPTION', 'push.denied')
  const answer = await register(kinds)
  if (answer.ok) await choiceRecord().apply(() => ({ player: session.username, kinds: [...kinds] }))
  return answer
}

async function register(kinds: readonly PushKind[]): Promise<Result<object>> {
  const known = await call(pushEndpoints.pushKey)
  if (!known.ok) return known
  await storePushMessages(words())
  try {
    const address = await subscribeWith(known.data.key)
    return await call(pushEndpoints.subscribePush, { body: { ...address, kinds: [...kinds] } })
  } catch {
    return clientError('CLIENT_EXCEPTION', 'push.failed')
  }
}

async function stop(): Promise<Result<object>> {
  const address = await currentSubscription().catch(() => undefined)
  await forget()
  if (address) {
    await call(pushEndpoints.unsubscribePush, { query: { endpoint: address.endpoint }, key: newKey() })
  }
  return success({})
}

/** Nobody is told of anything on this device any more, whether or not the operator hears of it. Never rejects. */
async function forget(): Promise<void> {
  await choiceRecord().apply(() => null)
  await unsubscribe().catch(() => {})
}

/**
 * Keeps the operator's knowledge of this device current: at a start and a sign-in the subscription is told again, since
 * browsers change it and sessions end; another player's is given up, and so is everybody's at a sign-out.
 */
export function followNotifications(): void {
  const record = choiceRecord()
  let told: string | undefined
  const follow = async (): Promise<void> => {
    const session = store.get(sessionAtom)
    await record.loaded
    const choice = record.get()
    if (session.state !== 'signedIn' || !choice || told === session.username) return
    told = session.username
    if (choice.player !== session.username || pushPermission() !== 'granted') return forget()
    await register(choice.kinds)
  }
  store.sub(sessionAtom, () => void follow())
  void follow()
  onSessionEnd((reason) => {
    told = undefined
    if (reason === 'signedOut') void forget()
  })
  i18n.on('change', () => {
    if (store.get(chosenKindsAtom).length > 0) void storePushMessages(words())
  })
}
