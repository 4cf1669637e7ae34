import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { useLobby } from '../lobby-context.ts'
import styles from './sign-in-line.module.css'

/** Tells signed-out visitors why there are few games, with a button to join. Signing in is in the app bar. */
export function SignInLine() {
  const { join } = useLobby()
  return (
    <div className={styles.line}>
      <p>
        <Trans>Join for free to play with your own balance and see every game.</Trans>
      </p>
      <Button variant="quiet" onClick={join}>
        <Trans>Join</Trans>
      </Button>
    </div>
  )
}
