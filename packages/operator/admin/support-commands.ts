import { inArray } from 'drizzle-orm'
import { ReferralCode } from '@marquee/contract/account-rules.ts'
import * as v from 'valibot'
import { type Language, languages } from '@marquee/contract/config.ts'
import type { LocalizedText } from '@marquee/contract/localized.ts'
import { cleanLine, cleanText } from '@marquee/contract/plain-text.ts'
import { latestLinks, linkAddress } from '../account/reset-links.ts'
import { addReferral, allReferrals, endReferral } from '../account/referrals.ts'
import type { Db } from '../database/db.ts'
import { players } from '../database/schema.ts'
import { loadSecrets } from '../site/secrets.ts'
import { sendMemo } from '../support/memos.ts'
import { latestNotices, publishNotice, withdrawNotice } from '../support/notices.ts'
import { closeTicket, latestTickets, readTicket } from '../support/tickets.ts'
import { inquiryUsage, runInquiryCommand } from './inquiry-commands.ts'
import type { NameOf } from '../wallet/game-names.ts'
import { formatDate, formatTable } from './table.ts'
import { AdminError, parseWholeNumber } from './arguments.ts'

export const supportUsage = [
  '  notices                             announcements, --last 20',
  '  notice --title <t> --text <t>       announce; --title-ko, --text-ja ... in further languages, --important',
  '  withdraw-notice <id>                take an announcement off the board',
  '  memo <username,...> --title --text  a memo to these players, or to "all"; languages as above',
  ...inquiryUsage,
  '  tickets                             open tickets of people without a session; --all, --last 50',
  '  ticket <id>, close-ticket <id>      one ticket; close it once it was answered by mail',
  '  resets                              the last links for a new password, --last 20',
  '  referrals                           referral codes',
  '  referral <code> [note]              make a code valid; end-referral <code> ends it',
] as const

type LanguageOption = `${'title' | 'text'}-${Language}`

// TypeScript does not infer the keys of `Object.fromEntries`.
const inLanguages = Object.fromEntries(
  languages.flatMap((language) => [
    [`title-${language}`, { type: 'string' }],
    [`text-${language}`, { type: 'string' }],
  ]),
) as Readonly<Record<LanguageOption, { readonly type: 'string' }>>

/** Further options of these commands. */
export const supportOptions = {
  title: { type: 'string' },
  text: { type: 'string' },
  ...inLanguages,
  important: { type: 'boolean' },
} as const

interface Values extends Readonly<Partial<Record<LanguageOption, string | undefined>>> {
  readonly last?: string | undefined
  readonly all?: boolean | undefined
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly important?: boolean | undefined
}

/**
 * Runs a command for announcements, memos, inquiries, tickets, links or codes; `undefined` when it is none of them.
 *
 * @throws AdminError for invalid arguments
 */
export async function runSupportCommand(
  db: Db,
  command: string,
  [first, ...more]: readonly string[],
  values: Values,
  now: Date,
  nameOf: NameOf,
): Promise<string[] | undefined> {
  const last = (usual: string) => parseWholeNumber(values.last ?? usual, 'how many', 1000)
  const all = values.all === true
  switch (command) {
    case 'notices':
      return listOfNotices(db, last('20'))
    case 'notice': {
      const id = await publishNotice(db, { ...texts(values), important: values.important === true }, now)
      return [`Announcement ${id} is on the board.`]
    }
    case 'withdraw-notice': {
      const id = idOf(first)
      if (!(await withdrawNotice(db, id, now))) throw new AdminError(`There is no announcement ${id}.`)
      return [`Announcement ${id} is off the board.`]
    }
    case 'memo':
      return [await memo(db, first, texts(values), now)]
    case 'tickets':
      return listOfTickets(db, all, last('50'))
    case 'ticket':
      return showTicket(db, first)
    case 'close-ticket':
      if (first === undefined || !(await closeTicket(db, first, now)))
        throw new AdminError(`There is no open ticket "${first ?? ''}".`)
      return [`${first.toUpperCase()} is closed.`]
    case 'resets':
      return listOfResets(db, last('20'), now)
    case 'referrals':
      return listOfReferrals(db)
    case 'referral': {
      const code = codeOf(first)
      await addReferral(db, code, more.join(' '))
      return [`${code} may be given at registration.`]
    }
    case 'end-referral': {
      const code = codeOf(first)
      if (!(await endReferral(db, code))) throw new AdminError(`${code} is not valid anyway.`)
      return [`${code} may not be given any more.`]
    }
    default:
      return runInquiryCommand(
        db,
        command,
        [first, ...more].flatMap((word) => word ?? []),
        () => ({ all, last: last('50') }),
        now,
        nameOf,
      )
  }
}

