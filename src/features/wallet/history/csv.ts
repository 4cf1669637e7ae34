import type { HistoryRow } from '../../../contract/wallet.ts'

/** What a spreadsheet would run as a formula, in full width too, or as a control character, when a cell begins with it. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n]/

/** One row of a CSV file by RFC 4180. Numbers stay numbers; text that a spreadsheet would run gets an apostrophe. */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map(cellText).join(',')}\r\n`
}

function cellText(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = formulaStart.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** What the file needs that is not in the rows. */
export interface CsvWords {
  /** Titles of the seven columns of section 2. */
  readonly titles: readonly string[]
  readonly typeWords: (type: HistoryRow['type']) => string
  /** IANA zone in which dates are written. */
  readonly zone: string
  /** Decimals that the currency's minor unit stands for. */
  readonly decimals: number
}

/** The file's beginning: a byte order mark, so that spreadsheets read the words as UTF-8, and the titles. */
export function csvHead(words: CsvWords): string {
  return `\u{FEFF}${csvRow(words.titles)}`
}

/** A page of rows as CSV: id, username, type, amount, before, after, date. */
export function csvRows(rows: readonly HistoryRow[], words: CsvWords): string {
  const amount = (minor: number) => minor / 10 ** words.decimals
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: words.zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return rows
    .map((row) =>
      csvRow([
        row.id,
        row.username,
        words.typeWords(row.type),
        amount(row.amount),
        amount(row.before),
        amount(row.after),
        time.format(new Date(row.date)),
      ]),
    )
    .join('')
}
