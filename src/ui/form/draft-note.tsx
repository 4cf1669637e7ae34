import { Trans } from '@lingui/react/macro'
import styles from './draft-note.module.css'
import { Icon } from '../icon/icon.tsx'
import { pageIcons } from '../icon/page-icons.ts'
import { RelativeTime } from '../time/relative-time.tsx'

interface DraftNoteProps {
  /** When the text was typed, ms of server time; nothing is shown without it. */
  restoredAt: number | undefined
  onStartOver: () => void
}

/** A note above a form whose earlier text was restored. */
export function DraftNote({ restoredAt, onStartOver }: DraftNoteProps) {
  return (
    <div role="status">
      {restoredAt === undefined ? null : (
        <p className={styles.note}>
          <Icon path={pageIcons.refresh} size={18} />
          <span className={styles.text}>
            <Trans comment="What was typed in a form earlier is back; the time it was typed follows, such as “5 minutes ago”">
              Draft restored · <RelativeTime at={restoredAt} />
            </Trans>
          </span>
          <button type="button" className={styles.action} onClick={onStartOver}>
            <Trans comment="Empties a form whose earlier text was restored">Start over</Trans>
          </button>
        </p>
      )}
    </div>
  )
}
