import { Icon } from '../icon/icon.tsx'
import type { IconPath } from '../icon/icons.ts'
import list from './list-state.module.css'
import styles from './state-disc.module.css'

interface StateDiscProps {
  icon: IconPath
  /** `primary` for a next step, `success` for a completed one. */
  tone: 'primary' | 'success'
}

/** The icon above an outcome that replaces a form. */
export function StateDisc({ icon, tone }: StateDiscProps) {
  return (
    <span className={`${list.disc} ${styles.tone}`} data-tone={tone}>
      <Icon path={icon} size={28} />
    </span>
  )
}
