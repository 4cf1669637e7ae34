import type { GameSheet, Round, Seat } from '../protocol.ts'
import type { Answer, Api } from './api.ts'
import { delay } from './delay.ts'
import type { Host } from './host.ts'
import type { Notice } from './notice.ts'

/** An answer that settles the matter, one way or the other. */
export type Verdict<T> = Exclude<Answer<T>, { kind: 'silence' }>

/** Asks the studio until it has answered, and tells the player meanwhile. Never gives up, never guesses. */
export interface Asking {
  /** A seat, or the refusal that ends the matter. */
  seat(token: string, gameId: string): Promise<Verdict<Seat>>
  /** How a round went; asked again by its key or its place, so no asking plays twice. */
  round(ask: () => Promise<Answer<Round>>): Promise<Verdict<Round>>
}

/** How long reels turn on without an answer before the player is told, milliseconds. */
const silenceToBear = 3_000
const soon = 600
const askAgain = 2_000
const longestWait = 30_000

export function createAsking(api: Api, notice: Notice, host: Host, words: GameSheet['words']): Asking {
  /** Says what is wrong; resolves at a press, when the browser is online again, or after a while. */
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
    async seat(token, gameId) {
      for (let wait = askAgain; ; wait = Math.min(wait * 2, longestWait)) {
        const answer = await api.open(token, gameId)
        if (answer.kind === 'data') return answer
        const offline = answer.kind === 'silence'
        if (!offline && (answer.code === 'token_used' || answer.code === 'session_expired')) return answer
        host.tell({ type: 'error', code: offline ? 'offline' : answer.code })
        const title = offline ? words.offlineTitle : words.busyTitle
        await waitWithNotice(title, offline ? words.offlineText : words.busyText, wait)
      }
    },

    async round(ask) {
      const began = performance.now()
      for (;;) {
        const answer = await ask()
        if (answer.kind === 'data') return answer
        const offline = answer.kind === 'silence'
        const code = offline ? 'offline' : answer.code
        if (!offline && code === 'too_soon') {
          await delay(answer.wait ?? askAgain)
          continue
        }
        if (!offline && code !== 'operator_unavailable' && code !== 'server_error') return answer
        if (performance.now() - began < silenceToBear) {
          await delay(soon)
          continue
        }
        host.tell({ type: 'error', code })
        const title = offline ? words.offlineTitle : words.unclearTitle
        await waitWithNotice(title, offline ? words.offlineText : words.unclearText, askAgain)
      }
    },
  }
}
