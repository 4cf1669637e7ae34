import type { GameSheet, Round, OpenedGame } from '../protocol.ts'
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

export function createPersistentCalls(
  api: Api,
  notice: Notice,
  host: Host,
  words: GameSheet['words'],
): PersistentCalls {
  /** Shows what is wrong. Resolves at a press, when the browser is online again, or after `wait` ms. */
  function waitWithNotice(title: string, text: string, wait: number): Promise<void> {
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

  return {
    async open(token, gameId) {
      for (let wait = retryMs; ; wait = Math.min(wait * 2, maxRetryMs)) {
        const answer = await api.open(token, gameId)
        if (answer.kind === 'data') return answer
        const offline = answer.kind === 'noAnswer'
        if (!offline && (answer.code === 'token_used' || answer.code === 'session_expired')) return answer
        host.send({ type: 'error', code: offline ? 'offline' : answer.code })
        const title = offline ? words.offlineTitle : words.busyTitle
        await waitWithNotice(title, offline ? words.offlineText : words.busyText, wait)
      }
    },

    async round(ask) {
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
        await waitWithNotice(title, offline ? words.offlineText : words.unclearText, retryMs)
      }
    },
  }
}
