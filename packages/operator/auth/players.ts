import { eq } from 'drizzle-orm'
import { nicknameKey } from '@marquee/contract/account-rules.ts'
import { fromSpecification } from '@marquee/contract/currency-amounts.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import { maskAccount } from '@marquee/contract/masking.ts'
import type { SiteVariables } from '@marquee/contract/config.ts'
import type { LoginData } from '@marquee/contract/player.ts'
import type { Registration } from '../account/registration.ts'
import { termsAcceptances } from '../account/schema.ts'
import type { Db } from '../database/db.ts'
import { openPlayerAccounts, post } from '../ledger/ledger.ts'
import { type RequestError, fieldErrors } from '../http/request-error.ts'
import { players } from '../database/schema.ts'

export type Player = typeof players.$inferSelect

/** A registration without the password. */
export type NewPlayer = Omit<Registration, 'password'>

/** Play money that a new player starts with, in won. */
const openingBalance = 100_000

/** The balance that a new player of a site starts with: a gift on play money, nothing on real money. */
export function openingOf({ play_money, currency }: SiteVariables): bigint {
  return play_money ? BigInt(fromSpecification(openingBalance, currency)) : 0n
}

/**
 * Creates a player with accounts and opening balance, in the caller's transaction.
 *
 * @throws RequestError 409 and 5003 that names `username` or `nickname`, whichever is taken, or both. Several players may have
 * one email: an error would show who has an account.
 */
export async function createPlayer(
  tx: Db,
  body: NewPlayer,
  passwordHash: string,
  currency: string,
  opening: bigint,
): Promise<Player> {
  const [player] = await tx
    .insert(players)
    .values({
      username: body.username,
      email: body.email.toLowerCase(),
      passwordHash,
      nickname: body.nickname,
      nicknameKey: nicknameKey(body.nickname),
      phone: body.phone,
      birthDate: body.birth_date,
      // Empty where the site's terms have no version.
      termsVersion: body.terms_version ?? '',
      referralCode: body.referral_code,
      currency,
    })
    .onConflictDoNothing()
    .returning()
  if (!player) throw await duplicate(tx, body)
  const { id: playerId, termsVersion: version, createdAt: acceptedAt } = player
  if (version !== '') await tx.insert(termsAcceptances).values({ playerId, version, acceptedAt })
  await openPlayerAccounts(tx, player.id, currency)
  if (opening === 0n) return player
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

async function duplicate(tx: Db, { username, nickname }: NewPlayer): Promise<RequestError> {
  const fields = {
    ...((await findPlayer(tx, username)) ? { username: 'username.taken' } : {}),
    ...((await isNicknameTaken(tx, nickname)) ? { nickname: 'nickname.taken' } : {}),
  }
  const [key = 'register.duplicate'] = Object.values(fields)
  return fieldErrors(fields, { status: 409, code: ServerCode.duplicate, key })
}

/** Whether another player has a nickname, ignoring case and width. */
export async function isNicknameTaken(db: Db, nickname: string, otherThan?: string): Promise<boolean> {
  const [found] = await db
    .select({ id: players.id })
    .from(players)
    .where(eq(players.nicknameKey, nicknameKey(nickname)))
  return found !== undefined && found.id !== otherThan
}

/** Reads the row of a player who exists, such as the one of a session. @throws Error without such a row */
export async function readPlayer(db: Db, id: string): Promise<Player> {
  const [player] = await db.select().from(players).where(eq(players.id, id))
  if (!player) throw new Error('no such player')
  return player
}

/** The player of a user name, ignoring case. */
export async function findPlayer(db: Db, username: string): Promise<Player | undefined> {
  const [player] = await db.select().from(players).where(eq(players.username, username.toLowerCase()))
  return player
}

/**
 * Locks and gives the player if the password is still the one that was verified. The lock lasts until the transaction
 * ends: a change of the password either happened before and is noticed here, or arrives after and ends the new session.
 */
export async function lockVerified(
  tx: Db,
  { id, passwordHash }: Pick<Player, 'id' | 'passwordHash'>,
): Promise<Player | undefined> {
  const [player] = await tx.select().from(players).where(eq(players.id, id)).for('no key update')
  return player?.passwordHash === passwordHash ? player : undefined
}

/** The player as the response to a sign-in describes them (spec §3, login result). */
export function loginInfo(player: Player): LoginData['info'] {
  return {
    name: player.nickname,
    username: player.username,
    bank_code: player.bankCode,
    bank_account: maskAccount(player.bankAccount),
    bank_name: player.bankHolder,
    use_vaccount: player.virtualAccount !== '',
  }
}
