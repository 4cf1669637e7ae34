import { eq } from 'drizzle-orm'
import type { LoginData, RegisterBody } from '../../src/contract/player.ts'
import { ServerCode } from '../../src/contract/codes.ts'
import type { Db } from '../db.ts'
import { openPlayerAccounts, post } from '../ledger.ts'
import { Refusal } from '../refusal.ts'
import { players } from '../schema.ts'

export type Player = typeof players.$inferSelect

/** Play money that a new player starts with, minor units. */
export const openingBalance = 100_000n

/**
 * Writes a new player with their accounts and opening balance; runs inside the caller's transaction.
 *
 * @throws Refusal 409 and 5003: `register.usernameTaken`, or `register.duplicate` without saying of what
 */
export async function createPlayer(
  tx: Db,
  body: RegisterBody,
  passwordHash: string,
  currency: string,
  opening: bigint = openingBalance,
): Promise<Player> {
  const [player] = await tx
    .insert(players)
    .values({
      username: body.username,
      email: body.email.toLowerCase(),
      passwordHash,
      nickname: body.nickname,
      phone: body.phone,
      referralCode: body.referral_code,
      currency,
    })
    .onConflictDoNothing()
    .returning()
  if (!player) throw await duplicate(tx, body.username)
  await openPlayerAccounts(tx, player.id, currency)
  await post(tx, {
    type: 'opening',
    reference: player.id,
    currency,
    from: { house: 'promo' },
    to: { player: player.id, kind: 'cash' },
    amount: opening,
  })
  return player
}

async function duplicate(tx: Db, username: string): Promise<Refusal> {
  const key = (await findPlayer(tx, username)) ? 'register.usernameTaken' : 'register.duplicate'
  return new Refusal(409, ServerCode.duplicate, key)
}

/** The player of a user name, whatever its case. */
export async function findPlayer(db: Db, username: string): Promise<Player | undefined> {
  const [player] = await db.select().from(players).where(eq(players.username, username.toLowerCase()))
  return player
}

/** What the app is told of a player at sign-in (section 3, login result). */
export function loginInfo(player: Player): LoginData['info'] {
  return {
    name: player.nickname,
    username: player.username,
    bank_code: player.bankCode,
    bank_account: player.bankAccount,
    bank_name: player.bankHolder,
    use_vaccount: player.virtualAccount !== '',
  }
}
