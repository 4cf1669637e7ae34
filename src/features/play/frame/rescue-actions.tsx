import { Trans } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { closeGame } from '../current-game.ts'
import { moveToWindow, relaunch } from '../launch/launch.ts'
import styles from './rescue-actions.module.css'

/** The ways on from a game that does not answer or has failed: again, in a window of its own, or out. */
export function RescueActions() {
  return (
    <div className={styles.actions}>
      <Button icon="refresh" onClick={() => void relaunch()}>
        <Trans>Try again</Trans>
      </Button>
      <span className={styles.lesser}>
        <Button variant="quiet" icon="newWindow" onClick={() => void moveToWindow()}>
          <Trans>New window</Trans>
        </Button>
        <Button variant="quiet" icon="close" onClick={() => closeGame()}>
          <Trans>Close</Trans>
        </Button>
      </span>
    </div>
  )
}
