import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import parsePhone from 'libphonenumber-js/min'
import { ServerCode } from '@marquee/contract/codes.ts'
import type { Player } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { RequestError } from '../http/request-error.ts'
import { nameKey } from './name-key.ts'
import { markKinds, playMarks } from './schema.ts'
import { activeStops, instant, stopsOf } from './stops.ts'

/** By what a person is known in another account. */
export type Person = Partial<
  Pick<Player, 'email' | 'phone' | 'birthDate' | 'bankCode' | 'bankAccount' | 'bankHolder'>
>

/** One of the marks of a person. */
type Mark = Pick<typeof playMarks.$inferSelect, 'kind' | 'mark'>

/**
 * HMACs of a person's phone (with or without the 0 of calls within a country), email (without its +tag), bank account (without
 * leading zeros), and of the account holder's name together with the date of birth. A name or a date alone is no mark: many people
 * share it. A nickname is none: it says nothing about a person.
 */
export function marksOf(person: Person, fingerprint: (text: string) => string): Mark[] {
  const { email = '', phone = '', birthDate = '', bankCode = '', bankAccount = '', bankHolder = '' } = person
  const account = bankAccount.replaceAll(/\D/g, '').replace(/^0+/, '')
  const name = nameKey(bankHolder)
  const details: Record<Mark['kind'], string | undefined> = {
    phone: phone === '' ? undefined : (parsePhone(phone)?.number ?? phone).replaceAll(/\D/g, ''),
    email: email === '' ? undefined : emailKey(email),
    bank: account === '' ? undefined : `${bankCode}:${account}`,
    name: birthDate === '' || name === '' ? undefined : `${birthDate}:${name}`,
  }
  return markKinds.flatMap((kind) => {
    const detail = details[kind]
    return detail === undefined ? [] : [{ kind, mark: fingerprint(`play-stop:${kind}:${detail}`) }]
  })
}

const emailKey = (email: string): string =>
  email
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')

/**
 * Writes the marks of a player's details. Those of former details stay as long as a break applies to the account.
 *
 * @param atBreak whether a break begins with the account: it applies to the other accounts that have these marks
 */
export async function saveMarks(
  tx: Db,
  player: Player,
  fingerprint: (text: string) => string,
  now: Date,
  atBreak = false,
): Promise<void> {
  const rows = marksOf(player, fingerprint).map((mark) => ({ ...mark, playerId: player.id, atBreak }))
  const marks = rows.map(({ mark }) => mark)
  if ((await activeStops(tx, player.id, now)).length === 0) {
    await tx
      .delete(playMarks)
      .where(and(eq(playMarks.playerId, player.id), notInArray(playMarks.mark, marks)))
  }
  if (rows.length === 0) return
  await tx
    .insert(playMarks)
    .values(rows)
    .onConflictDoUpdate({
      target: [playMarks.mark, playMarks.playerId],
      set: { atBreak: sql`${playMarks.atBreak} or excluded.at_break` },
    })
}

/**
 * Refuses new details when one of them belongs to an account with a break. Details that the player already has are not refused.
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
  const marksNow = (of: Person) => marksOf(of, fingerprint).map(({ mark }) => mark)
  const known = new Set(before && marksNow(before))
  const marks = marksNow({ ...before, ...person }).filter((mark) => !known.has(mark))
  if (marks.length === 0) return
  const stops = stopsOf(playMarks.playerId, instant(now))
  // Whoever began the break may take the details of their other accounts.
  const isOthers = before ? sql`s.player_id <> ${before.id}` : sql`true`
  const [found] = await tx
    .select({ mark: playMarks.mark })
    .from(playMarks)
    .where(
      and(
        inArray(playMarks.mark, marks),
        before && ne(playMarks.playerId, before.id),
        sql`exists (select from ${stops} s where ${isOthers})`,
      ),
    )
    .limit(1)
  if (found) throw new RequestError(409, ServerCode.duplicate, 'record.previous')
}