function texts(values: Values): { title: LocalizedText; content: LocalizedText } {
  const title = cleanLine(values.title ?? '')
  const text = cleanText(values.text ?? '')
  if (title === '' || text === '') throw new AdminError('Give --title and --text.')
  return { title: localized(title, 'title', values), content: localized(text, 'text', values) }
}

/** The text in every language that was given; English alone is one text for everybody. */
function localized(en: string, part: 'title' | 'text', values: Values): LocalizedText {
  const all: Record<string, string> = { en }
  for (const language of languages) {
    const given = values[`${part}-${language}`]
    if (given !== undefined) all[language] = cleanText(given)
  }
  return Object.keys(all).length === 1 ? en : all
}

function idOf(text: string | undefined): number {
  return parseWholeNumber(text, 'the id', 9_999_999_999_999)
}

function codeOf(text: string | undefined): string {
  const code = v.safeParse(ReferralCode, text)
  if (code.success) return code.output
  throw new AdminError('A code has 3 to 20 letters, digits or hyphens.')
}

async function memo(
  db: Db,
  names: string | undefined,
  text: ReturnType<typeof texts>,
  now: Date,
): Promise<string> {
  if (names === undefined) throw new AdminError('Say to whom: user names with commas between, or all.')
  const to = names === 'all' ? 'everybody' : await idsOf(db, names.toLowerCase().split(','))
  const kind = to === 'everybody' ? 'all' : 'direct'
  const sent = await db.transaction((tx) => sendMemo(tx, { to, kind, ...text }, now))
  return `Sent to ${sent} ${sent === 1 ? 'player' : 'players'}.`
}

async function idsOf(db: Db, usernames: readonly string[]): Promise<string[]> {
  const found = await db
    .select({ id: players.id, username: players.username })
    .from(players)
    .where(inArray(players.username, [...usernames]))
  const absent = usernames.find((name) => !found.some(({ username }) => username === name))
  if (absent !== undefined) throw new AdminError(`There is no player "${absent}".`)
  return found.map(({ id }) => id)
}

function inEnglish(text: LocalizedText): string {
  return typeof text === 'string' ? text : (text['en'] ?? Object.values(text)[0] ?? '')
}

async function listOfNotices(db: Db, last: number): Promise<string[]> {
  const rows = await latestNotices(db, last)
  return formatTable(
    ['id', 'published', 'important', 'withdrawn', 'title'],
    rows.map(({ id, publishedAt, important, withdrawnAt, title }) => [
      String(id),
      formatDate(publishedAt),
      important ? 'yes' : '',
      formatDate(withdrawnAt),
      inEnglish(title),
    ]),
  )
}

async function listOfTickets(db: Db, all: boolean, last: number): Promise<string[]> {
  const rows = await latestTickets(db, all, last)
  return formatTable(
    ['id', 'written', 'email', 'closed', 'subject'],
    rows.map((row) => [row.id, formatDate(row.createdAt), row.email, formatDate(row.closedAt), row.subject]),
  )
}

async function showTicket(db: Db, id: string | undefined): Promise<string[]> {
  const row = id === undefined ? undefined : await readTicket(db, id)
  if (!row) throw new AdminError(`There is no ticket "${id ?? ''}".`)
  return [`${row.subject} (${row.email}, ${formatDate(row.createdAt)}, ${row.lang})`, '', row.content]
}

async function listOfResets(db: Db, last: number, now: Date): Promise<string[]> {
  const rows = await latestLinks(db, await loadSecrets(db), last)
  return formatTable(
    ['asked', 'username', 'state', 'link (at your site)'],
    rows.map(({ createdAt, expiresAt, usedAt, username, token }) => {
      const state = usedAt !== null ? 'used' : expiresAt <= now ? 'expired' : 'open'
      return [formatDate(createdAt), username, state, state === 'open' ? linkAddress('', token) : '']
    }),
  )
}

async function listOfReferrals(db: Db): Promise<string[]> {
  const rows = await allReferrals(db)
  return formatTable(
    ['code', 'valid', 'since', 'note'],
    rows.map(({ code, active, createdAt, note }) => [
      code,
      active ? 'yes' : 'no',
      formatDate(createdAt),
      note,
    ]),
  )
}
