import { Trans } from '@lingui/react/macro'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { launches } from '../launch/launch.ts'
import { usePlayNavigation } from '../navigation.ts'
import styles from './veil.module.css'

/** In place of a game whose studio allows no frame. A browser opens the window only in a click. */
export function WindowVeil({ cover }: { cover: string }) {
  const tab = useTab()
  const navigation = usePlayNavigation()
  return (
    <div className={styles.veil}>
      <img className={styles.ground} src={cover} alt="" draggable={false} />
      <div className={styles.content}>
        <p className={styles.text}>
          <Trans>This game opens in its own window.</Trans>
        </p>
        <Button icon={icons.newWindow} onClick={() => void launches(tab).moveToWindow(navigation)}>
          <Trans>New window</Trans>
        </Button>
      </div>
    </div>
  )
}
