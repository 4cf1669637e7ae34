import { and, eq } from 'drizzle-orm'
import { nicknameKey } from '@marquee/contract/account-rules.ts'
import type { MeChange } from '@marquee/contract/account.ts'
import type { Bank } from '@marquee/contract/banks.ts'
import type { Me } from '@marquee/contract/me.ts'
import type { PasskeyAssertion } from '@marquee/contract/passkeys.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import { maskAccount } from '@marquee/contract/masking.ts'
import { isNicknameTaken, type Player } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { sqlState } from '../http/errors.ts'
import { toWire } from '../ledger/money.ts'
import { countPasskeys } from '../passkeys/stored-passkeys.ts'
import type { Person } from '../protection/same-person.ts'
import { type RequestError, fieldErrors } from '../http/request-error.ts'
import { accounts, players } from '../database/schema.ts'
import { sendMemo } from '../support/memos.ts'
import { type Detail, detailsChangedMemo } from './memo-texts.ts'

/** My page, with the bank account masked. Without passkeys (`hasPasskeys`), those of before count for nothing. */
export async function readMe(db: Db, playerId: string, hasPasskeys: boolean): Promise<Me> {
  const rows = await db
    .select({ player: players, kind: accounts.kind, balance: accounts.balance })
    .from(players)
    .innerJoin(accounts, and(eq(accounts.playerId, players.id), eq(accounts.currency, players.currency)))
    .where(eq(players.id, playerId))
  const player = rows[0]?.player
  if (!player) throw new Error('no such player')
  const balanceOf = (kind: string) => toWire(rows.find((row) => row.kind === kind)?.balance ?? 0n)
  return {
    username: player.username,
    nickname: player.nickname,
    email: player.email,
    phone: player.phone,
    create_at: player.createdAt.toISOString(),
    login_at: player.lastLoginAt?.toISOString() ?? null,
    amount: balanceOf('cash'),
    points: balanceOf('points'),
    bank_code: player.bankCode,
    bank_code_name: player.bankCodeName,
    bank_account: maskAccount(player.bankAccount),
    bank_name: player.bankHolder,
    passkeys: hasPasskeys ? await countPasskeys(db, playerId) : 0,
  }
}

/** A change of the profile whose bank fields are complete and name a bank of the site. */
export interface ValidChange {
  readonly nickname: string | undefined
  readonly phone: string | undefined
  readonly bank:
    | { readonly code: string; readonly name: string; readonly account: string; readonly holder: string }
    | undefined
  /** What confirms `bank`: the current password, or the response of a passkey. One of them is present whenever `bank` is. */
  readonly password: string | undefined
  readonly passkey: PasskeyAssertion | undefined
}

/**
 * Validates a change as far as that needs no database.
 *
 * @throws RequestError 400 that names every bank field that is missing or invalid
 */
export function validateChange(change: MeChange, banks: readonly Bank[]): ValidChange {
  const { nickname, phone, bank_code, bank_account, bank_name, password, passkey } = change
  if (bank_code === undefined && bank_account === undefined && bank_name === undefined) {
    return { nickname, phone, bank: undefined, password: undefined, passkey: undefined }
  }
  const needed = { bank_code, bank_account, bank_name, password: password ?? passkey }
  const absent = Object.entries(needed).filter(([, value]) => value === undefined)
  const bank = banks.find(({ code }) => code === bank_code)
  if (bank_account === undefined || bank_name === undefined || absent.length > 0) {
    throw fieldErrors(Object.fromEntries(absent.map(([name]) => [name, `${name}.required`])), {
      code: ServerCode.parameterMissing,
    })
  }
  if (!bank) throw fieldErrors({ bank_code: 'bank_code.invalid' })
  return { nickname, phone, bank: { ...bank, account: bank_account, holder: bank_name }, password, passkey }
}

/** The details in a change by which a person on a break is recognised. */
export function personIn({ phone, bank }: ValidChange): Person {
  return {
    ...(phone === undefined ? {} : { phone }),
    ...(bank && { bankCode: bank.code, bankAccount: bank.account, bankHolder: bank.holder }),
  }
}

/**
 * Writes a change, and sends a memo that names the fields with a new value. Runs in the caller's transaction.
 *
 * @throws RequestError 409 and 5003 `nickname.taken`
 */
export async function applyChange(tx: Db, player: Player, change: ValidChange, now: Date): Promise<void> {
  const { nickname, phone, bank } = change
  const changed: Detail[] = []
  const values: Partial<Player> = {}
  if (nickname !== undefined && nickname !== player.nickname) {
    if (await isNicknameTaken(tx, nickname, player.id)) throw nicknameTaken()
    Object.assign(values, { nickname, nicknameKey: nicknameKey(nickname) })
    changed.push('nickname')
  }
  if (phone !== undefined && phone !== player.phone) {
    Object.assign(values, { phone })
    changed.push('phone')
  }
  if (
    bank &&
    (bank.account !== player.bankAccount ||
      bank.code !== player.bankCode ||
      bank.holder !== player.bankHolder)
  ) {
    const { code, name, account, holder } = bank
    Object.assign(values, { bankCode: code, bankCodeName: name, bankAccount: account, bankHolder: holder })
    changed.push('bank')
  }
  if (changed.length === 0) return
  try {
    await tx.update(players).set(values).where(eq(players.id, player.id))
  } catch (error) {
    // Another player took the nickname after the check above.
    if (sqlState(error) === '23505') throw nicknameTaken()
    throw error
  }
  await sendMemo(tx, { to: [player.id], kind: 'direct', ...detailsChangedMemo(changed) }, now)
}

function nicknameTaken(): RequestError {
  return fieldErrors({ nickname: 'nickname.taken' }, { status: 409, code: ServerCode.duplicate })
}
