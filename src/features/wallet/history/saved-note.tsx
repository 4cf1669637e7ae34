import { Trans } from '@lingui/react/macro'
import { ClockTime } from '../../../ui/clock-time.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { saysOffline } from '../../../ui/says-offline.ts'
import { useSite } from '../site.ts'
import styles from './saved-note.module.css'

interface SavedNoteProps {
  /** When the rows were heard, ms of server time. */
  at: number
}

/** Over rows of this device's copy: how old they are, by the clock that they follow themselves. */
export function SavedNote({ at }: SavedNoteProps) {
  const { zone } = useSite()
  return (
    <p ref={saysOffline} className={styles.note}>
      <Icon name="offline" size={18} />
      <span>
        <Trans>
          Saved on this device at <ClockTime at={at} zone={zone} />. There may be more.
        </Trans>
      </span>
    </p>
  )
}
