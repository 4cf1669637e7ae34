import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'
import parsePhone from 'libphonenumber-js/min'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { Player } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { RequestError } from '../http/request-error.ts'
import { nameKey } from './name-key.ts'
import { playMarks, playStops } from './schema.ts'
import { activeStop, isActiveStop } from './stops.ts'

/** By what a person is known in another account. */
export type Person = Partial<
  Pick<Player, 'email' | 'phone' | 'birthDate' | 'bankCode' | 'bankAccount' | 'bankHolder'>
>

/**
 * HMACs of a person's phone (with or without the 0 of calls within a country), email (without its +tag), bank account (without
 * leading zeros), and of the account holder's name together with the date of birth. A name or a date alone is no mark: many people
 * share it. A nickname is none: it says nothing about a person.
 */
export function marksOf(person: Person, fingerprint: (text: string) => string): string[] {
  const { email = '', phone = '', birthDate = '', bankCode = '', bankAccount = '', bankHolder = '' } = person
  const account = bankAccount.replaceAll(/\D/g, '').replace(/^0+/, '')
  const name = nameKey(bankHolder)
  const marks = [
    ...(phone === '' ? [] : [`phone:${(parsePhone(phone)?.number ?? phone).replaceAll(/\D/g, '')}`]),
    ...(email === '' ? [] : [`email:${emailKey(email)}`]),
    ...(account === '' ? [] : [`bank:${bankCode}:${account}`]),
    ...(birthDate === '' || name === '' ? [] : [`born:${birthDate}:${name}`]),
  ]
  return marks.map((mark) => fingerprint(`play-stop:${mark}`))
}

const emailKey = (email: string): string =>
  email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/**
 * Writes the marks of a player's details. Those of former details stay as long as a break of the person lasts.
 */
export async function saveMarks(
  tx: Db,
  player: Player,
  fingerprint: (text: string) => string,
  now: Date,
): Promise<void> {
  const marks = marksOf(player, fingerprint)
  if (!(await activeStop(tx, player.id, now))) {
    await tx
      .delete(playMarks)
      .where(and(eq(playMarks.playerId, player.id), notInArray(playMarks.mark, marks)))
  }
  const rows = marks.map((mark) => ({ mark, playerId: player.id }))
  if (rows.length > 0) await tx.insert(playMarks).values(rows).onConflictDoNothing()
}

/**
 * Refuses new details to somebody who is on a break with another account.
 *
 * @param before the player whose details change; absent for a new account. What they had before is not refused again.
 * @throws RequestError 409 and 5003 `record.previous`, which names neither the detail nor the break: a stranger could ask with
 * somebody else's phone
 */
export async function requireOtherPerson(
  tx: Db,
  person: Person,
  fingerprint: (text: string) => string,
  now: Date,
  before?: Player,
): Promise<void> {
  const known = new Set(before && marksOf(before, fingerprint))
  const marks = marksOf({ ...before, ...person }, fingerprint).filter((mark) => !known.has(mark))
  if (marks.length === 0) return
  const [found] = await tx
    .select({ id: playStops.id })
    .from(playMarks)
    .innerJoin(playStops, eq(playStops.playerId, playMarks.playerId))
    .where(
      and(inArray(playMarks.mark, marks), isActiveStop(now), before && ne(playMarks.playerId, before.id)),
    )
    .limit(1)
  if (found) throw new RequestError(409, ServerCode.duplicate, 'record.previous')
}
