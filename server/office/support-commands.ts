import { inArray } from 'drizzle-orm'
import { ReferralCode } from '../../src/contract/account-rules.ts'
import * as v from 'valibot'
import { type Language, languages } from '../../src/contract/config.ts'
import type { LocalizedText } from '../../src/contract/localized.ts'
import { cleanLine, cleanText } from '../../src/contract/plain-text.ts'
import { latestLinks, linkAddress } from '../account/reset-links.ts'
import { addReferral, allReferrals, endReferral } from '../account/referrals.ts'
import type { Db } from '../db.ts'
import { players } from '../schema.ts'
import { loadSecrets } from '../secrets.ts'
import { answerCounsel, officeCounsel, officeCounsels } from '../support/counsels.ts'
import { sendMemo } from '../support/memos.ts'
import { latestNotices, publishNotice, withdrawNotice } from '../support/notices.ts'
import { closeTicket, latestTickets, readTicket } from '../support/tickets.ts'
import { table, when } from './table.ts'
import { OfficeFault, wholeNumber } from './words.ts'

export const supportUsage = [
  '  notices                             announcements, --last 20',
  '  notice --title <t> --text <t>       announce; --title-ko, --text-ja ... in further languages, --important',
  '  withdraw-notice <id>                take an announcement off the board',
  '  memo <username,...> --title --text  a memo to these players, or to "all"; languages as above',
  '  inquiries                           inquiries that wait; --all, --last 50',
  '  inquiry <id>                        one inquiry with its texts',
  '  answer <id> <text>                  answer it; the player gets a memo',
  '  tickets                             open tickets of people without a session; --all, --last 50',
  '  ticket <id>, close-ticket <id>      one ticket; close it once it was answered by mail',
  '  resets                              the last links for a new password, --last 20',
  '  referrals                           referral codes',
  '  referral <code> [note]              make a code valid; end-referral <code> ends it',
] as const

type LanguageOption = `${'title' | 'text'}-${Language}`

// Of the type that it is built to have: a list of names does not tell TypeScript so.
const inLanguages = Object.fromEntries(
  languages.flatMap((language) => [
    [`title-${language}`, { type: 'string' }],
    [`text-${language}`, { type: 'string' }],
  ]),
) as Readonly<Record<LanguageOption, { readonly type: 'string' }>>

/** Options that these commands know besides those of the others. */
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
 * Runs a command of announcements, memos, inquiries, tickets, links and codes; `undefined` when it is none of them.
 *
 * @throws OfficeFault for a wrong one
 */
export async function runSupportCommand(
  db: Db,
  command: string,
  [first, ...more]: readonly string[],
  values: Values,
  now: Date,
): Promise<string[] | undefined> {
  const last = (usual: string) => wholeNumber(values.last ?? usual, 'how many', 1000)
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
      if (!(await withdrawNotice(db, id, now))) throw new OfficeFault(`There is no announcement ${id}.`)
      return [`Announcement ${id} is off the board.`]
    }
    case 'memo':
      return [await memo(db, first, texts(values), now)]
    case 'inquiries':
      return listOfInquiries(db, all, last('50'))
    case 'inquiry':
      return showInquiry(db, idOf(first))
    case 'answer': {
      const answer = cleanText(more.join(' '))
      if (answer === '') throw new OfficeFault('Say what to answer.')
      const id = idOf(first)
      if (!(await answerCounsel(db, id, answer, now)))
        throw new OfficeFault(`No inquiry ${id} waits for an answer.`)
      return [`Inquiry ${id} is answered.`]
    }
    case 'tickets':
      return listOfTickets(db, all, last('50'))
    case 'ticket':
      return showTicket(db, first)
    case 'close-ticket':
      if (first === undefined || !(await closeTicket(db, first, now)))
        throw new OfficeFault(`There is no open ticket "${first ?? ''}".`)
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
      if (!(await endReferral(db, code))) throw new OfficeFault(`${code} is not valid anyway.`)
      return [`${code} may not be given any more.`]
    }
    default:
      return undefined
  }
}

function texts(values: Values): { title: LocalizedText; content: LocalizedText } {
  const title = cleanLine(values.title ?? '')
  const text = cleanText(values.text ?? '')
  if (title === '' || text === '') throw new OfficeFault('Give --title and --text.')
  return { title: localized(title, 'title', values), content: localized(text, 'text', values) }
}

