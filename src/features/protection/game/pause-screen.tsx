import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { stopwatchText } from '../../../ui/protection/duration-text.ts'
import { CoverPanel } from './cover-panel.tsx'
import styles from './cover-panel.module.css'

interface PauseScreenProps {
  /** Ms of server time. */
  until: number
  now: number
  onClose: () => void
}

/** The forced pause of the site's rules, with a countdown. It closes by itself. */
export function PauseScreen({ until, now, onClose }: PauseScreenProps) {
  const { i18n } = useLingui()
  return (
    <CoverPanel
      title={<Trans>Time for a short pause</Trans>}
      actions={
        <Button variant="quiet" onClick={onClose}>
          <Trans>Close the game</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Your game continues here automatically. Your balance is not affected.</Trans>
      </p>
      <p className={styles.count} role="timer">
        {stopwatchText(Math.max(0, Math.ceil((until - now) / 1000)), i18n.locale)}
      </p>
    </CoverPanel>
  )
}
