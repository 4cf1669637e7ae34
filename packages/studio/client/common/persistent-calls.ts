import type { GameSheet, Round, OpenedGame } from '../../shared/protocol.ts'
import type { Answer, Api } from './api.ts'
import { delay } from './delay.ts'
import type { Host } from './host.ts'
import type { Notice } from './notice.ts'

/** An answer of the studio: data or an error. */
export type Settled<T> = Exclude<Answer<T>, { kind: 'noAnswer' }>

/** Calls that are repeated until the studio has answered, with a notice for the player meanwhile. */
export interface PersistentCalls {
  /** Opens the game session. An error is final. */
  open(token: string, gameId: string): Promise<Settled<OpenedGame>>
  /** Asks for a round's outcome. `ask` must name the round, so that a repeated call does not play another one. */
  round(ask: () => Promise<Answer<Round>>): Promise<Settled<Round>>
}

/** How long the reels turn without an answer before a notice shows, ms. */
const noticeAfterMs = 3_000
const retrySoonMs = 600
const retryMs = 2_000
const maxRetryMs = 30_000

/** Where the player is told that a call is repeated. */
interface Said {
  readonly notice: Notice
  readonly host: Host
  readonly words: GameSheet['words']
}

/** Shows what is wrong. Resolves at a press, when the browser is online again, or after `wait` ms. */
function waitWithNotice({ notice, words }: Said, title: string, text: string, wait: number): Promise<void> {
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

/** Opens a game session, again and again until the studio has answered. An error is final. */
export async function openPersistently<T>(said: Said, open: () => Promise<Answer<T>>): Promise<Settled<T>> {
  const { host, words } = said
  for (let wait = retryMs; ; wait = Math.min(wait * 2, maxRetryMs)) {
    const answer = await open()
    if (answer.kind === 'data') return answer
    const offline = answer.kind === 'noAnswer'
    if (!offline && (answer.code === 'token_used' || answer.code === 'session_expired')) return answer
    host.send({ type: 'error', code: offline ? 'offline' : answer.code })
    const title = offline ? words.offlineTitle : words.busyTitle
    await waitWithNotice(said, title, offline ? words.offlineText : words.busyText, wait)
  }
}

/** Asks for what a key or an id names, so that a repeated call does it once, until the studio has answered. */
export async function askPersistently<T>(said: Said, ask: () => Promise<Answer<T>>): Promise<Settled<T>> {
  const { host, words } = said
  const began = performance.now()
  for (;;) {
    const answer = await ask()
    if (answer.kind === 'data') return answer
    const offline = answer.kind === 'noAnswer'
    const code = offline ? 'offline' : answer.code
    if (!offline && code === 'too_soon') {
      await delay(answer.wait ?? retryMs)
      continue
    }
    if (!offline && code !== 'operator_unavailable' && code !== 'server_error') return answer
    if (performance.now() - began < noticeAfterMs) {
      await delay(retrySoonMs)
      continue
    }
    host.send({ type: 'error', code })
    const title = offline ? words.offlineTitle : words.unclearTitle
    await waitWithNotice(said, title, offline ? words.offlineText : words.unclearText, retryMs)
  }
}

export function createPersistentCalls(
  api: Api,
  notice: Notice,
  host: Host,
  words: GameSheet['words'],
): PersistentCalls {
  const said = { notice, host, words }
  return {
    open: (token, gameId) => openPersistently(said, () => api.open(token, gameId)),

    round: (ask) => askPersistently(said, ask),
  }
}
