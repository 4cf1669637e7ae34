import type { GameSheet, Round, OpenedGame } from '../../shared/protocol.ts'
import type { CallResult, Api } from './api.ts'
import { delay } from './delay.ts'
import type { Host } from './host.ts'
import type { Notice } from './notice.ts'

/** A response of the studio: data or an error. */
export type Settled<T> = Exclude<CallResult<T>, { kind: 'noResponse' }>

/** Calls that are repeated until the studio has responded, with a notice for the player meanwhile. */
export interface PersistentCalls {
  /** Opens the game session. An error is final. */
  open(token: string, gameId: string): Promise<Settled<OpenedGame>>
  /** Requests a round's outcome. `call` must name the round, so that a repeated call does not play another one. */
  round(call: () => Promise<CallResult<Round>>): Promise<Settled<Round>>
}

/** How long the reels turn without a response before a notice shows, ms. */
const noticeAfterMs = 3_000
const retrySoonMs = 600
const retryMs = 2_000
const maxRetryMs = 30_000

/** Where the player is informed that a call is repeated. */
interface RetryContext {
  readonly notice: Notice
  readonly host: Host
  readonly words: GameSheet['words']
}

/** Shows what is wrong. Resolves at a click, when the browser is online again, or after `wait` ms. */
function waitWithNotice(
  { notice, words }: RetryContext,
  title: string,
  text: string,
  wait: number,
): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, wait)
    addEventListener('online', go)
    notice.show({ title, text, working: true, actions: [{ label: words.retry, act: go }] })
  })
}

/** Opens a game session, again and again until the studio has responded. An error is final. */
export async function openPersistently<T>(
  context: RetryContext,
  open: () => Promise<CallResult<T>>,
): Promise<Settled<T>> {
  const { host, words } = context
  for (let wait = retryMs; ; wait = Math.min(wait * 2, maxRetryMs)) {
    const result = await open()
    if (result.kind === 'data') return result
    const offline = result.kind === 'noResponse'
    if (!offline && (result.code === 'token_used' || result.code === 'session_expired')) return result
    host.send({ type: 'error', code: offline ? 'offline' : result.code })
    const title = offline ? words.offlineTitle : words.busyTitle
    await waitWithNotice(context, title, offline ? words.offlineText : words.busyText, wait)
  }
}

/** Requests what a key or an id names, so that a repeated call does it once, until the studio has responded. */
export async function callPersistently<T>(
  context: RetryContext,
  call: () => Promise<CallResult<T>>,
): Promise<Settled<T>> {
  const { host, words } = context
  const began = performance.now()
  for (;;) {
    const result = await call()
    if (result.kind === 'data') return result
    const offline = result.kind === 'noResponse'
    const code = offline ? 'offline' : result.code
    if (!offline && code === 'too_soon') {
      await delay(result.wait ?? retryMs)
      continue
    }
    if (!offline && code !== 'operator_unavailable' && code !== 'server_error') return result
    if (performance.now() - began < noticeAfterMs) {
      await delay(retrySoonMs)
      continue
    }
    host.send({ type: 'error', code })
    const title = offline ? words.offlineTitle : words.unclearTitle
    await waitWithNotice(context, title, offline ? words.offlineText : words.unclearText, retryMs)
  }
}

export function createPersistentCalls(
  api: Api,
  notice: Notice,
  host: Host,
  words: GameSheet['words'],
): PersistentCalls {
  const context = { notice, host, words }
  return {
    open: (token, gameId) => openPersistently(context, () => api.open(token, gameId)),

    round: (call) => callPersistently(context, call),
  }
}
