import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { responseOf, type LoggedCall } from '../../sandbox/calls.ts'
import type { Fault } from '../../sandbox/faults.ts'
import { type Check, checksOf } from '../check.ts'
import { must, mustEqual, NotApplicable } from '../miss.ts'
import { callsOf, idsOf, mustEndRight, playAgainst, playRound, sit, type StudioKit } from './kit.ts'

/** Calls that fail: more than a studio repeats at once. */
const stubborn = 5

const launchChecks = checksOf<StudioKit>('launch', {
  redeems: {
    title: 'a game that is opened redeems its launch token, once',
    async run(kit) {
      const { token } = await sit(kit)
      const redeemed = kit.sandbox.log.calls.filter((call) => call.token === token)
      mustEqual(redeemed.filter(({ reply }) => reply?.status === 200).length, 1, 'the number of redemptions')
    },
  },
  once: {
    title: 'a launch token that was used opens nothing for somebody else',
    async run({ adapter, game, ...kit }) {
      const { token } = await sit({ adapter, game, ...kit })
      mustEqual(await adapter.open({ game, token }), undefined, 'the seat')
    },
  },
  unknown: {
    title: 'a launch token that was never made opens nothing',
    async run({ adapter, game }) {
      mustEqual(await adapter.open({ game, token: randomUUID() }), undefined, 'the seat')
    },
  },
})

const roundChecks = checksOf<StudioKit>('round', {
  books: {
    title: 'ten rounds leave in the book what the player was shown',
    async run(kit) {
      const sitting = await sit(kit)
      for (let round = 0; round < 10; round++) await playRound(kit, sitting)
      mustEndRight(kit, sitting)
      mustEqual(idsOf(kit, sitting, 'debit').size, 10, 'the number of stakes')
    },
  },
  session: {
    title: 'each stake names the session of the launch',
    async run(kit) {
      const sitting = await sit(kit)
      await playRound(kit, sitting)
      const debits = callsOf(kit, sitting).filter(({ name }) => name === 'debit')
      must(debits.length > 0, 'no stake was requested')
      for (const { move } of debits)
        must(move?.session !== undefined, `the debit ${move?.transaction_id ?? ''} names no session`)
    },
  },
  copies: {
    title: 'ten copies of one submission at once play one round',
    async run(kit) {
      const sitting = await sit(kit)
      const key = randomUUID()
      await Promise.all(Array.from({ length: 10 }, () => kit.adapter.play(sitting.seat, key)))
      await playRound(kit, sitting, key)
      mustEndRight(kit, sitting)
    },
  },
  alone: {
    title: 'a win whose payment failed is paid without the player',
    async run(kit) {
      const sitting = await sit(kit)
      const rule = kit.sandbox.plan.add({
        fault: 'lostRequest',
        call: 'credit',
        times: stubborn,
        ms: 0,
        player: sitting.account.id,
      })
      for (let rounds = 0; rule.met === 0; rounds++) {
        if (rounds === kit.mostRounds) throw new NotApplicable(`none of ${rounds} rounds won`)
        await kit.adapter.play(sitting.seat, randomUUID())
      }
      const endsAt = Date.now() + kit.patience
      const isPaid = () =>
        callsOf(kit, sitting).some((call) => call.name === 'credit' && call.reply?.status === 200)
      while (!isPaid() && Date.now() < endsAt) await pause(50)
      kit.sandbox.plan.remove(rule.id)
      must(isPaid(), `the win is not paid after ${kit.patience / 1000} s`)
      mustEqual(idsOf(kit, sitting, 'credit').size, 1, 'the number of transaction ids of the win')
    },
  },
})

