import { plainAmount } from '@marquee/contract/plain-amount.ts'
import type { HistoryRow } from '@marquee/contract/wallet.ts'
import { gameTitle, providerName } from '../parts/game-text.ts'

/** First characters that make a spreadsheet run a cell as a formula, also in full width, and control characters. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/

/** A number as written to the file, such as `-12.30`. */
export interface CsvNumber {
  readonly figure: string
}

/** One row of a CSV file by RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe. */
export function csvRow(cells: readonly (string | CsvNumber)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: string | CsvNumber): string {
  if (typeof cell !== 'string') return cell.figure
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Everything but the rows of a file. */
export interface CsvOptions {
  /** Titles of the seven columns of spec §2, then of game, provider and round. */
  readonly titles: readonly string[]
  /** The language of games and providers. */
  readonly language: string
  readonly typeMessage: (type: HistoryRow['type']) => string
  /** IANA zone in which dates are written. */
  readonly zone: string
  /** ISO 4217 code of the amounts' currency. */
  readonly currency: string
}

/** The titles after a byte order mark, by which spreadsheets recognise UTF-8. */
export function csvHead({ titles }: CsvOptions): string {
  return `\u{FEFF}${csvRow(titles)}`
}

/** A page of rows as CSV: id, username, type, amount, before, after, date, game, provider, round. */
export function csvRows(rows: readonly HistoryRow[], options: CsvOptions): string {
  const amount = (minor: number): CsvNumber => ({ figure: plainAmount(minor, options.currency) })
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: options.zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return rows
    .map((row) =>
      csvRow([
        row.id,
        row.username,
        options.typeMessage(row.type),
        amount(row.amount),
        amount(row.before),
        amount(row.after),
        time.format(new Date(row.date)),
        row.game ? gameTitle(row.game, options.language) : '',
        row.game ? providerName(row.game, options.language) : '',
        row.round ?? '',
      ]),
    )
    .join('')
}
