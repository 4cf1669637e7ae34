import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import type { Http } from '../../../platform/http/http.ts'
import type { Transfer } from './pending-transfers.ts'

/** How far the operator's clock may be behind the time of a press, ms. */
const clockSlack = 60_000
/** A press that is not listed by then never arrived: every attempt to send it ended long before, ms. */
const arrivesWithin = 2 * 60_000

/** A row of a list, as far as it tells what came of a press. */
interface Row {
  readonly amount: number
  readonly date: string
  readonly status?: string
  readonly timeline?: readonly { readonly at: string; readonly reason?: string | undefined }[]
}

/**
 * What came of a press, by the lists that the player sees too: for an operator without `/wallet/outcome`. `undefined` while
 * nobody can tell: the list cannot be read, or the press may still be under way.
 *
 * @param amount what was asked for, minor units or points; `undefined` after a sign-out: any amount counts then
 * @param now server time, ms
 */
export async function listedOutcome(
  http: Http,
  transfer: Transfer,
  amount: number | undefined,
  now: number,
): Promise<{ readonly happened: boolean; readonly amount: number | undefined } | undefined> {
  const rows = await listOf(http, transfer)
  if (rows === undefined) return undefined
  const since = transfer.at - clockSlack
  const found =
    transfer.kind === 'cancel'
      ? rows.find(({ timeline = [] }) =>
          timeline.some(({ at, reason }) => reason === 'player.cancelled' && Date.parse(at) >= since),
        )
      : rows.find(
          (row) => Date.parse(row.date) >= since && (amount === undefined || Math.abs(row.amount) === amount),
        )
  if (found) return { happened: true, amount: Math.abs(found.amount) }
  return now - transfer.at > arrivesWithin ? { happened: false, amount } : undefined
}

/** The newest rows that a press of this sort would be among; `undefined` where they cannot be read. */
async function listOf(http: Http, { kind, of }: Transfer): Promise<readonly Row[] | undefined> {
  if (kind === 'convert') {
    const query = { type: 'point_conversion' } as const
    const history = await http.call(walletEndpoints.history, { query })
    return history.ok ? history.data.list : undefined
  }
  const isDeposit = kind === 'deposit' || of === 'deposit'
  const list = await http.call(isDeposit ? walletEndpoints.deposits : walletEndpoints.withdrawals)
  return list.ok ? list.data.list : undefined
}