const refusalChecks = checksOf<StudioKit>('refusal', {
  funds: {
    title: 'a player without funds plays no round',
    async run(kit) {
      const sitting = await sit(kit, 0)
      mustEqual((await playRound(kit, sitting)).state, 'refused', 'the state of the round')
      mustEndRight(kit, sitting)
    },
  },
  protection: {
    title: 'a stake that player protection refuses is not tried again by the studio',
    async run(kit) {
      const sitting = await sit(kit)
      await playAgainst(kit, sitting, { fault: 'playRefused', call: 'debit', times: 1, ms: 0 })
      await pause(Math.min(1_000, kit.patience / 4))
      mustEqual(
        sitting.results.map(({ state }) => state),
        ['refused'],
        'what the player was shown',
      )
      mustEqual(idsOf(kit, sitting, 'debit').size, 1, 'the number of stakes that were requested')
      mustEndRight(kit, sitting)
    },
  },
  signedOut: {
    title: 'no round is played after the session has ended',
    async run(kit) {
      const sitting = await sit(kit)
      kit.sandbox.book.endSessions(sitting.account.id)
      mustEqual((await playRound(kit, sitting)).state, 'refused', 'the state of the round')
      mustEndRight(kit, sitting)
    },
  },
  midRound: {
    title: 'a round whose session ends after its stake is played to its end, and its win paid',
    async run(kit) {
      for (let rounds = 0; rounds < kit.mostRounds; rounds++) {
        const sitting = await sit(kit)
        await playAgainst(kit, sitting, { fault: 'sessionEnds', call: 'debit', times: 1, ms: 0 })
        mustEndRight(kit, sitting)
        const [round] = sitting.results
        mustEqual(round?.state, 'over', 'the state of the round')
        if (round?.state === 'over' && round.won > 0) return
      }
      throw new NotApplicable(`none of ${kit.mostRounds} rounds won`)
    },
  },
})

/** What goes wrong with stakes and with wins, and how often in a row. */
const faults: Readonly<Record<string, readonly [fault: Fault, times: number, title: string]>> = {
  lostRequest: ['lostRequest', 1, 'is lost on its way'],
  lostRequests: ['lostRequest', stubborn, `is lost on its way ${stubborn} times`],
  lostResponse: ['lostResponse', 1, 'is carried out and its response lost'],
  lostResponses: ['lostResponse', stubborn, `is carried out and its response lost ${stubborn} times`],
  cutResponse: ['cutResponse', 1, 'is carried out and its response cut'],
  error: ['errorAfter', 2, 'is carried out and returns 500'],
  unavailable: ['unavailable', 2, 'returns 503'],
  garbage: ['garbage', 2, 'gets a page of HTML'],
  duplicated: ['duplicated', 1, 'arrives twice'],
  late: ['late', 1, 'gets a response after the studio has stopped waiting'],
  reordered: ['reordered', stubborn, `arrives after the calls that follow it, ${stubborn} times`],
}

const kinds = { debit: 'stake', credit: 'win' } as const

function faultChecks(call: keyof typeof kinds): readonly Check<StudioKit>[] {
  const entries = Object.entries(faults).map(([name, [fault, times, what]]) => {
    const title = `a ${kinds[call]} that ${what} moves money once, and the player is shown the truth`
    const run = async (kit: StudioKit) => {
      const sitting = await sit(kit)
      await playAgainst(kit, sitting, { fault, call, times, ms: fault === 'late' ? kit.late : kit.late / 4 })
      mustEndRight(kit, sitting)
    }
    return [name, { title, run }] as const
  })
  return checksOf<StudioKit>(call, Object.fromEntries(entries))
}

