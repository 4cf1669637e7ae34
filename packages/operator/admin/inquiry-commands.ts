import { writeFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { plainAmount } from '@marquee/contract/plain-amount.ts'
import type { CounselMessage, CounselReference, ReferenceFacts } from '@marquee/contract/inquiry.ts'
import { cleanText } from '@marquee/contract/plain-text.ts'
import type { Db } from '../database/db.ts'
import { answerCounsel, endCounsel } from '../support/counsel-replies.ts'
import { readThread } from '../support/counsel-thread.ts'
import {
  type CounselRow,
  counselWithPlayer,
  isWaiting,
  latestCounsels,
  referenceOf,
} from '../support/counsels.ts'
import { pictureForOffice } from '../support/pictures.ts'
import { readFacts, referenceName } from '../support/references.ts'
import { textIn } from '@marquee/contract/localized.ts'
import type { NameOf } from '../wallet/game-names.ts'
import { AdminError, parseWholeNumber } from './arguments.ts'
import { formatDate, formatTable } from './table.ts'

export const inquiryUsage = [
  '  inquiries                           inquiries that wait; --all, --last 50',
  '  inquiry <id>                        one inquiry with all its messages',
  '  answer <id> <text>                  answer it; the player gets a memo',
  '  end-inquiry <id>                    end it: nobody can write in it any more',
  '  picture <id> <file>                 write a picture of an inquiry to a new file (WebP), given by its whole path',
] as const

interface Wanted {
  readonly all: boolean
  readonly last: number
}

/** Runs a command for inquiries; `undefined` when it is none. @throws AdminError for invalid arguments */
export async function runInquiryCommand(
  db: Db,
  command: string,
  [first, ...more]: readonly string[],
  wanted: () => Wanted,
  now: Date,
  nameOf: NameOf,
): Promise<string[] | undefined> {
  const id = () => parseWholeNumber(first, 'the id', 9_999_999_999_999)
  switch (command) {
    case 'inquiries':
      return listOfInquiries(db, wanted(), nameOf)
    case 'inquiry':
      return showInquiry(db, id(), nameOf)
    case 'answer': {
      const answer = cleanText(more.join(' '))
      if (answer === '') throw new AdminError('Say what to answer.')
      if (!(await answerCounsel(db, id(), answer, now))) {
        throw new AdminError(`No inquiry ${id()} waits for an answer.`)
      }
      return [`Inquiry ${id()} is answered.`]
    }
    case 'end-inquiry':
      if (!(await endCounsel(db, id(), now))) throw new AdminError(`There is no open inquiry ${id()}.`)
      return [`Inquiry ${id()} has ended.`]
    case 'picture':
      return [await savePicture(db, first, more[0])]
    default:
      return undefined
  }
}

async function listOfInquiries(db: Db, { all, last }: Wanted, nameOf: NameOf): Promise<string[]> {
  const rows = await latestCounsels(db, all, last)
  const lines: string[][] = []
  for (const { counsel, username, currency } of rows) {
    lines.push([
      String(counsel.id),
      formatDate(counsel.createdAt),
      username,
      stateOf(counsel),
      await aboutOf(db, counsel, currency, nameOf),
      counsel.title,
    ])
  }
  return formatTable(['id', 'asked', 'username', 'state', 'about', 'title'], lines)
}

function stateOf(counsel: CounselRow): string {
  if (counsel.endedAt !== null) return `ended ${formatDate(counsel.endedAt)}`
  if (isWaiting(counsel)) return `waits since ${formatDate(counsel.waitingSince ?? counsel.createdAt)}`
  return `answered ${formatDate(counsel.repliedAt)}`
}

async function showInquiry(db: Db, id: number, nameOf: NameOf): Promise<string[]> {
  const found = await counselWithPlayer(db, id)
  if (!found) throw new AdminError(`There is no inquiry ${id}.`)
  const { counsel, username, currency } = found
  const about = await aboutOf(db, counsel, currency, nameOf)
  const thread = await readThread(db, counsel)
  return [
    `${counsel.title} (${username}, ${formatDate(counsel.createdAt)}, ${counsel.lang}; ${stateOf(counsel)})`,
    ...(about === '' ? [] : [`About: ${about}`]),
    ...thread.flatMap((message) => [
      '',
      `${heading(message, username)}:`,
      message.content,
      ...pictureLines(message),
    ]),
  ]
}

function heading({ from, date }: CounselMessage, username: string): string {
  return `${from === 'player' ? username : 'Support'}, ${formatDate(new Date(date))}`
}

function pictureLines({ pictures }: CounselMessage): string[] {
  return pictures.map(({ id, width, height }) => `[picture ${id}, ${width} x ${height}]`)
}

/** What an inquiry is about, with game, time and amounts as far as they are known; empty for nothing. */
async function aboutOf(db: Db, counsel: CounselRow, currency: string, nameOf: NameOf): Promise<string> {
  const reference = referenceOf(counsel)
  if (!reference) return ''
  const facts = await readFacts(db, counsel.playerId, [reference], nameOf)
  const known = facts.get(referenceName(reference))
  return known ? describe(known, reference.kind === 'points' ? undefined : currency) : idOf(reference)
}

function idOf({ kind, id }: CounselReference): string {
  return `${kind} ${id}`
}

/** `currency` is undefined for points. */
function describe(
  { kind, id, game, type, date, amount, won }: ReferenceFacts,
  currency: string | undefined,
): string {
  const money = (minor: number) =>
    currency === undefined ? `${minor} points` : `${plainAmount(BigInt(minor), currency)} ${currency}`
  const parts = [
    ...(game ? [textIn(game.title, 'en')] : []),
    ...(type ? [type] : []),
    ...(date ? [formatDate(new Date(date))] : []),
    ...(amount === undefined ? [] : [kind === 'round' ? `stake ${money(amount)}` : money(amount)]),
    ...(won === undefined ? [] : [`win ${money(won)}`]),
  ]
  return `${parts.join(', ')} (${idOf({ kind, id })})`
}

async function savePicture(db: Db, id: string | undefined, file: string | undefined): Promise<string> {
  if (id === undefined || file === undefined || !isAbsolute(file)) {
    throw new AdminError('Give the id of a picture, and the whole path of a file to write.')
  }
  const data = await pictureForOffice(db, id)
  if (!data) throw new AdminError(`There is no picture "${id}".`)
  try {
    await writeFile(file, data, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new AdminError(`${file} could not be written (${code}); nothing was done.`)
  }
  return `The picture is in ${file}.`
}
