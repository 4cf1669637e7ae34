import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import { useLobby } from './lobby-context.ts'
import styles from './sign-in-line.module.css'

/** For who is not signed in: why there are few games, and the way to the rest. */
export function SignInLine() {
  const { signIn } = useLobby()
  return (
    <div className={styles.line}>
      <p>
        <Trans>Sign in to play and to see every game.</Trans>
      </p>
      {/* Quiet: the bar's own key, which says the same, is in sight above it. */}
      <Button variant="quiet" onClick={signIn}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  )
}
