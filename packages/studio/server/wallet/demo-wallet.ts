import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { demoCurrency, type WalletResponse, type WalletMove } from '@marquee/contract/studio.ts'
import type { StudioDb } from '../database.ts'
import { studioRounds } from '../slots/schema.ts'
import { studioTableBets } from '../tables/schema.ts'
import { studioHands } from '../hands/schema.ts'
import type { Wallet } from './wallet-client.ts'

/** What a guest begins a demo game with. Demo money is counted in whole units. */
export const demoOpening = 100_000

/** The moves of money that a round needs. */
export type RoundWallet = Pick<Wallet, 'debit' | 'credit' | 'rollback' | 'balance'>

/** Whether money of this currency is demo money, of which the operator has no record. */
export const isDemo = ({ currency }: { readonly currency: string }): boolean => currency === demoCurrency

/**
 * The wallet of guests. The balance is what the guest began with and what the guest's rounds and bets made of it, and is stored
 * nowhere else: a move that is repeated after a crash counts once.
 */
export function createDemoWallet(db: StudioDb): RoundWallet {
  async function balanceOf(player: string): Promise<number> {
    const [row] = await db
      .select({ change: sql`coalesce(sum(${studioRounds.win} - ${studioRounds.stake}), 0)`.mapWith(Number) })
      .from(studioRounds)
      .where(eq(studioRounds.player, player))
    const [bets] = await db
      .select({
        change: sql`coalesce(sum(coalesce(${studioTableBets.win}, 0) - ${studioTableBets.stake}), 0)`.mapWith(
          Number,
        ),
      })
      .from(studioTableBets)
      .where(
        and(
          eq(studioTableBets.player, player),
          inArray(studioTableBets.state, ['placed', 'decided', 'settled']),
        ),
      )
    const [hands] = await db
      .select({
        change: sql`coalesce(sum(coalesce(${studioHands.win}, 0) - ${studioHands.staked}), 0)`.mapWith(
          Number,
        ),
      })
      .from(studioHands)
      .where(and(eq(studioHands.player, player), ne(studioHands.state, 'voided')))
    return demoOpening + (row?.change ?? 0) + (bets?.change ?? 0) + (hands?.change ?? 0)
  }

  const response = async ({ player }: Pick<WalletMove, 'player'>): Promise<WalletResponse> => ({
    status: 'ok',
    balance: await balanceOf(player),
  })

  return {
    async debit({ player, amount }) {
      const balance = await balanceOf(player)
      return balance < amount
        ? { status: 'insufficient_funds', balance }
        : { status: 'ok', balance: balance - amount }
    },
    // A round that is decided counts with its win; one that is voided counts with nothing.
    credit: response,
    rollback: response,
    balance: (player) => response({ player }),
  }
}

/** The wallet of a game session or a round: the operator's, or for demo money the studio's own. */
export function walletsOf(
  db: StudioDb,
  wallet: RoundWallet,
): (of: { readonly currency: string }) => RoundWallet {
  const demo = createDemoWallet(db)
  return (of) => (isDemo(of) ? demo : wallet)
}
