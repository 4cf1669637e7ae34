import type { CallName } from './wallet.ts'

/** What can go wrong with a call, with the text that describes it. */
export const faultWords = {
  late: 'Late: carried out at once, response after the time below',
  duplicated: 'Duplicated: carried out, and its copy again after the time below',
  lostRequest: 'Lost request: not carried out, the connection is cut',
  lostResponse: 'Lost response: carried out, the connection is cut',
  cutResponse: 'Cut response: carried out, half of the response arrives',
  reordered: 'Reordered: the connection is cut, and the call is carried out after the time below',
  insufficientFunds: 'Refused: insufficient_funds for a stake, 422 for a win or a rollback',
  playRefused: 'Refused: play_refused for a stake, 422 for a win or a rollback',
  sessionEnds: 'Session ends: carried out, then all sessions of the player end',
  unavailable: 'Error: 503, not carried out',
  errorAfter: 'Error after: carried out, response 500',
  garbage: 'Garbage: carried out, response 200 with a page of HTML',
  down: 'Wallet down: every connection is cut for the time below',
} as const
export type Fault = keyof typeof faultWords

export const isFault = (name: string): name is Fault => Object.hasOwn(faultWords, name)

/** A fault that calls are to meet. */
export interface FaultRule {
  readonly fault: Fault
  readonly call: CallName | 'any'
  /** Calls that still meet it; `Infinity` until it is removed. */
  readonly times: number
  /** For faults that take time. */
  readonly ms: number
  /** Whose calls alone meet it; a call that names no player is anybody's. */
  readonly player?: string
}

export interface ActiveRule extends FaultRule {
  readonly id: number
  left: number
  /** Calls that met it. */
  met: number
  endsAt: number | undefined
}

/** The faults that wait for calls; the oldest that fits is met first. */
export function createFaultPlan(now: () => number = Date.now) {
  let rules: ActiveRule[] = []
  let count = 0

  function current(): readonly ActiveRule[] {
    rules = rules.filter(({ left, endsAt }) => left > 0 && (endsAt === undefined || endsAt > now()))
    return rules
  }

  return {
    current: current as () => readonly Readonly<ActiveRule>[],
    add({ fault, call, times, ms, player }: FaultRule): Readonly<ActiveRule> {
      const isDown = fault === 'down'
      const rule: ActiveRule = {
        id: ++count,
        fault,
        call: isDown ? 'any' : call,
        times: isDown ? Infinity : times,
        ms,
        ...(player === undefined ? {} : { player }),
        left: isDown ? Infinity : times,
        met: 0,
        endsAt: isDown ? now() + ms : undefined,
      }
      rules.push(rule)
      return rule
    },
    remove(id: number): void {
      rules = rules.filter((rule) => rule.id !== id)
    },
    clear(): void {
      rules = []
    },
    /** The fault that this call meets, used up by it. */
    take(name: CallName | undefined, player: string | undefined): Readonly<ActiveRule> | undefined {
      const found = current().find(
        (rule) =>
          (rule.call === 'any' || rule.call === name) &&
          (player === undefined || rule.player === undefined || rule.player === player),
      )
      if (found === undefined) return undefined
      found.left -= 1
      found.met += 1
      return found
    },
  }
}
