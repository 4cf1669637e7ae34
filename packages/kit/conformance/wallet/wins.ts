import { randomUUID } from 'node:crypto'
import { checksOf } from '../check.ts'
import { mustEqual } from '../miss.ts'
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

/** A round with a stake, and a win of it that is not paid yet. */
async function wonRound(kit: WalletKit) {
  const bet = await staked(kit)
  return { bet, win: kit.order({ round_id: bet.round_id }) }
}

export const creditChecks = checksOf<WalletKit>('credit', {
  pays: {
    title: 'a credit pays its amount and returns the balance after it',
    async run(kit) {
      const { win } = await wonRound(kit)
      const { balance } = await kit.balance()
      mustEqual(await kit.submit('credit', win), { status: 'ok', balance: balance + stake }, 'the response')
      mustEqual((await kit.balance()).balance, balance + stake, 'the balance after it')
    },
  },
  copies: {
    title: `${copyCount} copies of a credit at once pay once and are given the same response`,
    async run(kit) {
      const { win } = await wonRound(kit)
      await mustMove(kit, stake, async () => mustAgree(await kit.copies('credit', win), 'ok'))
    },
  },
  noSession: {
    title: 'a credit without a session is paid: its round was played',
    async run(kit) {
      const { win } = await wonRound(kit)
      const { session: _, ...late } = win
      await mustReturn(kit, 'credit', late, 'ok', stake)
    },
  },
  endedSession: {
    title: 'a credit with a session that has ended is paid',
    async run(kit) {
      const { win } = await wonRound(kit)
      const late = { ...win, session: randomUUID() }
      await mustReturn(kit, 'credit', late, 'ok', stake)
    },
  },
  otherAmount: {
    title: 'a credit with the id of another amount is refused with 422',
    async run(kit) {
      const { win } = await wonRound(kit)
      await kit.submit('credit', win)
      await mustRefuseMove(kit, 'credit', { ...win, amount: stake + 1 })
    },
  },
  idOfDebit: {
    title: 'a credit with the id of the debit is refused with 422',
    async run(kit) {
      const bet = await staked(kit)
      await mustRefuseMove(kit, 'credit', bet)
      await kit.submit('rollback', bet)
    },
  },
  notStaked: {
    title: 'a credit for a round without a stake is refused with 422, and paid when its stake has come',
    async run(kit) {
      const win = kit.order()
      await mustRefuseMove(kit, 'credit', win)
      await staked(kit, { round_id: win.round_id })
      await mustReturn(kit, 'credit', win, 'ok', stake)
    },
  },
  rolledBack: {
    title: 'a credit for a round whose stakes all went back is refused with 422',
    async run(kit) {
      const { bet, win } = await wonRound(kit)
      await kit.submit('rollback', bet)
      await mustRefuseMove(kit, 'credit', win)
    },
  },
  oneOfTwo: {
    title: 'a round of two stakes is paid when one of them went back',
    async run(kit) {
      const { bet, win } = await wonRound(kit)
      await staked(kit, { round_id: bet.round_id })
      await kit.submit('rollback', bet)
      await mustReturn(kit, 'credit', win, 'ok', stake)
    },
  },
  free: {
    title: 'a round that costs nothing begins with a debit of 0 and is paid',
    async run(kit) {
      const bet = kit.order({ amount: 0 })
      await mustReturn(kit, 'debit', bet, 'ok')
      const win = kit.order({ round_id: bet.round_id, amount: stake })
      await mustMove(kit, stake, () => kit.submit('credit', win))
      await staked(kit)
    },
  },
})

export const rollbackChecks = checksOf<WalletKit>('rollback', {
  givesBack: {
    title: 'a rollback gives the stake back and returns the balance after it',
    async run(kit) {
      const { balance } = await kit.balance()
      const move = await staked(kit)
      mustEqual(await kit.submit('rollback', move), { status: 'ok', balance }, 'the response')
      mustEqual((await kit.balance()).balance, balance, 'the balance after it')
    },
  },
  copies: {
    title: `${copyCount} copies of a rollback at once give back once and are given the same response`,
    async run(kit) {
      const move = await staked(kit)
      await mustMove(kit, stake, async () => mustAgree(await kit.copies('rollback', move), 'ok'))
    },
  },
  amount: {
    title: 'a rollback gives back what was staked, whatever amount it names',
    async run(kit) {
      const move = await staked(kit)
      await mustMove(kit, stake, () => kit.submit('rollback', { ...move, amount: 5 * stake }))
    },
  },
  noSession: {
    title: 'a rollback without a session gives back',
    async run(kit) {
      const { session: _, ...late } = await staked(kit)
      await mustMove(kit, stake, () => kit.submit('rollback', late))
    },
  },
  first: {
    title: 'a rollback before its debit leaves a tombstone: the debit returns rolled_back, and takes nothing',
    async run(kit) {
      const move = kit.order()
      await mustMove(kit, 0, async () => {
        mustEqual((await kit.submit('rollback', move)).status, 'ok', 'the status of the rollback')
        mustAgree(await kit.copies('debit', move), 'rolled_back')
      })
    },
  },
  firstRepeat: {
    title:
      'a rollback that left a tombstone gets the same response when it is repeated, also after the debit',
    async run(kit) {
      const move = kit.order()
      const first = await kit.submit('rollback', move)
      await kit.submit('debit', move)
      await mustMove(kit, 0, async () => mustAgree([first, await kit.submit('rollback', move)], 'ok'))
    },
  },
  debitAfter: {
    title: 'a debit that is repeated after its rollback returns rolled_back, and takes nothing',
    async run(kit) {
      const move = await staked(kit)
      await kit.submit('rollback', move)
      await mustReturn(kit, 'debit', move, 'rolled_back')
    },
  },
  race: {
    title: 'debits and rollbacks of one id, all at once, leave the balance as it was',
    async run(kit) {
      const move = kit.order()
      await mustMove(kit, 0, async () => {
        const kinds = Array.from({ length: copyCount }, (_, n) => (n % 3 === 1 ? 'rollback' : 'debit'))
        await Promise.all(kinds.map((kind) => kit.submit(kind, move)))
        await kit.submit('rollback', move)
      })
    },
  },
  refused: {
    title: 'a rollback of a debit that was refused gives nothing',
    async run(kit) {
      const { balance } = await kit.balance()
      const move = kit.order({ amount: balance + 1 })
      await kit.submit('debit', move)
      await mustReturn(kit, 'rollback', move, 'ok')
    },
  },
  otherRound: {
    title: 'a rollback that names another round than its debit is refused with 422',
    async run(kit) {
      const move = await staked(kit)
      const wrong = { ...move, round_id: randomUUID() }
      await mustRefuseMove(kit, 'rollback', wrong)
      await kit.submit('rollback', move)
    },
  },
  ofCredit: {
    title: 'a rollback of a credit is refused with 422: a win is not taken back',
    async run(kit) {
      const { win } = await wonRound(kit)
      await kit.submit('credit', win)
      await mustRefuseMove(kit, 'rollback', win)
    },
  },
})
