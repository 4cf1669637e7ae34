import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { ApiError } from '@marquee/contract/result.ts'
import { walletEndpoints } from '@marquee/contract/wallet-endpoints.ts'
import type { Http } from '../../../platform/http/http.ts'
import { typeMessage } from '../requests/status-message.ts'
import { csvHead, csvRows, type CsvOptions } from './csv.ts'
import type { HistorySearch } from './history-search.ts'

/** The operator's largest page. */
const pageSize = '1000'

export type Exported =
  | { readonly ok: true; readonly file: Blob; readonly rows: number }
  | { readonly ok: false; readonly cancelled: true }
  | { readonly ok: false; readonly cancelled: false; readonly error: ApiError }

export interface ExportOptions {
  readonly http: Pick<Http, 'call'>
  readonly filter: HistorySearch
  readonly csv: CsvOptions
  readonly signal: AbortSignal
  /** Called after each page with the rows written so far. */
  readonly onProgress: (rows: number) => void
}

/** The titles and texts of a file in the app's language, with amounts of an ISO 4217 currency and times of an IANA zone. */
export function csvOptions(currency: string, zone: string): CsvOptions {
  return {
    titles: [
      t`Number`,
      t`Username`,
      t`Type`,
      `${t`Amount`} (${currency})`,
      t`Balance before`,
      t`Balance after`,
      `${t`Date`} (${zone})`,
      t({ message: 'Game', comment: 'Column: a game’s title' }),
      t({ message: 'Provider', comment: 'Column: who made a game' }),
      t`Game round`,
    ],
    language: i18n.locale,
    // Soft hyphens are for the screen only.
    typeMessage: (type) => i18n._(typeMessage[type]).replaceAll('\u00AD', ''),
    zone,
    currency,
  }
}

/**
 * Writes everything that a filter matches as CSV, page by page: each page becomes a part of the file at once, so that the
 * rows of only one page are in memory. Never rejects.
 */
export async function exportHistory({
  http,
  filter,
  csv,
  signal,
  onProgress,
}: ExportOptions): Promise<Exported> {
  const { from, to, type } = filter
  const parts = [csvHead(csv)]
  let rows = 0
  let cursor: string | undefined
  do {
    const response = await http.call(walletEndpoints.history, {
      query: {
        limit: pageSize,
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
        ...(type ? { type } : {}),
        ...(cursor === undefined ? {} : { cursor }),
      },
      signal,
    })
    if (signal.aborted) return { ok: false, cancelled: true }
    if (!response.ok) return { ok: false, cancelled: false, error: response }
    parts.push(csvRows(response.data.list, csv))
    rows += response.data.list.length
    onProgress(rows)
    cursor = response.data.next ?? undefined
  } while (cursor !== undefined)
  return { ok: true, file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows }
}

/** Starts the browser's download of a file. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
