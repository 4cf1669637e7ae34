import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTab } from '../../session/tab.ts'
import { Button } from '../../ui/button.tsx'
import { errorMessage } from '../../ui/states/error-message.ts'
import { ListState } from '../../ui/states/list-state.tsx'
import { configFailureAtom } from './config-failure.ts'
import styles from './config-failed.module.css'
import { Brand } from '../bars/brand.tsx'
import { icons } from '../../ui/icon/icons.ts'

const unreachable = errorMessage({ code: 'NETWORK_ERROR', message: '' })

/** Screen for CONFIG_FAILED, with a retry button. */
export default function ConfigFailed() {
  const { t, i18n } = useLingui()
  const { config } = useTab()
  const failure = useAtomValue(configFailureAtom)
  const setFailure = useSetAtom(configFailureAtom)
  const [busy, setBusy] = useState(false)
  if (!failure) return null
  const retry = async (): Promise<void> => {
    setBusy(true)
    const result = await config.load()
    setBusy(false)
    setFailure(result.ok ? undefined : result)
  }
  return (
    <main className={styles.screen}>
      <Brand large />
      <ListState
        icon={icons.offline}
        title={t`The site could not be loaded`}
        urgent
        action={
          <Button busy={busy} onClick={() => void retry()}>
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
