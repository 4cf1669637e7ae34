import { randomUUID } from 'node:crypto'
import { checksOf } from '../check.ts'
import { must, mustEqual } from '../miss.ts'
import {
  copyCount,
  mustAgree,
  mustMove,
  mustRefuseMove,
  mustSay,
  stake,
  staked,
  type WalletKit,
} from './kit.ts'

export const debitChecks = checksOf<WalletKit>('debit', {
  takes: {
    says: 'a debit takes its amount and answers the balance after it',
    async run(kit) {
      const { balance } = await kit.balance()
      const move = kit.order()
      const answer = await kit.say('debit', move)
      mustEqual(answer, { status: 'ok', balance: balance - stake }, 'the answer')
      await kit.say('rollback', move)
    },
  },
  copies: {
    says: `${copyCount} copies of a debit at once take its amount once and are all answered alike`,
    async run(kit) {
      const move = kit.order()
      await mustMove(kit, -stake, async () => mustAgree(await kit.copies('debit', move), 'ok'))
      await kit.say('rollback', move)
    },
  },
  repeat: {
    says: 'a debit that is repeated later is answered as at first, whatever moved meanwhile',
    async run(kit) {
      const move = kit.order()
      const first = await kit.say('debit', move)
      const between = await staked(kit)
      await mustMove(kit, 0, async () => mustAgree([first, await kit.say('debit', move)], 'ok'))
      for (const one of [move, between]) await kit.say('rollback', one)
    },
  },
  afterCredit: {
    says: 'a debit that is repeated after its round was paid takes nothing again',
    async run(kit) {
      const move = await staked(kit)
      await kit.say('credit', kit.order({ round_id: move.round_id }))
      await mustSay(kit, 'debit', move, 'ok')
    },
  },
  otherAmount: {
    says: 'a debit with the id of another amount is refused with 422',
    async run(kit) {
      await mustRefuseId(kit, { amount: stake + 1 })
    },
  },
  otherRound: {
    says: 'a debit with the id of another round is refused with 422',
    async run(kit) {
      await mustRefuseId(kit, { round_id: randomUUID() })
    },
  },
  funds: {
    says: 'a debit beyond the funds is answered insufficient_funds with the balance, again and again, and takes nothing',
    async run(kit) {
      const { balance } = await kit.balance()
      const move = kit.order({ amount: balance + 1 })
      const first = await mustMove(kit, 0, () => kit.say('debit', move))
      mustEqual(first, { status: 'insufficient_funds', balance }, 'the answer')
      mustAgree([first, await kit.say('debit', move)], 'insufficient_funds')
    },
  },
  fundsStay: {
    says: 'a debit that was refused for lack of funds stays refused when the funds have come',
    async run(kit) {
      const round = await staked(kit)
      const { balance } = await kit.balance()
      const move = kit.order({ amount: balance + 1 })
      await kit.say('debit', move)
      await kit.say('rollback', round)
      mustEqual((await kit.say('debit', move)).status, 'insufficient_funds', 'the status')
    },
  },
  race: {
    says: 'of three debits at once of more than half of the balance each, one at most is taken',
    async run(kit) {
      const { balance } = await kit.balance()
      const moves = [1, 2, 3].map(() => kit.order({ amount: Math.floor(balance / 2) + 1 }))
      const answers = await Promise.all(moves.map((move) => kit.say('debit', move)))
      const taken = answers.filter(({ status }) => status === 'ok').length
      for (const move of moves) await kit.say('rollback', move)
      must(taken <= 1, `${taken} of them were taken`)
      mustEqual((await kit.balance()).balance, balance, 'the balance after their rollbacks')
    },
  },
  noSession: {
    says: 'a debit without a session is answered session_ended, and takes nothing',
    async run(kit) {
      const { session: _, ...move } = kit.order()
      await mustSay(kit, 'debit', move, 'session_ended')
    },
  },
  wrongSession: {
    says: 'a debit with a session that does not exist is answered session_ended, and takes nothing',
    async run(kit) {
      const move = kit.order({ session: randomUUID() })
      await mustSay(kit, 'debit', move, 'session_ended')
    },
  },
  several: {
    says: 'twenty different debits at once, and their rollbacks, leave the balance as it was',
    async run(kit) {
      const moves = Array.from({ length: 20 }, () => kit.order())
      await mustMove(kit, -20 * stake, () => Promise.all(moves.map((move) => kit.say('debit', move))))
      await mustMove(kit, 20 * stake, () => Promise.all(moves.map((move) => kit.say('rollback', move))))
    },
  },
})

async function mustRefuseId(kit: WalletKit, change: { amount?: number; round_id?: string }): Promise<void> {
  const move = await staked(kit)
  await mustRefuseMove(kit, 'debit', { ...move, ...change })
  await kit.say('rollback', move)
}
