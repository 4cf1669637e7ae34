import { Trans, useLingui } from '@lingui/react/macro'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { launches } from '../launch/launch.ts'
import { usePlayNavigation } from '../navigation.ts'
import styles from './frame-strip.module.css'

interface SilentGameNoticeProps {
  onDismiss: () => void
}

/** Shown over a game whose page has loaded but that has not reported that it is ready. The game may work nevertheless. */
export function SilentGameNotice({ onDismiss }: SilentGameNoticeProps) {
  const { t } = useLingui()
  const tab = useTab()
  const navigation = usePlayNavigation()
  return (
    <div className={styles.strip}>
      <output className={styles.text}>
        <Trans>Is the game not starting?</Trans>
      </output>
      <Button
        variant="quiet"
        className={styles.action}
        onClick={() => void launches(tab).relaunch(navigation)}
      >
        <Trans>Try again</Trans>
      </Button>
      <Button
        variant="quiet"
        className={styles.action}
        onClick={() => void launches(tab).moveToWindow(navigation)}
      >
        <Trans>New window</Trans>
      </Button>
      <IconButton icon={pageIcons.close} label={t`Dismiss`} onClick={onDismiss} />
    </div>
  )
}
