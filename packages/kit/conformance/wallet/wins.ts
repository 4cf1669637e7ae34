import { randomUUID } from 'node:crypto'
import { checksOf } from '../check.ts'
import { mustEqual } from '../miss.ts'
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

/** A round with a stake, and a win of it that is not paid yet. */
async function wonRound(kit: WalletKit) {
  const bet = await staked(kit)
  return { bet, win: kit.order({ round_id: bet.round_id }) }
}

export const creditChecks = checksOf<WalletKit>('credit', {
  pays: {
    says: 'a credit pays its amount and answers the balance after it',
    async run(kit) {
      const { win } = await wonRound(kit)
      const { balance } = await kit.balance()
      mustEqual(await kit.say('credit', win), { status: 'ok', balance: balance + stake }, 'the answer')
      mustEqual((await kit.balance()).balance, balance + stake, 'the balance after it')
    },
  },
  copies: {
    says: `${copyCount} copies of a credit at once pay once and are all answered alike`,
    async run(kit) {
      const { win } = await wonRound(kit)
      await mustMove(kit, stake, async () => mustAgree(await kit.copies('credit', win), 'ok'))
    },
  },
  noSession: {
    says: 'a credit without a session is paid: its round was played',
    async run(kit) {
      const { win } = await wonRound(kit)
      const { session: _, ...late } = win
      await mustSay(kit, 'credit', late, 'ok', stake)
    },
  },
  endedSession: {
    says: 'a credit with a session that has ended is paid',
    async run(kit) {
      const { win } = await wonRound(kit)
      const late = { ...win, session: randomUUID() }
      await mustSay(kit, 'credit', late, 'ok', stake)
    },
  },
  otherAmount: {
    says: 'a credit with the id of another amount is refused with 422',
    async run(kit) {
      const { win } = await wonRound(kit)
      await kit.say('credit', win)
      await mustRefuseMove(kit, 'credit', { ...win, amount: stake + 1 })
    },
  },
  idOfDebit: {
    says: 'a credit with the id of the debit is refused with 422',
    async run(kit) {
      const bet = await staked(kit)
      await mustRefuseMove(kit, 'credit', bet)
      await kit.say('rollback', bet)
    },
  },
  notStaked: {
    says: 'a credit for a round without a stake is refused with 422, and paid when its stake has come',
    async run(kit) {
      const win = kit.order()
      await mustRefuseMove(kit, 'credit', win)
      await staked(kit, { round_id: win.round_id })
      await mustSay(kit, 'credit', win, 'ok', stake)
    },
  },
  rolledBack: {
    says: 'a credit for a round whose stakes all went back is refused with 422',
    async run(kit) {
      const { bet, win } = await wonRound(kit)
      await kit.say('rollback', bet)
      await mustRefuseMove(kit, 'credit', win)
    },
  },
  oneOfTwo: {
    says: 'a round of two stakes is paid when one of them went back',
    async run(kit) {
      const { bet, win } = await wonRound(kit)
      await staked(kit, { round_id: bet.round_id })
      await kit.say('rollback', bet)
      await mustSay(kit, 'credit', win, 'ok', stake)
    },
  },
  free: {
    says: 'a round that costs nothing begins with a debit of 0 and is paid',
    async run(kit) {
      const bet = kit.order({ amount: 0 })
      await mustSay(kit, 'debit', bet, 'ok')
      const win = kit.order({ round_id: bet.round_id, amount: stake })
      await mustMove(kit, stake, () => kit.say('credit', win))
      await staked(kit)
    },
  },
})

export const rollbackChecks = checksOf<WalletKit>('rollback', {
  givesBack: {
    says: 'a rollback gives the stake back and answers the balance after it',
    async run(kit) {
      const { balance } = await kit.balance()
      const move = await staked(kit)
      mustEqual(await kit.say('rollback', move), { status: 'ok', balance }, 'the answer')
      mustEqual((await kit.balance()).balance, balance, 'the balance after it')
    },
  },
  copies: {
    says: `${copyCount} copies of a rollback at once give back once and are all answered alike`,
    async run(kit) {
      const move = await staked(kit)
      await mustMove(kit, stake, async () => mustAgree(await kit.copies('rollback', move), 'ok'))
    },
  },
  amount: {
    says: 'a rollback gives back what was staked, whatever amount it names',
    async run(kit) {
      const move = await staked(kit)
      await mustMove(kit, stake, () => kit.say('rollback', { ...move, amount: 5 * stake }))
    },
  },
  noSession: {
    says: 'a rollback without a session gives back',
    async run(kit) {
      const { session: _, ...late } = await staked(kit)
      await mustMove(kit, stake, () => kit.say('rollback', late))
    },
  },
  first: {
    says: 'a rollback before its debit leaves a tombstone: the debit is answered rolled_back, and takes nothing',
    async run(kit) {
      const move = kit.order()
      await mustMove(kit, 0, async () => {
        mustEqual((await kit.say('rollback', move)).status, 'ok', 'the status of the rollback')
        mustAgree(await kit.copies('debit', move), 'rolled_back')
      })
    },
  },
  firstRepeat: {
    says: 'a rollback that left a tombstone is answered alike when it is repeated, also after the debit',
    async run(kit) {
      const move = kit.order()
      const first = await kit.say('rollback', move)
      await kit.say('debit', move)
      await mustMove(kit, 0, async () => mustAgree([first, await kit.say('rollback', move)], 'ok'))
    },
  },
  debitAfter: {
    says: 'a debit that is repeated after its rollback is answered rolled_back, and takes nothing',
    async run(kit) {
      const move = await staked(kit)
      await kit.say('rollback', move)
      await mustSay(kit, 'debit', move, 'rolled_back')
    },
  },
  race: {
    says: 'debits and rollbacks of one id, all at once, leave the balance as it was',
    async run(kit) {
      const move = kit.order()
      await mustMove(kit, 0, async () => {
        const kinds = Array.from({ length: copyCount }, (_, n) => (n % 3 === 1 ? 'rollback' : 'debit'))
        await Promise.all(kinds.map((kind) => kit.say(kind, move)))
        await kit.say('rollback', move)
      })
    },
  },
  refused: {
    says: 'a rollback of a debit that was refused gives nothing',
    async run(kit) {
      const { balance } = await kit.balance()
      const move = kit.order({ amount: balance + 1 })
      await kit.say('debit', move)
      await mustSay(kit, 'rollback', move, 'ok')
    },
  },
  otherRound: {
    says: 'a rollback that names another round than its debit is refused with 422',
    async run(kit) {
      const move = await staked(kit)
      const wrong = { ...move, round_id: randomUUID() }
      await mustRefuseMove(kit, 'rollback', wrong)
      await kit.say('rollback', move)
    },
  },
  ofCredit: {
    says: 'a rollback of a credit is refused with 422: a win is not taken back',
    async run(kit) {
      const { win } = await wonRound(kit)
      await kit.say('credit', win)
      await mustRefuseMove(kit, 'rollback', win)
    },
  },
})
