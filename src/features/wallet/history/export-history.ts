import type { ApiError } from '../../../contract/result.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import type { Http } from '../../../platform/http/http.ts'
import { csvHead, csvRows, type CsvOptions } from './csv.ts'
import type { HistorySearch } from './history-search.ts'

/** Most rows that the operator puts on a page. */
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

/**
 * Writes everything that a filter matches as CSV, page by page: each page becomes a part of the file at once, so that the
 * rows of one page only are in memory. Never rejects. The file is given only when it is complete.
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
    const answer = await http.call(walletEndpoints.history, {
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
    if (!answer.ok) return { ok: false, cancelled: false, error: answer }
    parts.push(csvRows(answer.data.list, csv))
    rows += answer.data.list.length
    onProgress(rows)
    cursor = answer.data.next ?? undefined
  } while (cursor !== undefined)
  return { ok: true, file: new Blob(parts, { type: 'text/csv;charset=utf-8' }), rows }
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
