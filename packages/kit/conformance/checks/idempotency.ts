import { randomUUID } from 'node:crypto'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import type { OperatorResponse } from '../response.ts'
import { described, verdictOf } from '../response.ts'
import { checksOf, type Kit, mustRefuse } from '../check.ts'
import { at } from '../json.ts'
import { must, mustEqual } from '../miss.ts'
import {
  clearDeposit,
  depositBody,
  mustBeRich,
  smallest,
  wallet,
  withDeposit,
  withNewDeposit,
} from './requests.ts'

/** Copies of one submission at the same time: as many as a phone on a bad connection could send, and more. */
const copies = 30

const idOf = (response: OperatorResponse) => at(response.json, 'data', 'id')

/** A copy may get a 409 while the first one is running; every other response is the first one's. */
function mustBeOne(responses: readonly OperatorResponse[]): void {
  const taken = responses.filter(({ status }) => status === 200)
  must(taken.length > 0, `none of ${copies} copies was taken: ${responses[0] ? described(responses[0]) : ''}`)
  const ids = new Set(taken.map(idOf))
  must(ids.size === 1, `${copies} copies of one submission made ${ids.size} requests`)
  const other = responses.find(({ status }) => status !== 200 && status !== 409 && status !== 429)
  must(other === undefined, other ? `a copy: ${described(other)}` : '')
}

function sendCopies(send: () => Promise<OperatorResponse>): Promise<readonly OperatorResponse[]> {
  return Promise.all(Array.from({ length: copies }, send))
}

async function outcomeOf(kit: Kit, key: string): Promise<OperatorResponse> {
  const response = await kit.operator.request(walletEndpoints.outcome, {
    token: await kit.token(),
    body: { key },
  })
  must(response.status !== 404, `the site announces outcome, and there is no ${response.request}`)
  return response
}

// Where a deposit waits and cannot be taken back, the checks after `depositCopies` share the one that it requested.
export const idempotencyChecks = checksOf('wallet', {
  keyMissing: {
    title:
      'a submission without a key is refused: a repeat of it could not be distinguished from a second submission',
    async run(kit) {
      const sent = { token: await kit.token(), body: depositBody(kit), headers: { 'idempotency-key': '' } }
      mustRefuse(await kit.operator.request(walletEndpoints.deposit, sent), [400], [4000, 4001])
    },
  },
  outcomeVoid: {
    title: 'a submission that the operator called void is refused when it arrives after all',
    async run(kit) {
      await clearDeposit(kit)
      const key = randomUUID()
      const response = await outcomeOf(kit, key)
      mustEqual(at(response.json, 'data', 'state'), 'void', 'the outcome of a submission that never arrived')
      const sent = { token: await kit.token(), body: depositBody(kit), key }
      const late = await kit.operator.request(walletEndpoints.deposit, sent)
      must(late.status === 409, `the late submission: ${described(late)}, where 409 was due`)
      mustEqual(verdictOf(late).key, 'request.abandoned', 'the message key of the late submission')
    },
  },
  depositCopies: {
    title: `${copies} copies of one deposit make one request`,
    async run(kit) {
      const token = await kit.token()
      await withNewDeposit(kit, async (key) => {
        const sent = { token, body: depositBody(kit), key }
        const responses = await sendCopies(() => kit.operator.request(walletEndpoints.deposit, sent))
        mustBeOne(responses)
        return kit.operator.call(walletEndpoints.deposit, sent)
      })
    },
  },
  keyRepeated: {
    title: 'the same submission again gets the same response',
    async run(kit) {
      await withDeposit(kit, async ({ request, key }) => {
        const sent = { token: await kit.token(), body: depositBody(kit), key }
        const again = await kit.operator.request(walletEndpoints.deposit, sent)
        mustEqual([again.status, idOf(again)], [200, request.id], 'the response to the same submission again')
      })
    },
  },
  keyReused: {
    title: 'the key of one submission is refused for another one',
    async run(kit) {
      await withDeposit(kit, async ({ key }) => {
        const { amount, limits } = smallest(kit)
        const body = { ...depositBody(kit), amount: amount + limits.amountUnit }
        const other = await kit.operator.request(walletEndpoints.deposit, {
          token: await kit.token(),
          body,
          key,
        })
        must(other.status === 422 || other.status === 409, `${described(other)}, where 422 was due`)
      })
    },
  },
  withdrawCopies: {
    title: `${copies} copies of one withdrawal take the amount once`,
    async run(kit) {
      const { amount } = smallest(kit)
      const before = await mustBeRich(kit)
      const token = await kit.token()
      const key = randomUUID()
      const responses = await sendCopies(() =>
        kit.operator.request(walletEndpoints.withdraw, { token, body: { amount }, key }),
      )
      mustBeOne(responses)
      mustEqual((await wallet(kit)).amount, before.amount - amount, 'the balance after the copies')
    },
  },
  outcomeDone: {
    title: 'the operator returns the outcome of a submission, by its key',
    async run(kit) {
      await withDeposit(kit, async ({ request, key }) => {
        const response = await outcomeOf(kit, key)
        mustEqual(
          [at(response.json, 'data', 'state'), at(response.json, 'data', 'data', 'id')],
          ['done', request.id],
          'the outcome of a submission that was taken',
        )
      })
    },
  },
})
