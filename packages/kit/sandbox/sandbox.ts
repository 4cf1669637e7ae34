import { setTimeout as pause } from 'node:timers/promises'
import { createBook } from './book.ts'
import { createCallLog, type LoggedCall, playerOf } from './calls.ts'
import { createFaultPlan, type Fault } from './faults.ts'
import { signatureOf, carryOut, nameOf, type Refusal, type WalletCall, type WalletReply } from './wallet.ts'
import { flawOf } from './signature.ts'

/** What the studio's connection gets. */
export type Delivery =
  | { readonly kind: 'response'; readonly reply: WalletReply; readonly type?: 'text/html' }
  /** Half of the response, and the end of the connection. */
  | { readonly kind: 'half'; readonly reply: WalletReply }
  | { readonly kind: 'cut' }

const refusals: Partial<Record<Fault, Refusal>> = {
  insufficientFunds: 'insufficient_funds',
  playRefused: 'play_refused',
}

const page = '<!doctype html><title>Please try again later</title>'

/** A wallet in memory that does wrong what its plan says, and remembers every call. */
export function createSandbox({ secret, now = Date.now }: { secret: string; now?: () => number }) {
  const book = createBook(now)
  const plan = createFaultPlan(now)
  const log = createCallLog(now)
  /** Copies and delayed calls that have not come yet. */
  const coming = new Set<Promise<void>>()

  function run(logged: LoggedCall, call: WalletCall, refusal?: Refusal): WalletReply {
    const reply = carryOut({ book, secret, now }, call, refusal)
    log.end(logged, { reply })
    return reply
  }

  function runLater(call: WalletCall, first: LoggedCall, ms: number): void {
    const later = (async () => {
      await pause(ms)
      const { name, flaw, fault } = first
      const copy = log.begin(call, { name, flaw, fault, isCopy: true })
      run(copy, call)
      log.end(copy, { got: 'nothing' })
    })()
    coming.add(later)
    void later.finally(() => coming.delete(later))
  }

  /** Takes one call of a studio and says what its connection gets. */
  async function take(call: WalletCall): Promise<Delivery> {
    const name = nameOf(call)
    const rule = plan.take(name, playerOf(call))
    const fault = rule?.fault
    const ms = rule?.ms ?? 0
    const flaw = flawOf(secret, call, signatureOf(call.headers), now())
    const logged = log.begin(call, { name, flaw, fault, isCopy: false })
    const whole = (reply: WalletReply): Delivery => {
      log.end(logged, { got: 'response' })
      return { kind: 'response', reply }
    }
    const cut = (): Delivery => {
      log.end(logged, { got: 'nothing' })
      return { kind: 'cut' }
    }
    const instead = (reply: WalletReply, type?: 'text/html'): Delivery => {
      log.end(logged, { got: 'another' })
      return { kind: 'response', reply, ...(type === undefined ? {} : { type }) }
    }
    switch (fault) {
      case 'lostRequest':
      case 'down':
        return cut()
      case 'unavailable':
        return instead({
          status: 503,
          text: JSON.stringify({ code: 5000, msg: 'server.exception', data: {} }),
        })
      case 'reordered':
        runLater(call, logged, ms)
        return cut()
      case 'lostResponse':
        run(logged, call)
        return cut()
      case 'cutResponse':
        log.end(logged, { got: 'nothing' })
        return { kind: 'half', reply: run(logged, call) }
      case 'errorAfter':
        run(logged, call)
        return instead({
          status: 500,
          text: JSON.stringify({ code: 5000, msg: 'server.exception', data: {} }),
        })
      case 'garbage':
        run(logged, call)
        return instead({ status: 200, text: page }, 'text/html')
      case 'late': {
        const reply = run(logged, call)
        await pause(ms)
        return whole(reply)
      }
      case 'duplicated': {
        const reply = run(logged, call)
        runLater(call, logged, ms)
        return whole(reply)
      }
      case 'sessionEnds': {
        const reply = run(logged, call)
        if (logged.move !== undefined) book.endSessions(logged.move.player)
        return whole(reply)
      }
      case undefined:
      case 'insufficientFunds':
      case 'playRefused':
        return whole(run(logged, call, fault === undefined ? undefined : refusals[fault]))
    }
  }

  return {
    secret,
    book,
    plan,
    log,
    take,
    /** Waits for the copies and delayed calls that are on their way. */
    settled: async () => {
      while (coming.size > 0) await Promise.all(coming)
    },
  }
}

export type Sandbox = ReturnType<typeof createSandbox>
