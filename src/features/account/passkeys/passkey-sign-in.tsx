import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { Button } from '../../../ui/button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import styles from './passkey-sign-in.module.css'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { usePasskeysHere } from './use-passkeys-here.ts'

/** The button to sign in with a passkey. It is invisible, but takes its space, until the site's configuration is loaded. */
export function PasskeySignIn() {
  const here = usePasskeysHere()
  const usable = here === 'usable'
  const offline = useAtomValue(isOfflineAtom)
  const { isBusy, error, signIn } = usePasskeySignIn(usable && !offline)
  if (!usable && here !== 'unknown') return null
  return (
    <div className={styles.signIn} data-pending={!usable || undefined}>
      <Button
        variant="quiet"
        wide
        icon={pageIcons.key}
        busy={isBusy}
        disabled={offline}
        onClick={() => void signIn()}
      >
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <ErrorLine error={error} />
    </div>
  )
}
