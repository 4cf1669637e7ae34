import { Trans, useLingui } from '@lingui/react/macro'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { launches } from '../launch/launch.ts'
import { usePlayNavigation } from '../navigation.ts'
import styles from './frame-strip.module.css'

interface ReloadNoticeProps {
  onDismiss: () => void
}

/** Shown after the connection was lost over a game that does not report whether it has survived that. */
export function ReloadNotice({ onDismiss }: ReloadNoticeProps) {
  const { t } = useLingui()
  const tab = useTab()
  const navigation = usePlayNavigation()
  return (
    <div className={styles.strip}>
      <output className={styles.text}>
        <Trans>Your connection was interrupted. If the game has stopped, reload it.</Trans>
      </output>
      <Button className={styles.action} onClick={() => void launches(tab).relaunch(navigation)}>
        <Trans>Reload the game</Trans>
      </Button>
      <IconButton icon={pageIcons.close} label={t`Dismiss`} onClick={onDismiss} />
    </div>
  )
}
