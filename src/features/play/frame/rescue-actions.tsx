import { Trans } from '@lingui/react/macro'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { gameControl } from '../game-control.ts'
import { launches } from '../launch/launch.ts'
import { usePlayNavigation } from '../navigation.ts'
import styles from './rescue-actions.module.css'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

/** Buttons for a game that does not respond or has failed: try again, open a window, or close. */
export function RescueActions() {
  const tab = useTab()
  const navigation = usePlayNavigation()
  return (
    <div className={styles.actions}>
      <Button icon={pageIcons.refresh} onClick={() => void launches(tab).relaunch(navigation)}>
        <Trans>Try again</Trans>
      </Button>
      <span className={styles.lesser}>
        <Button
          variant="quiet"
          icon={icons.newWindow}
          onClick={() => void launches(tab).moveToWindow(navigation)}
        >
          <Trans>New window</Trans>
        </Button>
        <Button variant="quiet" icon={pageIcons.close} onClick={() => gameControl(tab).close()}>
          <Trans>Close</Trans>
        </Button>
      </span>
    </div>
  )
}