/** English for whom nothing else was given; one text for everybody where no other language was. */
function localized(en: string, part: 'title' | 'text', values: Values): LocalizedText {
  const all: Record<string, string> = { en }
  for (const language of languages) {
    const given = values[`${part}-${language}`]
    if (given !== undefined) all[language] = cleanText(given)
  }
  return Object.keys(all).length === 1 ? en : all
}

function idOf(text: string | undefined): number {
  return wholeNumber(text, 'the id', 9_999_999_999_999)
}

function codeOf(text: string | undefined): string {
  const code = v.safeParse(ReferralCode, text)
  if (code.success) return code.output
  throw new OfficeFault('A code has 3 to 20 letters, digits or hyphens.')
}

async function memo(
  db: Db,
  names: string | undefined,
  text: ReturnType<typeof texts>,
  now: Date,
): Promise<string> {
  if (names === undefined) throw new OfficeFault('Say to whom: user names with commas between, or all.')
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
  if (absent !== undefined) throw new OfficeFault(`There is no player "${absent}".`)
  return found.map(({ id }) => id)
}

function inEnglish(text: LocalizedText): string {
  return typeof text === 'string' ? text : (text['en'] ?? Object.values(text)[0] ?? '')
}

async function listOfNotices(db: Db, last: number): Promise<string[]> {
  const rows = await latestNotices(db, last)
  return table(
    ['id', 'published', 'important', 'withdrawn', 'title'],
    rows.map(({ id, publishedAt, important, withdrawnAt, title }) => [
      String(id),
      when(publishedAt),
      important ? 'yes' : '',
      when(withdrawnAt),
      inEnglish(title),
    ]),
  )
}

async function listOfInquiries(db: Db, all: boolean, last: number): Promise<string[]> {
  const rows = await officeCounsels(db, all, last)
  return table(
    ['id', 'asked', 'username', 'answered', 'title'],
    rows.map(({ counsel, username }) => [
      String(counsel.id),
      when(counsel.createdAt),
      username,
      when(counsel.answeredAt),
      counsel.title,
    ]),
  )
}

async function showInquiry(db: Db, id: number): Promise<string[]> {
  const found = await officeCounsel(db, id)
  if (!found) throw new OfficeFault(`There is no inquiry ${id}.`)
  const { counsel, username } = found
  const about =
    counsel.referenceKind === null ? [] : [`About: ${counsel.referenceKind} ${counsel.referenceId ?? ''}`]
  const answer = counsel.answer === null ? [] : ['', `Answered ${when(counsel.answeredAt)}:`, counsel.answer]
  return [
    `${counsel.title} (${username}, ${when(counsel.createdAt)}, ${counsel.lang})`,
    ...about,
    '',
    counsel.content,
    ...answer,
  ]
}

async function listOfTickets(db: Db, all: boolean, last: number): Promise<string[]> {
  const rows = await latestTickets(db, all, last)
  return table(
    ['id', 'written', 'e-mail', 'closed', 'subject'],
    rows.map((row) => [row.id, when(row.createdAt), row.email, when(row.closedAt), row.subject]),
  )
}

async function showTicket(db: Db, id: string | undefined): Promise<string[]> {
  const row = id === undefined ? undefined : await readTicket(db, id)
  if (!row) throw new OfficeFault(`There is no ticket "${id ?? ''}".`)
  return [`${row.subject} (${row.email}, ${when(row.createdAt)}, ${row.lang})`, '', row.content]
}

async function listOfResets(db: Db, last: number, now: Date): Promise<string[]> {
  const rows = await latestLinks(db, await loadSecrets(db), last)
  return table(
    ['asked', 'username', 'state', 'link (at your site)'],
    rows.map(({ createdAt, expiresAt, usedAt, username, token }) => {
      const state = usedAt !== null ? 'used' : expiresAt <= now ? 'expired' : 'open'
      return [when(createdAt), username, state, state === 'open' ? linkAddress('', token) : '']
    }),
  )
}

async function listOfReferrals(db: Db): Promise<string[]> {
  const rows = await allReferrals(db)
  return table(
    ['code', 'valid', 'since', 'note'],
    rows.map(({ code, active, createdAt, note }) => [code, active ? 'yes' : 'no', when(createdAt), note]),
  )
}
