import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { relaunch, moveToWindow } from '../launch/launch.ts'
import styles from './frame-strip.module.css'

interface LateNoticeProps {
  onDismiss: () => void
}

/** Over a game that shows something but never said that it is ready; it may be playing all the same. */
export function LateNotice({ onDismiss }: LateNoticeProps) {
  const { t } = useLingui()
  return (
    <div className={styles.strip}>
      <output className={styles.words}>
        <Trans>Does the game not start?</Trans>
      </output>
      <Button variant="quiet" className={styles.action} onClick={() => void relaunch()}>
        <Trans>Try again</Trans>
      </Button>
      <Button variant="quiet" className={styles.action} onClick={() => void moveToWindow()}>
        <Trans>New window</Trans>
      </Button>
      <IconButton icon="close" label={t`Dismiss`} onClick={onDismiss} />
    </div>
  )
}
