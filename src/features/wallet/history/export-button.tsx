import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { Progress } from '@chakra-ui/react/progress'
import { Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { useEffect, useRef, useState } from 'react'
import type { ApiError } from '@marquee/contract/result.ts'
import { siteDayOf } from '@marquee/contract/site-day.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { useToast } from '../../../ui/toast/toast.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useSite } from '../parts/site.ts'
import styles from './export-button.module.css'
import type { HistorySearch } from './history-search.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

interface ExportButtonProps {
  filter: HistorySearch
  offline: boolean
}

/** Exports all rows that the filter matches as CSV, even those not loaded. The player can stop it. */
export function ExportButton({ filter, offline }: ExportButtonProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const { clock, http } = useTab()
  const { currency, zone } = useSite()
  const [rows, setRows] = useState<number>()
  const [failure, setFailure] = useState<ApiError>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  // The buttons replace each other, so the focus moves to the new one.
  const container = useRef<HTMLDivElement>(null)
  const exporting = rows !== undefined
  const wasExporting = useRef(false)
  useEffect(() => {
    if (exporting || wasExporting.current) {
      container.current?.querySelector('button')?.focus({ preventScroll: true })
    }
    wasExporting.current = exporting
  }, [exporting])

  const save = async () => {
    const controller = new AbortController()
    running.current = controller
    setRows(0)
    setFailure(undefined)
    const exporter = await import('./export-history.ts').catch(() => undefined)
    if (!exporter) {
      setRows(undefined)
      toast('error', t`Part of the app did not load. Nothing was lost.`)
      return
    }
    const result = await exporter.exportHistory({
      http,
      filter,
      signal: controller.signal,
      onProgress: setRows,
      csv: exporter.csvOptions(currency, zone),
    })
    setRows(undefined)
    if (result.ok) {
      const days = [filter.from, filter.to ?? siteDayOf(new Date(clock.now()), zone)].filter(Boolean)
      exporter.download(result.file, `transactions-${days.join('-to-')}.csv`)
      toast('success', plural(result.rows, { one: '# transaction saved.', other: '# transactions saved.' }))
    } else if (result.cancelled) toast('info', t`The export was stopped. No file was saved.`)
    else {
      setFailure(result.error)
      toast('error', i18n._(errorMessage(result.error)))
    }
  }

  if (exporting) {
    return (
      <div ref={container} className={styles.progress}>
        <Progress.Root value={null}>
          <Progress.Track aria-label={t`Export`}>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
        <p role="status">{plural(rows, { one: '# transaction so far', other: '# transactions so far' })}</p>
        <Button variant="quiet" onClick={() => running.current?.abort()}>
          <Trans comment="Stops an export that is running">Stop</Trans>
        </Button>
      </div>
    )
  }
  return (
    <Grid ref={container} justifyItems="start">
      <button
        type="button"
        className={recipeClass('chip')}
        disabled={offline}
        title={!offline ? undefined : navigator.onLine ? t`The site cannot be reached` : t`You are offline`}
        onClick={() => void save()}
      >
        <Icon path={pageIcons.deposit} size={18} />
        <Trans>Save all as CSV</Trans>
      </button>
      {failure ? (
        <Text textStyle="small" color="errorText">
          {i18n._(errorMessage(failure))}
        </Text>
      ) : null}
    </Grid>
  )
}
