import { Trans } from '@lingui/react/macro'
import styles from './draft-note.module.css'
import { Icon } from './icon.tsx'
import { RelativeTime } from './relative-time.tsx'

interface DraftNoteProps {
  /** When it had been typed, ms of server time; nothing is shown without. */
  restoredAt: number | undefined
  onStartOver: () => void
}

/** Says above a form that what was typed earlier is back. */
export function DraftNote({ restoredAt, onStartOver }: DraftNoteProps) {
  return (
    <div role="status">
      {restoredAt === undefined ? null : (
        <p className={styles.note}>
          <Icon name="refresh" size={18} />
          <span className={styles.text}>
            <Trans comment="What was typed in a form earlier is back">
              Restored from <RelativeTime at={restoredAt} />
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
