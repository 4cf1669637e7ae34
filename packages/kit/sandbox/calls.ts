import * as v from 'valibot'
import { StudioTicket, WalletResponse, WalletMove } from '@marquee/contract/studio.ts'
import type { Fault } from './faults.ts'
import type { CallName, WalletCall, WalletReply } from './wallet.ts'

/** One call of a studio, or the late copy of one, in the order in which they arrived. */
export interface LoggedCall {
  readonly n: number
  /** Unix ms. */
  readonly at: number
  readonly name: CallName | undefined
  readonly target: string
  readonly body: string
  /** The move in its body. */
  readonly move: WalletMove | undefined
  /** The launch token in its body. */
  readonly token: string | undefined
  /** Why it was not rightly signed. */
  readonly flaw: string | undefined
  readonly fault: Fault | undefined
  /** Whether the sandbox carried out a copy that the studio sent only once, or delayed it. */
  readonly isCopy: boolean
  /** The response that the book gave; `undefined` while it was not carried out. */
  reply: WalletReply | undefined
  /** What arrived of the response at the studio. */
  got: 'waits' | 'response' | 'nothing' | 'another'
}

/** Calls that are stored; the limit bounds the memory of a long run. */
const maxCalls = 5_000

/** Stores calls and notifies listeners of changes. */
export function createCallLog(now: () => number = Date.now) {
  const calls: LoggedCall[] = []
  const listeners = new Set<() => void>()
  let count = 0
  const changed = () => {
    for (const listener of listeners) listener()
  }
  return {
    calls: calls as readonly LoggedCall[],
    /** Notifies the listeners of a change that no call made. */
    changed,
    begin(call: WalletCall, more: Pick<LoggedCall, 'name' | 'flaw' | 'fault' | 'isCopy'>): LoggedCall {
      const move = v.safeParse(WalletMove, json(call.body))
      const ticket = v.safeParse(StudioTicket, json(call.body))
      const logged: LoggedCall = {
        n: ++count,
        at: now(),
        target: call.target,
        body: call.body,
        move: move.success ? move.output : undefined,
        token: ticket.success ? ticket.output.token : undefined,
        reply: undefined,
        got: 'waits',
        ...more,
      }
      calls.push(logged)
      if (calls.length > maxCalls) calls.shift()
      changed()
      return logged
    },
    /** Writes the outcome of a call. */
    end(call: LoggedCall, change: Partial<Pick<LoggedCall, 'reply' | 'got'>>): void {
      Object.assign(call, change)
      changed()
    },
    /** Calls `listener` after each change until the returned function is called. */
    follow(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Whom a call is about; `undefined` where it names nobody. */
export function playerOf({ target, body }: Pick<WalletCall, 'target' | 'body'>): string | undefined {
  const named = v.safeParse(v.object({ player: v.string() }), json(body))
  if (named.success) return named.output.player
  return new URL(target, 'http://localhost').searchParams.get('player') ?? undefined
}

/** The wallet's response to a move; `undefined` where it was refused by HTTP or not carried out. */
export function responseOf({ reply }: LoggedCall): WalletResponse | undefined {
  if (reply?.status !== 200) return undefined
  const response = v.safeParse(v.object({ data: WalletResponse }), json(reply.text))
  return response.success ? response.output.data : undefined
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
