import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icons.ts'
import styles from './notice.module.css'

interface NoticeProps {
  icon: IconName
  tone?: 'plain' | 'warning' | 'info'
  /** Stands at the end: one small action. */
  action?: ReactNode
  children: ReactNode
}

/** One or two sentences on a quiet ground, inside a card. */
export function Notice({ icon, tone = 'plain', action, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon name={icon} size={18} />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
