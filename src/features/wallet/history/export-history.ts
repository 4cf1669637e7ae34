import type { Failure } from '../../../contract/result.ts'
import { walletEndpoints } from '../../../contract/wallet-endpoints.ts'
import { call } from '../../../platform/http.ts'
import { csvHead, csvRows, type CsvWords } from './csv.ts'
import type { HistorySearch } from './history-search.ts'

/** The most that a page may have. */
const PAGE = '1000'

export type Exported =
  | { readonly ok: true; readonly file: Blob; readonly rows: number }
  | { readonly ok: false; readonly cancelled: true }
  | { readonly ok: false; readonly cancelled: false; readonly failure: Failure }

export interface ExportOptions {
  readonly filter: HistorySearch
  readonly words: CsvWords
  readonly signal: AbortSignal
  /** Called after each page with the rows written so far. */
  readonly onProgress: (rows: number) => void
}

/**
 * Writes everything that a filter matches as CSV, page by page: each page becomes a part of the file at once, so that no
 * more than one of them is held as rows. Never rejects; a file is only given when it is whole.
 */
export async function exportHistory({ filter, words, signal, onProgress }: ExportOptions): Promise<Exported> {
  const { from, to, type } = filter
  const parts = [csvHead(words)]
  let rows = 0
  let cursor: string | undefined
  do {
    const answer = await call(walletEndpoints.history, {
      query: {
        limit: PAGE,
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
        ...(type ? { type } : {}),
        ...(cursor === undefined ? {} : { cursor }),
      },
      signal,
    })
    if (signal.aborted) return { ok: false, cancelled: true }
    if (!answer.ok) return { ok: false, cancelled: false, failure: answer }
    parts.push(csvRows(answer.data.list, words))
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
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
