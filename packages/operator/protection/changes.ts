import { eq } from 'drizzle-orm'
import type { LimitBody, LimitChangeBody } from '@marquee/contract/protection.ts'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { Db } from '../database/db.ts'
import { fieldErrors, RequestError } from '../http/request-error.ts'
import { wallets } from '../database/schema.ts'
import { type Change, record } from './audit.ts'
import { supportedLimits, type StoredLimit } from './limits.ts'
import type { SiteClock } from './play-clock.ts'
import { refusalError } from './refusal.ts'
import { playLimits } from './schema.ts'
import { lockProtectionStatus } from './protection-status.ts'

/** A player's keyed call. Its changes run in its transaction, and take the lock on the player's cash account first. */
export interface ProtectionCall {
  readonly playerId: string
  readonly now: Date
  readonly site: SiteClock
  /** HMAC of a text. */
  readonly fingerprint: (text: string) => string
}

const hour = 3_600_000
/** Most of a limit, minor units, as of a single amount elsewhere. */
const mostMoney = 1_000_000_000_000
const mostSeconds = 86_400
const nothingPending = { changeAmount: null, changeReadyAt: null }

/**
 * Sets the player's own limit. A lower one counts at once and drops a change that waits; a higher one, or none, waits for the
 * profile's delay and the player's confirmation.
 *
 * @throws RequestError 400 that names `period` or `amount`
 */
export async function setLimit(tx: Db, call: ProtectionCall, body: LimitBody): Promise<void> {
  const { kind, period, amount } = body
  requireLimit(kind, period, amount)
  const { limits } = await lockProtectionStatus(tx, call.playerId, call.now)
  const before = limits.find((limit) => limit.kind === kind && limit.period === period)
  const current = before?.amount ?? null
  if (current === null && amount === null) return
  if (amount === null || (current !== null && amount > current)) {
    // Another process may have a laxer profile: a change that waits is never ready earlier than it was.
    const waiting = new Date(before?.changeReadyAt ?? 0).getTime()
    const readyAt = new Date(Math.max(waiting, call.now.getTime() + call.site.rules.raise_delay_hours * hour))
    await writeLimit(tx, call, body, { changeAmount: amount, changeReadyAt: readyAt })
    await note(tx, call, 'limit_change_asked', { kind, period, amount, ready_at: readyAt.toISOString() })
    return
  }
  await writeLimit(tx, call, body, { ...nothingPending, amount })
  await note(tx, call, 'limit', { kind, period, amount })
}

function requireLimit(kind: LimitBody['kind'], period: LimitBody['period'], amount: number | null): void {
  if (!supportedLimits.some((supported) => supported.kind === kind && supported.period === period)) {
    throw fieldErrors({ period: 'protection.periodInvalid' })
  }
  if (amount !== null && amount > (kind === 'time' ? mostSeconds : mostMoney)) {
    throw fieldErrors({ amount: 'protection.amountInvalid' })
  }
}

/**
 * Confirms a change that is ready, or withdraws one.
 *
 * @throws RequestError 409 `protection.noChange` where none waits, `protection.changeNotReady` before its time
 */
export async function decideLimitChange(
  tx: Db,
  call: ProtectionCall,
  { kind, period, action }: LimitChangeBody,
): Promise<void> {
  const { limits } = await lockProtectionStatus(tx, call.playerId, call.now)
  const limit = limits.find((one) => one.kind === kind && one.period === period)
  const readyAt = limit?.changeReadyAt ?? null
  if (!limit || readyAt === null) throw conflict('protection.noChange')
  if (action === 'withdraw') {
    await writeLimit(tx, call, limit, nothingPending)
    await note(tx, call, 'limit_change_withdrawn', { kind, period })
    return
  }
  if (call.now < new Date(readyAt)) throw conflict('protection.changeNotReady')
  await writeLimit(tx, call, limit, { ...nothingPending, amount: limit.changeAmount })
  await note(tx, call, 'limit_change_confirmed', { kind, period, amount: limit.changeAmount })
}

/**
 * Sets the minutes between reality checks; null for none.
 *
 * @throws RequestError 400 that names `minutes`
 */
export async function setRealityCheck(tx: Db, call: ProtectionCall, minutes: number | null): Promise<void> {
  const { choices, optional } = call.site.rules.reality_check
  if (minutes === null ? !optional : !choices.includes(minutes)) {
    throw fieldErrors({ minutes: 'protection.minutesInvalid' })
  }
  await lockProtectionStatus(tx, call.playerId, call.now)
  await tx
    .update(wallets)
    .set({ realityCheck: minutes ?? 0 })
    .where(eq(wallets.playerId, call.playerId))
  await note(tx, call, 'reality_check', { minutes })
}

/**
 * Records that the player wants no deposit limit before the first deposit.
 *
 * @throws RequestError 409 `protection.limitRequired` where the profile requires one
 */
export async function declineDepositLimit(tx: Db, call: ProtectionCall): Promise<void> {
  if (call.site.rules.first_deposit_limit === 'required') throw refusalError({ reason: 'limitRequired' })
  const { wallet } = await lockProtectionStatus(tx, call.playerId, call.now)
  if (wallet.noDepositLimitAt !== null) return
  await tx.update(wallets).set({ noDepositLimitAt: call.now }).where(eq(wallets.playerId, call.playerId))
  await note(tx, call, 'no_deposit_limit', {})
}

type LimitValues = Partial<
  Pick<typeof playLimits.$inferSelect, 'amount' | 'imposed' | 'changeAmount' | 'changeReadyAt'>
>

/** Writes some values of a limit. The caller holds the lock on the player's cash account. */
export async function writeLimit(
  tx: Db,
  { playerId }: { readonly playerId: string },
  { kind, period }: Pick<StoredLimit, 'kind' | 'period'>,
  values: LimitValues,
): Promise<void> {
  await tx
    .insert(playLimits)
    .values({ playerId, kind, period, ...values })
    .onConflictDoUpdate({ target: [playLimits.playerId, playLimits.kind, playLimits.period], set: values })
}

function note(
  tx: Db,
  { playerId, now: at }: ProtectionCall,
  action: Change['action'],
  details: Change['details'],
): Promise<void> {
  return record(tx, { playerId, at, action, details })
}

function conflict(key: string): RequestError {
  return new RequestError(409, ServerCode.parameterInvalid, key)
}
