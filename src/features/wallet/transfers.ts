import { atom } from 'jotai'
import type { Failure, Result } from '../../contract/result.ts'
import { walletEndpoints } from '../../contract/wallet-endpoints.ts'
import { serverNow } from '../../platform/clock.ts'
import { isOffline } from '../../platform/connection.ts'
import { clientFailure } from '../../platform/failure.ts'
import { call } from '../../platform/http.ts'
import { newKey } from '../../platform/key.ts'
import { isVisible } from '../../platform/page.ts'
import { store } from '../../platform/store.ts'
import { sessionAtom } from '../../session/session.ts'
import { whileAlone } from './alone.ts'
import { type Press, type Transfer, transferBook } from './transfer-book.ts'

/**
 * Presses that move money. The key of a press is kept before it is sent; an answer that was dropped, cut or timed out leaves
 * it open, and what became of it is asked by that key: in this tab, another one, after a reload or on another day. Two
 * requests never come from one press, and no press is called failed before the operator said so.
 */

/**
 * What a press came to. `busy`: another one of its kind is not settled yet, so nothing was sent. `unsaved`: the key could
 * not be kept, so nothing was sent. `checking`: it may have happened.
 */
export type Pressed =
  | { readonly state: 'done'; readonly data: unknown }
  | { readonly state: 'refused'; readonly failure: Failure }
  | { readonly state: 'checking' | 'busy' | 'unsaved' }

/** The end of a press whose outcome had been unclear. */
export interface Settled {
  readonly transfer: Transfer
  readonly happened: boolean
}

const firstDelay = 2000
const longestDelay = 30_000

const listeners = new Set<(settled: Settled) => void>()
let checking: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let delay = firstDelay

/** Keys that this tab is sending now: the others of the book are being checked. */
export const sendingAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Hears how presses that were unclear ended. Returns the unsubscriber. */
export function onSettled(listener: (settled: Settled) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function currentPlayer(): string | undefined {
  const session = store.get(sessionAtom)
  return session.state === 'signedIn' ? session.username : undefined
}

/** Does what the player pressed, once. Never rejects. */
export async function press(wanted: Press): Promise<Pressed> {
  const player = currentPlayer()
  if (player === undefined) return refused(clientFailure('LOGIN_REQUIRED', 'session.required'))
  if (isOffline()) return refused(clientFailure('OFFLINE_ERROR', 'network.offline'))
  const transfer: Transfer = { ...wanted, key: newKey(), at: serverNow(), state: 'open' }
  // Taken before the key is kept: another tab that reads it must see that it is being sent.
  const pressed = await whileAlone(lockOf(transfer.key), async () => {
    const outcome = await keep(player, transfer)
    return outcome ?? deliver(player, transfer)
  })
  return pressed ?? { state: 'busy' }
}

function refused(failure: Failure): Pressed {
  return { state: 'refused', failure }
}

function lockOf(key: string): string {
  return `transfer_${key}`
}

/** Keeps a press, unless one of its kind is open in any tab: decided in one transaction. Undefined when it may be sent. */
async function keep(player: string, transfer: Transfer): Promise<Pressed | undefined> {
  const book = transferBook(player)
  const saved = await book.apply((list) =>
    list.some((other) => other.kind === transfer.kind && other.state === 'open')
      ? list
      : [...list.filter((other) => other.kind !== transfer.kind), transfer],
  )
  if (!saved) return { state: 'unsaved' }
  return book.get().some((other) => other.key === transfer.key) ? undefined : { state: 'busy' }
}

async function deliver(player: string, transfer: Transfer): Promise<Pressed> {
  setSending(transfer.key, true)
  const answer = await send(transfer)
  setSending(transfer.key, false)
  if (answer.ok) {
    await drop(player, transfer.key)
    return { state: 'done', data: answer.data }
  }
  if (answer.outcome === 'unknown') {
    delay = firstDelay
    planCheck()
    return { state: 'checking' }
  }
  await drop(player, transfer.key)
  return refused(answer)
}

function send({ key, ...transfer }: Transfer): Promise<Result<unknown>> {
  switch (transfer.kind) {
    case 'deposit':
      return call(walletEndpoints.deposit, { body: transfer.body, key })
    case 'withdraw':
      return call(walletEndpoints.withdraw, { body: transfer.body, key })
    case 'convert':
      return call(walletEndpoints.convertPoints, { body: transfer.body, key })
    case 'cancel':
      return call(walletEndpoints.cancelWithdrawal, { params: { id: transfer.body.id }, key })
  }
}

function setSending(key: string, on: boolean): void {
  const keys = new Set(store.get(sendingAtom))
  if (on) keys.add(key)
  else keys.delete(key)
  store.set(sendingAtom, keys)
}

async function drop(player: string, key: string): Promise<void> {
  await transferBook(player).apply((list) => list.filter((other) => other.key !== key))
}

/** The player has read that a press did not happen. */
export function dismiss(key: string): void {
  const player = currentPlayer()
  if (player !== undefined) void drop(player, key)
}

/** Asks what became of the open presses of who is signed in; joins a question under way. Never rejects. */
export function checkTransfers(): Promise<void> {
  checking ??= checkAll().finally(() => {
    checking = undefined
    planCheck()
  })
  return checking
}

async function checkAll(): Promise<void> {
  const player = currentPlayer()
  if (player === undefined) return
  const book = transferBook(player)
  await book.loaded
  for (const transfer of openOf(book.get())) {
    if (isOffline() || currentPlayer() !== player) return
    // Held by the tab that is sending it: not to be asked about yet.
    await whileAlone(lockOf(transfer.key), () => ask(player, transfer))
  }
}

function openOf(list: readonly Transfer[]): Transfer[] {
  return list.filter((transfer) => transfer.state === 'open')
}

async function ask(player: string, transfer: Transfer): Promise<void> {
  const answer = await call(walletEndpoints.outcome, { body: { key: transfer.key } })
  if (!answer.ok || answer.data.state === 'running') return
  const happened = answer.data.state === 'done' && answer.data.status < 400
  if (happened) await drop(player, transfer.key)
  else await settleAsVoid(player, transfer.key)
  for (const listener of listeners) listener({ transfer, happened })
}

async function settleAsVoid(player: string, key: string): Promise<void> {
  await transferBook(player).apply((list) =>
    list.map((other) => (other.key === key ? { ...other, state: 'void' } : other)),
  )
}

/** As long as something is open, it is asked about again; less and less often, and not while nobody looks. */
function planCheck(): void {
  clearTimeout(timer)
  const player = currentPlayer()
  if (player === undefined || openOf(transferBook(player).get()).length === 0) {
    delay = firstDelay
    return
  }
  timer = setTimeout(() => {
    if (!isVisible() || isOffline()) return
    delay = Math.min(delay * 1.6, longestDelay)
    void checkTransfers()
  }, delay)
}
