import { and, eq, inArray, ne } from 'drizzle-orm'
import parsePhone from 'libphonenumber-js/min'
import { ServerCode } from '@marquee/contract/codes.ts'
import { type Player, readPlayer } from '../auth/players.ts'
import type { Db } from '../database/db.ts'
import { RequestError } from '../http/request-error.ts'
import { playStopMarks, playStops } from './schema.ts'
import { activeStop, isActiveStop } from './stops.ts'

/** By what a person is known again. */
export type Person = Partial<
  Pick<Player, 'nickname' | 'phone' | 'birthDate' | 'bankCode' | 'bankAccount' | 'bankHolder'>
>

/**
 * HMACs of a person's phone (with or without the 0 of calls within a country), of the bank account, and of each of their names together with the date of birth. A name or a date
 * alone is no mark: many people share it. Case, width, accents of typing, spaces and punctuation do not count.
 */
export function marksOf(person: Person, fingerprint: (text: string) => string): string[] {
  const {
    nickname = '',
    phone = '',
    birthDate = '',
    bankCode = '',
    bankAccount = '',
    bankHolder = '',
  } = person
  const account = bankAccount.replaceAll(/\D/g, '')
  const names = [nickname, bankHolder].map(plain).filter((name) => name !== '')
  const marks = [
    ...(phone === '' ? [] : [`phone:${(parsePhone(phone)?.number ?? phone).replaceAll(/\D/g, '')}`]),
    ...(account === '' ? [] : [`bank:${bankCode}:${account}`]),
    ...(birthDate === '' ? [] : names.map((name) => `born:${birthDate}:${name}`)),
  ]
  return marks.map((mark) => fingerprint(`play-stop:${mark}`))
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** Keeps the marks of a player whose break begins, or who changes them while it lasts. */
export async function markStopped(
  tx: Db,
  player: Player,
  fingerprint: (text: string) => string,
): Promise<void> {
  const rows = marksOf(player, fingerprint).map((mark) => ({ mark, playerId: player.id }))
  if (rows.length > 0) await tx.insert(playStopMarks).values(rows).onConflictDoNothing()
}

/** Keeps the marks of details that a player on a break changed: the old ones stay. */
export async function remarkStopped(
  tx: Db,
  playerId: string,
  fingerprint: (text: string) => string,
  now: Date,
): Promise<void> {
  if (await activeStop(tx, playerId, now)) await markStopped(tx, await readPlayer(tx, playerId), fingerprint)
}

/**
 * Refuses an account to somebody who is on a break with another one.
 *
 * @param playerId the player whose details these are; absent for a new one
 * @throws RequestError 409 and 5003 `record.previous`, which names neither the detail nor the break: a stranger could ask with
 * somebody else's phone
 */
export async function requireOtherPerson(
  tx: Db,
  person: Person,
  fingerprint: (text: string) => string,
  now: Date,
  playerId?: string,
): Promise<void> {
  const marks = marksOf(person, fingerprint)
  if (marks.length === 0) return
  const [found] = await tx
    .select({ id: playStops.id })
    .from(playStopMarks)
    .innerJoin(playStops, eq(playStops.playerId, playStopMarks.playerId))
    .where(
      and(
        inArray(playStopMarks.mark, marks),
        isActiveStop(now),
        playerId === undefined ? undefined : ne(playStopMarks.playerId, playerId),
      ),
    )
    .limit(1)
  if (found) throw new RequestError(409, ServerCode.duplicate, 'record.previous')
}
