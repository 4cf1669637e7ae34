import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import type { HistoryRow } from '@marquee/contract/wallet.ts'
import { described } from '../response.ts'
import { checksOf, type Kit } from '../check.ts'
import { must, mustEqual, NotApplicable } from '../miss.ts'

/** The account's movements by pages of `limit`, newest first; at most `pages` pages. */
async function history(kit: Kit, limit: number, pages: number): Promise<readonly HistoryRow[]> {
  const token = await kit.token()
  const rows: HistoryRow[] = []
  let cursor: string | undefined
  for (let page = 0; page < pages; page++) {
    const query = { limit: String(limit), ...(cursor === undefined ? {} : { cursor }) }
    const { list, next } = await kit.operator.call(walletEndpoints.history, { token, query })
    rows.push(...list)
    if (next === null) break
    cursor = next
  }
  if (rows.length < 2) throw new NotApplicable('the account has fewer than two movements')
  return rows
}

export const walletListChecks = checksOf('wallet', {
  historyPages: {
    title: 'pages of one movement and one page of all tell the same, each movement once, newest first',
    async run(kit) {
      const whole = (await history(kit, 5, 1)).map(({ id }) => id)
      const single = (await history(kit, 1, whole.length)).map(({ id }) => id)
      mustEqual(single, whole, 'the history by pages of one')
      mustEqual(new Set(whole).size, whole.length, 'the number of different ids in a page of the history')
    },
  },
  historySums: {
    title: 'what was there before a movement, and the movement, is what was there after it, without a gap',
    async run(kit) {
      const rows = await history(kit, 100, 1)
      for (const [index, row] of rows.entries()) {
        mustEqual(row.before + row.amount, row.after, `before + amount of the movement ${row.id}`)
        const older = rows[index + 1]
        if (older)
          mustEqual(
            row.before,
            older.after,
            `before of the movement ${row.id}, after the one of ${older.id},`,
          )
      }
    },
  },
  historyOrder: {
    title: 'movements are listed newest first',
    async run(kit) {
      const times = (await history(kit, 100, 1)).map(({ date }) => Date.parse(date))
      must(!times.includes(Number.NaN), 'a movement has a date that is no time')
      const wrong = times.findIndex((time, index) => time < (times[index + 1] ?? -Infinity))
      must(wrong === -1, `movement ${wrong + 1} of the list is older than the one below it`)
    },
  },
  historyCursor: {
    title: 'a cursor that the operator never gave is refused as invalid',
    async run({ operator, token }) {
      const query = { cursor: 'never-given' }
      const response = await operator.request(walletEndpoints.history, { token: await token(), query })
      must(response.status >= 400 && response.status < 500, `${described(response)}, where a refusal was due`)
    },
  },
  historyDays: {
    title: 'a day that does not exist is refused as invalid',
    async run({ operator, token }) {
      const query = { from: '2026-02-30', to: '2026-03-01' }
      const response = await operator.request(walletEndpoints.history, { token: await token(), query })
      mustEqual(response.status, 400, 'the status of a history from the 30th of February')
    },
  },
  historyClosed: {
    title: 'without a session there is no history',
    async run({ operator }) {
      const response = await operator.request(walletEndpoints.history)
      must([401, 403].includes(response.status), `${described(response)}, where a refusal was due`)
    },
  },
  statement: {
    title: 'what was there before a period, and its sums, is what was there after it',
    async run({ operator, token }) {
      const to = new Date().toISOString().slice(0, 10)
      const from = `${to.slice(0, 4)}-01-01`
      const query = { from, to, by: 'month' }
      const { list, totals } = await operator.call(walletEndpoints.statement, { token: await token(), query })
      const { before, after, ...sums } = totals
      const { deposited, withdrawn, staked, won, converted, other } = sums
      mustEqual(
        before + deposited - withdrawn - staked + won + converted + other,
        after,
        'before with all sums',
      )
      for (const name of ['deposited', 'withdrawn', 'staked', 'won', 'converted', 'other'] as const) {
        const total = list.reduce((sum, step) => sum + step[name], 0)
        mustEqual(total, sums[name], `the sum of ${name} over the steps`)
      }
    },
  },
  withdrawals: {
    title: 'the list of withdrawals has the shape of the contract',
    async run({ operator, token }) {
      await operator.call(walletEndpoints.withdrawals, { token: await token() })
    },
  },
})
