import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { useLobby } from '../lobby-context.ts'
import styles from './sign-in-line.module.css'

/** Explains to signed-out visitors why there are few games, with a sign-in button. */
export function SignInLine() {
  const { signIn } = useLobby()
  return (
    <div className={styles.line}>
      <p>
        <Trans>Sign in to play and to see every game.</Trans>
      </p>
      {/* The quiet variant, because the app bar above already has a prominent sign-in button. */}
      <Button variant="quiet" onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  )
}
