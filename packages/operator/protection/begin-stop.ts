import { eq, inArray } from 'drizzle-orm'
import { addMonths } from '@marquee/contract/add-months.ts'
import type { StopBody } from '@marquee/contract/protection.ts'
import { readPlayer } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { fieldErrors } from '../http/request-error.ts'
import { lockCash } from '../ledger/ledger.ts'
import { pushOutbox, pushSubscriptions } from '../push/schema.ts'
import { wallets } from '../database/schema.ts'
import { type Change, record } from './audit.ts'
import type { ProtectionCall } from './changes.ts'
import { saveMarks } from './same-person.ts'
import { playStops } from './schema.ts'
import { ownStops, type SimilarAccount, similarAccounts } from './stops.ts'

const day = 86_400_000

/** When a break of this length ends; null for good. */
export function endsAfter(length: StopBody, now: Date): Date | null {
  if (length.kind === 'stop') return new Date(now.getTime() + day)
  if (length.kind === 'time_out') return new Date(now.getTime() + length.days * day)
  return length.months === null ? null : addMonths(now.getTime(), length.months)
}

/**
 * Begins a break of the player (`beginStop`), of a length that the site offers.
 *
 * @throws RequestError 400 that names `days` or `months`
 */
export async function stopPlay(tx: Db, call: ProtectionCall, body: StopBody): Promise<void> {
  const { time_outs: timeOuts, exclusions, exclusion_for_good: forGood } = call.site.rules
  if (body.kind === 'time_out' && !timeOuts.includes(body.days)) {
    throw fieldErrors({ days: 'protection.lengthInvalid' })
  }
  const isOffered =
    body.kind !== 'exclusion' || (body.months === null ? forGood : exclusions.includes(body.months))
  if (!isOffered) throw fieldErrors({ months: 'protection.lengthInvalid' })
  const { id, currency } = await readPlayer(tx, call.playerId)
  await lockCash(tx, id, currency)
  const stop = { kind: body.kind, startedAt: call.now, endsAt: endsAfter(body, call.now) }
  const begun = await beginStop(tx, id, stop, call.fingerprint)
  if (begun) await record(tx, { playerId: id, at: call.now, action: 'stop', details: begun })
}

/**
 * Begins a break of the person, which applies to their other accounts too (`stopsOf`). The caller holds the lock on the player's cash
 * account, so that no stake follows and no details change meanwhile.
 *
 * A break that lasts as long already makes a new one needless, but only an exclusion does so for an exclusion, which is more than a break.
 * An exclusion ends the wagering that is left (`requirementNow`; decisions §Player protection).
 *
 * @param fingerprint HMAC of a text, by which the person is recognised
 * @returns what the audit says of it, or undefined: none was begun
 */
export async function beginStop(
  tx: Db,
  playerId: string,
  stop: Pick<typeof playStops.$inferSelect, 'kind' | 'startedAt' | 'endsAt'>,
  fingerprint: (text: string) => string,
): Promise<Change['details'] | undefined> {
  const lasting = (await ownStops(tx, playerId, stop.startedAt)).find(
    ({ kind }) => kind === 'exclusion' || stop.kind !== 'exclusion',
  )
  const isLonger =
    lasting === undefined ||
    (lasting.endsAt !== null && (stop.endsAt === null || stop.endsAt > lasting.endsAt))
  if (!isLonger) return undefined
  await saveMarks(tx, await readPlayer(tx, playerId), fingerprint, stop.startedAt, true)
  await tx.insert(playStops).values({ playerId, ...stop })
  const similar = await similarAccounts(tx, [playerId])
  const others = similar.filter((account) => account.isSamePerson)
  const devices = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.playerId, [playerId, ...others.map(({ id }) => id)]))
  await tx.delete(pushOutbox).where(inArray(pushOutbox.subscriptionId, devices))
  if (stop.kind === 'exclusion') {
    await tx.update(wallets).set({ rollingLeft: 0n, rollingTotal: 0n }).where(eq(wallets.playerId, playerId))
  }
  return {
    kind: stop.kind,
    until: stop.endsAt?.toISOString() ?? null,
    ...namesOf('same_person', others),
    ...namesOf(
      'similar',
      similar.filter((account) => !account.isSamePerson),
    ),
  }
}

/** Accounts that one row of the audit names; many can share an invented phone. */
const mostNamed = 100

function namesOf(name: string, accounts: readonly SimilarAccount[]): Change['details'] {
  if (accounts.length === 0) return {}
  const named = accounts.slice(0, mostNamed).map(({ username, kinds }) => `${username} (${kinds.join(', ')})`)
  const rest = accounts.length - named.length
  return { [name]: [...named, ...(rest > 0 ? [`${rest} more`] : [])].join('; ') }
}
