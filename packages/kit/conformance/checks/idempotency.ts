import { randomUUID } from 'node:crypto'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import type { Answer } from '../answer.ts'
import { described, verdictOf } from '../answer.ts'
import { checksOf, type Kit, mustRefuse } from '../check.ts'
import { at } from '../json.ts'
import { must, mustEqual } from '../miss.ts'
import { clearDeposit, depositBody, mustBeRich, smallest, wallet, withDeposit } from './requests.ts'

/** Copies of one press at the same time: as many as a phone on a bad connection could send, and more. */
const copies = 30

const idOf = (answer: Answer) => at(answer.json, 'data', 'id')

/** A copy may be told that the first one is under way (409); every other answer is the first one's. */
function mustBeOne(answers: readonly Answer[]): void {
  const taken = answers.filter(({ status }) => status === 200)
  must(taken.length > 0, `none of ${copies} copies was taken: ${answers[0] ? described(answers[0]) : ''}`)
  const ids = new Set(taken.map(idOf))
  must(ids.size === 1, `${copies} copies of one press made ${ids.size} requests`)
  const other = answers.find(({ status }) => status !== 200 && status !== 409 && status !== 429)
  must(other === undefined, other ? `a copy: ${described(other)}` : '')
}

function sendCopies(kit: Kit, send: (key: string) => Promise<Answer>): Promise<readonly Answer[]> {
  const key = randomUUID()
  return Promise.all(Array.from({ length: copies }, () => send(key)))
}

async function outcomeOf(kit: Kit, key: string): Promise<Answer> {
  const answer = await kit.operator.ask(walletEndpoints.outcome, { token: await kit.token(), body: { key } })
  must(answer.status !== 404, `the site announces outcome, and there is no ${answer.asked}`)
  return answer
}

export const idempotencyChecks = checksOf('wallet', {
  keyMissing: {
    says: 'a press without a key is refused: a repeat of it could not be told from a second press',
    async run(kit) {
      const sent = { token: await kit.token(), body: depositBody(kit), headers: { 'idempotency-key': '' } }
      mustRefuse(await kit.operator.ask(walletEndpoints.deposit, sent), [400], [4000, 4001])
    },
  },
  keyRepeated: {
    says: 'the same press again gets the same answer',
    async run(kit) {
      await withDeposit(kit, async (request, key) => {
        const sent = { token: await kit.token(), body: depositBody(kit), key }
        const again = await kit.operator.ask(walletEndpoints.deposit, sent)
        mustEqual([again.status, idOf(again)], [200, request.id], 'the answer to the same press again')
      })
    },
  },
  keyReused: {
    says: 'the key of one press is refused for another one',
    async run(kit) {
      await withDeposit(kit, async (_, key) => {
        const { amount, limits } = smallest(kit)
        const body = { ...depositBody(kit), amount: amount + limits.amountUnit }
        const other = await kit.operator.ask(walletEndpoints.deposit, { token: await kit.token(), body, key })
        must(other.status === 422 || other.status === 409, `${described(other)}, where 422 was due`)
      })
    },
  },
  depositCopies: {
    says: `${copies} copies of one deposit make one request`,
    async run(kit) {
      await clearDeposit(kit)
      const token = await kit.token()
      try {
        mustBeOne(
          await sendCopies(kit, (key) =>
            kit.operator.ask(walletEndpoints.deposit, { token, body: depositBody(kit), key }),
          ),
        )
      } finally {
        if (kit.config.VARIABLES.deposit_cancel) await clearDeposit(kit)
      }
    },
  },
  withdrawCopies: {
    says: `${copies} copies of one withdrawal take the amount once`,
    async run(kit) {
      const { amount } = smallest(kit)
      const before = await mustBeRich(kit)
      const token = await kit.token()
      const answers = await sendCopies(kit, (key) =>
        kit.operator.ask(walletEndpoints.withdraw, { token, body: { amount }, key }),
      )
      mustBeOne(answers)
      mustEqual((await wallet(kit)).amount, before.amount - amount, 'the balance after the copies')
    },
  },
  outcomeDone: {
    says: 'the operator tells what came of a press, by its key',
    async run(kit) {
      await withDeposit(kit, async (request, key) => {
        const answer = await outcomeOf(kit, key)
        mustEqual(
          [at(answer.json, 'data', 'state'), at(answer.json, 'data', 'data', 'id')],
          ['done', request.id],
          'the outcome of a press that was taken',
        )
      })
    },
  },
  outcomeVoid: {
    says: 'a press that the operator called void is refused when it arrives after all',
    async run(kit) {
      await clearDeposit(kit)
      const key = randomUUID()
      const answer = await outcomeOf(kit, key)
      mustEqual(at(answer.json, 'data', 'state'), 'void', 'the outcome of a press that never came')
      const sent = { token: await kit.token(), body: depositBody(kit), key }
      const late = await kit.operator.ask(walletEndpoints.deposit, sent)
      must(late.status === 409, `the late press: ${described(late)}, where 409 was due`)
      mustEqual(verdictOf(late).key, 'request.abandoned', 'the message key of the late press')
    },
  },
})
