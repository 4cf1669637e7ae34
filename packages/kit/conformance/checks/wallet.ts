import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import { described } from '../response.ts'
import { checksOf, type Kit, mustRefuse } from '../check.ts'
import { must, mustEqual, NotApplicable } from '../miss.ts'
import {
  clearDeposit,
  depositBody,
  depositor,
  mustBeRich,
  isInInit,
  smallest,
  wallet,
  withDeposit,
} from './requests.ts'

/** Amounts that no operator may take, by what is wrong with them. */
function wrongAmounts(kit: Kit): Readonly<Record<string, unknown>> {
  const { amount, limits } = smallest(kit)
  return {
    zero: 0,
    'less than zero': -amount,
    'a fraction of the minor unit': amount + 0.5,
    'a text': String(amount),
    'nothing at all': undefined,
    ...(Number.isFinite(limits.amountMax)
      ? { 'more than the maximum': limits.amountMax + limits.amountUnit }
      : {}),
    'beyond what a number holds exactly': 2 ** 53 + 2,
    ...(limits.amountUnit > 1 ? { 'off the unit': amount + 1 } : {}),
    ...(limits.amountMin > limits.amountUnit ? { 'less than the minimum': limits.amountUnit } : {}),
  }
}

async function mustRefuseWrongAmounts(kit: Kit, kind: 'deposit' | 'withdraw'): Promise<void> {
  const token = await kit.token()
  const before = await wallet(kit)
  for (const [what, amount] of Object.entries(wrongAmounts(kit))) {
    const body = kind === 'deposit' ? { amount, depositor } : { amount }
    const response = await kit.operator.request(walletEndpoints[kind], { token, body })
    must(response.status === 400, `an amount that is ${what}: ${described(response)}, where 400 was due`)
  }
  mustEqual((await wallet(kit)).amount, before.amount, 'the balance after refused amounts')
}

/** They run first: where a deposit waits and cannot be taken back, another one is refused for that reason. */
export const amountChecks = checksOf('wallet', {
  depositAmounts: {
    title: 'no deposit of a wrong amount is taken',
    async run(kit) {
      await clearDeposit(kit)
      await mustRefuseWrongAmounts(kit, 'deposit')
    },
  },
  withdrawAmounts: {
    title: 'no withdrawal of a wrong amount is taken',
    run: (kit) => mustRefuseWrongAmounts(kit, 'withdraw'),
  },
})

export const walletChecks = checksOf('wallet', {
  depositAccount: {
    title: 'the operator says where a deposit is paid to',
    async run({ operator, token }) {
      await operator.call(walletEndpoints.depositAccount, { token: await token() })
    },
  },
  deposit: {
    title: 'a deposit waits, with the amount and the name that were requested, and is first in the list',
    async run(kit) {
      await withDeposit(kit, async ({ request, before, after }) => {
        mustEqual(request.status, 'waiting', 'the status of a new deposit')
        mustEqual(request.amount, smallest(kit).amount, 'the amount of a new deposit')
        const { list } = await kit.operator.call(walletEndpoints.deposits, { token: await kit.token() })
        mustEqual(list[0]?.id, request.id, 'the first deposit of the list')
        mustEqual(after.amount, before.amount, 'the balance while the deposit waits')
      })
    },
  },
  depositTwice: {
    title: 'while a deposit waits, another one is refused as already in process',
    async run(kit) {
      await withDeposit(kit, async () => {
        const sent = { token: await kit.token(), body: depositBody(kit) }
        mustRefuse(await kit.operator.request(walletEndpoints.deposit, sent), [409], [6000])
      })
    },
  },
  depositBack: {
    title:
      'where the site lets players take a deposit back, it is rejected then, and cannot be taken back again',
    async run(kit) {
      if (!kit.config.VARIABLES.deposit_cancel) throw new NotApplicable('the site has no deposit_cancel')
      const token = await kit.token()
      await withDeposit(kit, async ({ request: { id } }) => {
        const back = await kit.operator.call(walletEndpoints.cancelDeposit, { token, params: { id } })
        mustEqual(back.status, 'rejected', 'the status of a deposit that was taken back')
        const again = await kit.operator.request(walletEndpoints.cancelDeposit, { token, params: { id } })
        must(again.status === 409 || again.status === 404, `a second time: ${described(again)}`)
      })
    },
  },
  revision: {
    title: 'the revision of the wallet grows with every change of a request',
    async run(kit) {
      if (!(await isInInit(kit, 'wallet_revision')))
        throw new NotApplicable('the operator names no wallet_revision')
      await withDeposit(kit, async ({ before, after }) => {
        must(
          after.wallet_revision > before.wallet_revision,
          `wallet_revision was ${before.wallet_revision} before a deposit and is ${after.wallet_revision} after it`,
        )
      })
    },
  },
  withdrawTooMuch: {
    title: 'no more can be withdrawn than there is',
    async run(kit) {
      const { limits } = smallest(kit)
      const { amount: balance } = await wallet(kit)
      const amount = (Math.floor(balance / limits.amountUnit) + 1) * limits.amountUnit
      if (amount > limits.amountMax) throw new NotApplicable('the balance is over the largest withdrawal')
      const response = await kit.operator.request(walletEndpoints.withdraw, {
        token: await kit.token(),
        body: { amount },
      })
      must(response.status >= 400 && response.status < 500, `${described(response)}, where a refusal was due`)
      mustEqual((await wallet(kit)).amount, balance, 'the balance after a withdrawal that was refused')
    },
  },
  withdraw: {
    title: 'the amount of a withdrawal leaves the balance at once',
    async run(kit) {
      const { amount } = smallest(kit)
      const before = await mustBeRich(kit)
      const token = await kit.token()
      const request = await kit.operator.call(walletEndpoints.withdraw, { token, body: { amount } })
      mustEqual(request.status, 'waiting', 'the status of a new withdrawal')
      const after = await wallet(kit)
      mustEqual(after.amount, before.amount - amount, 'the balance after a withdrawal')
      if (await isInInit(kit, 'withdrawing'))
        mustEqual(after.withdrawing, before.withdrawing + amount, 'the amount in waiting withdrawals')
      const { list } = await kit.operator.call(walletEndpoints.withdrawals, { token })
      mustEqual(list[0]?.id, request.id, 'the first withdrawal of the list')
      must(
        (request.account?.number ?? '').replaceAll(/[^*•x]/gi, '') !== '' || !request.account?.number,
        'the account number of a withdrawal is not masked',
      )
    },
  },
  closed: {
    title: 'without a session no money moves',
    async run(kit) {
      const deposit = await kit.operator.request(walletEndpoints.deposit, { body: depositBody(kit) })
      mustRefuse(deposit, [401, 403], [4030, 4031])
      const body = { amount: smallest(kit).amount }
      mustRefuse(await kit.operator.request(walletEndpoints.withdraw, { body }), [401, 403], [4030, 4031])
    },
  },
})