const outageChecks = checksOf<StudioKit>('outage', {
  down: {
    title: 'a round that is begun while the wallet is down ends when the wallet is back',
    async run(kit) {
      const sitting = await sit(kit)
      await playAgainst(kit, sitting, { fault: 'down', call: 'any', times: 1, ms: kit.late / 2 })
      mustEndRight(kit, sitting)
    },
  },
  midRound: {
    title: 'a round whose stake was taken as the wallet went down ends when the wallet is back',
    async run(kit) {
      const sitting = await sit(kit)
      const down = { fault: 'down', call: 'any', times: 1, ms: kit.late / 2 } as const
      const leave = kit.sandbox.log.follow(() => {
        if (!callsOf(kit, sitting).some(({ name, reply }) => name === 'debit' && reply !== undefined)) return
        leave()
        kit.sandbox.plan.add(down)
      })
      try {
        await playAgainst(kit, sitting, { fault: 'lostResponse', call: 'debit', times: 1, ms: 0 })
      } finally {
        leave()
        kit.sandbox.plan.clear()
      }
      mustEndRight(kit, sitting)
    },
  },
  everything: {
    title: 'eight calls of any kind whose responses are lost leave the book right',
    async run(kit) {
      const sitting = await sit(kit)
      const rule = kit.sandbox.plan.add({ fault: 'lostResponse', call: 'any', times: 8, ms: 0 })
      for (let rounds = 0; rounds < 4; rounds++) await playRound(kit, sitting)
      kit.sandbox.plan.remove(rule.id)
      mustEndRight(kit, sitting)
    },
  },
})

/** Each call of this run's players so far, without what only the sandbox repeated: a studio may have rounds of others to finish. */
const allCalls = ({ sandbox: { book, log } }: StudioKit) =>
  log.calls.filter(({ isCopy, move }) => !isCopy && (move === undefined || book.accounts.has(move.player)))

const roundOf = ({ move }: LoggedCall) => `${move?.player} ${move?.game_id} ${move?.round_id}`

/** Rules over every call of the run. */
const orderChecks = checksOf<StudioKit>('order', {
  signed: {
    title: 'every call was rightly signed at its time',
    async run(kit) {
      const wrong = kit.sandbox.log.calls.find(({ flaw, isCopy }) => flaw !== undefined && !isCopy)
      must(wrong === undefined, `call ${wrong?.n} to ${wrong?.target}: ${wrong?.flaw}`)
    },
  },
  known: {
    title: 'every call has the shape of the interface',
    async run(kit) {
      const wrong = allCalls(kit).find(({ name, reply }) => name === undefined || reply?.status === 400)
      must(wrong === undefined, `call ${wrong?.n} to ${wrong?.target} was ${wrong?.reply?.text}`)
    },
  },
  stakeFirst: {
    title: 'a win is paid only after the studio got the response that its stake was taken',
    async run(kit) {
      const accepted = new Set<string>()
      for (const call of allCalls(kit)) {
        if (call.name === 'credit')
          must(accepted.has(roundOf(call)), `the credit of call ${call.n} arrived before that`)
        const isAccepted =
          call.name === 'debit' && call.got === 'response' && responseOf(call)?.status === 'ok'
        if (isAccepted) accepted.add(roundOf(call))
      }
    },
  },
  sameBody: {
    title: 'a repeated transaction says the same as its first try',
    async run(kit) {
      const first = new Map<string, LoggedCall>()
      for (const call of allCalls(kit)) {
        if (call.move === undefined || call.name === 'rollback') continue
        const id = call.move.transaction_id
        mustEqual(call.move, first.get(id)?.move ?? call.move, `the move of call ${call.n}`)
        if (!first.has(id)) first.set(id, call)
      }
    },
  },
  rollbackIds: {
    title: 'a rollback carries the id of its stake',
    async run(kit) {
      const ids = new Set<string>()
      const calls = allCalls(kit)
      if (!calls.some(({ name }) => name === 'rollback')) throw new NotApplicable('nothing was rolled back')
      for (const { name, move, n } of calls) {
        if (name === 'debit' && move !== undefined) ids.add(move.transaction_id)
        if (name === 'rollback')
          must(ids.has(move?.transaction_id ?? ''), `the rollback of call ${n} is of no stake`)
      }
    },
  },
})

/** Every check of a studio, in the order in which they run; the last ones look at all calls of the others. */
export const studioChecks: readonly Check<StudioKit>[] = [
  ...launchChecks,
  ...roundChecks,
  ...refusalChecks,
  ...faultChecks('debit'),
  ...faultChecks('credit'),
  ...outageChecks,
  ...orderChecks,
]
