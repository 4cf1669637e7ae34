import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import { siteDayOf } from '../../../contract/site-day.ts'
import { serverNow } from '../../../platform/clock.ts'
import { Button } from '../../../ui/button.tsx'
import { failureWords } from '../../../ui/failure-words.ts'
import { decimalsOf } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.ts'
import { useSite } from '../site.ts'
import { typeWords } from '../status-words.ts'
import styles from './export-button.module.css'
import type { HistorySearch } from './history-search.ts'

interface ExportButtonProps {
  filter: HistorySearch
  offline: boolean
}

/** Saves everything that the filter matches as CSV, also what is not on screen; it can be stopped. */
export function ExportButton({ filter, offline }: ExportButtonProps) {
  const { t, i18n } = useLingui()
  const { currency, zone } = useSite()
  const [rows, setRows] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  // The button that was pressed gives way to the one that stops, and back: the keyboard's place goes along.
  const place = useRef<HTMLDivElement>(null)
  const exporting = rows !== undefined
  const pressed = useRef(false)
  useEffect(() => {
    if (exporting || pressed.current) place.current?.querySelector('button')?.focus({ preventScroll: true })
    pressed.current = exporting
  }, [exporting])

  const save = async () => {
    const controller = new AbortController()
    running.current = controller
    setRows(0)
    const { download, exportHistory } = await import('./export-history.ts')
    const result = await exportHistory({
      filter,
      signal: controller.signal,
      onProgress: setRows,
      words: {
        titles: [
          t`ID`,
          t`Username`,
          t`Type`,
          `${t`Amount`} (${currency})`,
          t`Before`,
          t`After`,
          `${t`Date`} (${zone})`,
        ],
        // Where a long word may be hyphenated is of no use in a file.
        typeWords: (type) => i18n._(typeWords[type]).replaceAll('\u00AD', ''),
        zone,
        decimals: decimalsOf(currency),
      },
    })
    setRows(undefined)
    if (result.ok) {
      const days = [filter.from, filter.to ?? siteDayOf(new Date(serverNow()), zone)].filter(Boolean)
      download(result.file, `transactions-${days.join('-to-')}.csv`)
      toast('success', plural(result.rows, { one: '# transaction saved.', other: '# transactions saved.' }))
    } else if (result.cancelled) toast('info', t`The export was stopped. No file was saved.`)
    else toast('error', i18n._(failureWords(result.failure)))
  }

  if (rows !== undefined) {
    return (
      <div ref={place} className={styles.progress}>
        <progress aria-label={t`Export`} />
        <p role="status">{plural(rows, { one: '# transaction so far', other: '# transactions so far' })}</p>
        <Button variant="quiet" onClick={() => running.current?.abort()}>
          <Trans>Stop</Trans>
        </Button>
      </div>
    )
  }
  return (
    <div ref={place} className={styles.export}>
      <Button variant="quiet" icon="deposit" disabled={offline} onClick={() => void save()}>
        <Trans>Save all as CSV</Trans>
      </Button>
      {offline ? (
        <p className={styles.note}>
          <Trans>Needs a connection.</Trans>
        </p>
      ) : null}
    </div>
  )
}
