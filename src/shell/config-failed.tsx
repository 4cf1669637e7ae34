import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { loadConfig } from '../platform/config.ts'
import { Button } from '../ui/button.tsx'
import { failureWords } from '../ui/failure-words.ts'
import { ListState } from '../ui/list-state.tsx'
import { configFailureAtom } from './config-failure.ts'
import styles from './config-failed.module.css'
import { Brand } from './brand.tsx'

const unreachable = failureWords({ code: 'NETWORK_ERROR', message: '' })

/** The screen for CONFIG_FAILED: what happened, what was not lost, and another try. */
export default function ConfigFailed() {
  const { t, i18n } = useLingui()
  const failure = useAtomValue(configFailureAtom)
  const setFailure = useSetAtom(configFailureAtom)
  const [busy, setBusy] = useState(false)
  if (!failure) return null
  const retry = async (): Promise<void> => {
    setBusy(true)
    const result = await loadConfig()
    setBusy(false)
    setFailure(result.ok ? undefined : result)
  }
  return (
    <main className={styles.screen}>
      <Brand large />
      <ListState
        icon="offline"
        title={t`The site could not be loaded`}
        urgent
        action={
          <Button variant="filled" busy={busy} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {failure.message === 'config.unreachable' ? `${i18n._(unreachable)} ` : null}
        <Trans>Your account and your balance are not affected.</Trans>
      </ListState>
      <p className={styles.code}>{failure.message}</p>
    </main>
  )
}
