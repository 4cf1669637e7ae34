import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { connectionAtom } from '../../../platform/http/connection.ts'
import { Button } from '../../../ui/button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { ErrorLine } from '../../../ui/states/error-line.tsx'
import styles from './passkey-sign-in.module.css'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { usePasskeysHere } from './use-passkeys-here.ts'

/**
 * The way to sign in without a password, where the site and the browser have passkeys. Its place is kept until the site's
 * configuration comes, so that nothing moves under a finger.
 */
export function PasskeySignIn() {
  const here = usePasskeysHere()
  const usable = here === 'usable'
  const offline = useAtomValue(connectionAtom).state === 'offline'
  const { isBusy, error, press } = usePasskeySignIn(usable && !offline)
  if (!usable && here !== 'unknown') return null
  return (
    <div className={styles.way} data-awaited={!usable || undefined}>
      <Button
        variant="quiet"
        wide
        icon={pageIcons.key}
        busy={isBusy}
        disabled={offline}
        onClick={() => void press()}
      >
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <ErrorLine error={error} />
    </div>
  )
}
