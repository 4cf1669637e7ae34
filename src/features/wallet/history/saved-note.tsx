import { Trans } from '@lingui/react/macro'
import { DataAge } from '../../../ui/time/data-age.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { hideOfflineBanner } from '../../../ui/states/hide-offline-banner.ts'
import styles from './saved-note.module.css'

interface SavedNoteProps {
  /** When the rows were fetched, ms of server time. */
  fetchedAt: number
}

/** The age of cached rows. */
export function SavedNote({ fetchedAt }: SavedNoteProps) {
  return (
    <p ref={hideOfflineBanner} className={styles.note}>
      <Icon path={icons.offline} size={18} />
      <span>
        <DataAge at={fetchedAt} /> · <Trans>There may be more.</Trans>
      </span>
    </p>
  )
}
