import { Icon } from '../icon/icon.tsx'
import type { IconPath } from '../icon/icons.ts'
import styles from './state-disc.module.css'

interface StateDiscProps {
  icon: IconPath
  /** `quiet` for a state that is nobody's doing, `primary` for a step to take, `success` for something done. */
  tone?: 'quiet' | 'primary' | 'success'
}

/** The picture over a state or an outcome that stands in place of a list or form. */
export function StateDisc({ icon, tone = 'quiet' }: StateDiscProps) {
  return (
    <span className={styles.disc} data-tone={tone}>
      <Icon path={icon} size={28} />
    </span>
  )
}
