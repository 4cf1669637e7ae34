import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { useTab } from '../../session/tab.ts'
import { Button } from '../../ui/button.tsx'
import { errorMessage } from '../../ui/states/error-message.ts'
import { ListState } from '../../ui/states/list-state.tsx'
import { useOnReconnect } from '../../ui/use-on-reconnect.ts'
import { configFailureAtom } from './config-failure.ts'
import styles from './config-failed.module.css'
import { Brand } from '../bars/brand.tsx'
import { icons } from '../../ui/icon/icons.ts'

/** For a service that responds with an error: to the player it is the same as no response. */
const unreachable = errorMessage({ code: 'NETWORK_ERROR', message: '' })

/** Screen for a configuration that could not be loaded, with a retry button. Tries again when the connection is back. */
export default function ConfigFailed() {
  const { t, i18n } = useLingui()
  const { config } = useTab()
  const failure = useAtomValue(configFailureAtom)
  const setFailure = useSetAtom(configFailureAtom)
  const [busy, setBusy] = useState(false)
  const retry = async (): Promise<void> => {
    setBusy(true)
    const result = await config.load()
    setBusy(false)
    setFailure(result.ok ? undefined : result)
  }
  useOnReconnect(() => void retry())
  if (!failure) return null
  const message =
    failure.message === 'config.unreachable'
      ? unreachable
      : failure.code === 'CONFIG_FAILED'
        ? undefined
        : errorMessage(failure)
  return (
    <main className={styles.screen}>
      <Brand large />
      <ListState
        icon={icons.offline}
        // The only heading of the page.
        title={
          <span role="heading" aria-level={1}>
            {t`The site could not be loaded`}
          </span>
        }
        urgent
        action={
          <Button busy={busy} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {message ? `${i18n._(message)} ` : null}
        <Trans>Your account and your balance are not affected.</Trans>
      </ListState>
      <p className={styles.code}>{failure.message}</p>
    </main>
  )
}
