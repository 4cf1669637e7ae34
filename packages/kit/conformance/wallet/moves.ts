import { randomUUID } from 'node:crypto'
import { checksOf } from '../check.ts'
import { must, mustEqual } from '../miss.ts'
import {
  copyCount,
  mustAgree,
  mustMove,
  mustRefuseMove,
  mustReturn,
  stake,
  staked,
  type WalletKit,
} from './kit.ts'

export const debitChecks = checksOf<WalletKit>('debit', {
  takes: {
    title: 'a debit takes its amount and returns the balance after it',
    async run(kit) {
      const { balance } = await kit.balance()
      const move = kit.order()
      const response = await kit.submit('debit', move)
      mustEqual(response, { status: 'ok', balance: balance - stake }, 'the response')
      await kit.submit('rollback', move)
    },
  },
  copies: {
    title: `${copyCount} copies of a debit at once take its amount once and are given the same response`,
    async run(kit) {
      const move = kit.order()
      await mustMove(kit, -stake, async () => mustAgree(await kit.copies('debit', move), 'ok'))
      await kit.submit('rollback', move)
    },
  },
  repeat: {
    title: 'a debit that is repeated later gets the first response again, whatever moved meanwhile',
    async run(kit) {
      const move = kit.order()
      const first = await kit.submit('debit', move)
      const between = await staked(kit)
      await mustMove(kit, 0, async () => mustAgree([first, await kit.submit('debit', move)], 'ok'))
      for (const one of [move, between]) await kit.submit('rollback', one)
    },
  },
  afterCredit: {
    title: 'a debit that is repeated after its round was paid takes nothing again',
    async run(kit) {
      const move = await staked(kit)
      await kit.submit('credit', kit.order({ round_id: move.round_id }))
      await mustReturn(kit, 'debit', move, 'ok')
    },
  },
  otherAmount: {
    title: 'a debit with the id of another amount is refused with 422',
    async run(kit) {
      await mustRefuseId(kit, { amount: stake + 1 })
    },
  },
  otherRound: {
    title: 'a debit with the id of another round is refused with 422',
    async run(kit) {
      await mustRefuseId(kit, { round_id: randomUUID() })
    },
  },
  funds: {
    title:
      'a debit beyond the funds returns insufficient_funds with the balance, again and again, and takes nothing',
    async run(kit) {
      const { balance } = await kit.balance()
      const move = kit.order({ amount: balance + 1 })
      const first = await mustMove(kit, 0, () => kit.submit('debit', move))
      mustEqual(first, { status: 'insufficient_funds', balance }, 'the response')
      mustAgree([first, await kit.submit('debit', move)], 'insufficient_funds')
    },
  },
  fundsStay: {
    title: 'a debit that was refused for lack of funds stays refused when the funds have come',
    async run(kit) {
      const round = await staked(kit)
      const { balance } = await kit.balance()
      const move = kit.order({ amount: balance + 1 })
      await kit.submit('debit', move)
      await kit.submit('rollback', round)
      mustEqual((await kit.submit('debit', move)).status, 'insufficient_funds', 'the status')
    },
  },
  race: {
    title: 'of three debits at once of more than half of the balance each, one at most is taken',
    async run(kit) {
      const { balance } = await kit.balance()
      const moves = [1, 2, 3].map(() => kit.order({ amount: Math.floor(balance / 2) + 1 }))
      const responses = await Promise.all(moves.map((move) => kit.submit('debit', move)))
      const taken = responses.filter(({ status }) => status === 'ok').length
      for (const move of moves) await kit.submit('rollback', move)
      must(taken <= 1, `${taken} of them were taken`)
      mustEqual((await kit.balance()).balance, balance, 'the balance after their rollbacks')
    },
  },
  noSession: {
    title: 'a debit without a session returns session_ended, and takes nothing',
    async run(kit) {
      const { session: _, ...move } = kit.order()
      await mustReturn(kit, 'debit', move, 'session_ended')
    },
  },
  wrongSession: {
    title: 'a debit with a session that does not exist returns session_ended, and takes nothing',
    async run(kit) {
      const move = kit.order({ session: randomUUID() })
      await mustReturn(kit, 'debit', move, 'session_ended')
    },
  },
  several: {
    title: 'twenty different debits at once, and their rollbacks, leave the balance as it was',
    async run(kit) {
      const moves = Array.from({ length: 20 }, () => kit.order())
      await mustMove(kit, -20 * stake, () => Promise.all(moves.map((move) => kit.submit('debit', move))))
      await mustMove(kit, 20 * stake, () => Promise.all(moves.map((move) => kit.submit('rollback', move))))
    },
  },
})

async function mustRefuseId(kit: WalletKit, change: { amount?: number; round_id?: string }): Promise<void> {
  const move = await staked(kit)
  await mustRefuseMove(kit, 'debit', { ...move, ...change })
  await kit.submit('rollback', move)
}
