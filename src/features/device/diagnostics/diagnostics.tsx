import { Grid } from '@chakra-ui/react/grid'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { languages } from '@marquee/contract/config.ts'
import { copyText } from '../../../platform/clipboard.ts'
import { languageNames } from '../../../platform/i18n/language.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { SiteTime } from '../../../ui/time/site-time.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { useToast } from '../../../ui/toast/toast.ts'
import { bytesText } from '../storage/bytes-text.ts'
import type { DiagnosticsReport as Report } from './diagnostics-report.ts'
import styles from './diagnostics.module.css'
import { Actions, PanelText, Facts, Panel } from '../panel.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

const REFRESH_MS = 2000

/** The report for the support, refreshed every 2 s, with a button that copies it. */
export function Diagnostics() {
  const { t } = useLingui()
  const toast = useToast()
  const tab = useTab()
  const [{ report, text }, setReport] = useState<{ report?: Report; text: string }>({ text: '' })
  useEffect(() => {
    let isMounted = true
    const read = async () => {
      // If the chunk fails to load, the timer tries again.
      const module = await import('./diagnostics-report.ts').catch(() => undefined)
      if (!module) return
      const next = await module.readDiagnostics(tab)
      if (isMounted) setReport({ report: next, text: module.reportText(next) })
    }
    void read()
    const timer = setInterval(() => void read(), REFRESH_MS)
    return () => {
      isMounted = false
      clearInterval(timer)
    }
  }, [tab])
  const copy = async () => {
    if (await copyText(text)) toast('success', t`Copied. You can paste it into a message to support.`)
    else toast('error', t`The browser blocked copying. Please select the text yourself.`)
  }
  return (
    <Grid templateColumns="minmax(0, 1fr)" gap="16px" p="8px var(--gutter) 24px">
      <PageHeading>
        <Trans>Diagnostics</Trans>
      </PageHeading>
      <PanelText>
        <Trans>Technical details for support. No personal data.</Trans>
      </PanelText>
      {report ? (
        <>
          <Actions>
            <Button icon={pageIcons.copy} onClick={() => void copy()}>
              <Trans>Copy for support</Trans>
            </Button>
          </Actions>
          <Sections report={report} />
        </>
      ) : null}
    </Grid>
  )
}

function Sections({ report }: { report: Report }) {
  const { t, i18n } = useLingui()
  const bytes = (value: number | undefined) => (value === undefined ? '–' : bytesText(value, i18n.locale))
  const number = new Intl.NumberFormat(i18n.locale)
  const yes = t({ message: 'Yes', comment: 'Diagnostics: it is so' })
  const no = t({ message: 'No', comment: 'Diagnostics: it is not so' })
  const names = languages.filter((one) => report.languages.includes(one)).map((one) => languageNames[one])
  return (
    <div className={styles.panels}>
      <Panel title={t({ message: 'App', comment: 'Diagnostics: the app itself' })}>
        <Facts
          facts={[
            { term: t({ message: 'Version', comment: 'Version of the app' }), value: report.version },
            { term: t`Build`, value: report.build },
            { term: t`Service worker`, value: report.worker },
            {
              term: t({ message: 'Update', comment: 'State of an update of the app' }),
              value: report.update,
            },
            { term: t`Installed`, value: report.installed === 'installed' ? yes : no },
            { term: t`Notifications`, value: report.notifications },
          ]}
        />
      </Panel>
      <Panel title={t`Connection and session`}>
        <Facts
          facts={[
            { term: t`Connection`, value: report.connection },
            {
              term: t`Last response`,
              value: report.lastAnswer === undefined ? '–' : <SiteTime at={report.lastAnswer} />,
            },
            {
              term: t`Clock is off by`,
              value:
                report.clockOff === undefined
                  ? '–'
                  : new Intl.NumberFormat(i18n.locale, {
                      style: 'unit',
                      unit: 'second',
                      signDisplay: 'negative',
                    }).format(report.clockOff),
            },
            { term: t`Session check`, value: report.session },
          ]}
        />
      </Panel>
      <Panel title={t({ message: 'Storage', comment: 'Diagnostics: what is saved on the device' })}>
        <Facts
          facts={[
            { term: t`Used`, value: `${bytes(report.used)} / ${bytes(report.quota)}` },
            { term: t`Kept permanently`, value: report.persisted ? yes : no },
            { term: t`Database`, value: report.database },
            ...report.caches.map(({ name, files }) => ({ term: name, value: number.format(files) })),
          ]}
        />
      </Panel>
      <Panel title={t`Languages and screen`}>
        <Facts
          facts={[
            { term: t`Language`, value: report.language },
            {
              term: t`Available offline`,
              value: names.length > 0 ? new Intl.ListFormat(i18n.locale).format(names) : '–',
            },
            { term: t`Screen`, value: report.screen },
            { term: t`Browser`, value: report.browser },
          ]}
        />
      </Panel>
    </div>
  )
}
