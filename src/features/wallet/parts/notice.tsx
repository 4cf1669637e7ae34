import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { IconPath } from '../../../ui/icon/icons.ts'
import styles from './notice.module.css'

interface NoticeProps {
  icon: IconPath
  tone?: 'plain' | 'warning' | 'info'
  /** A small action at the end. */
  action?: ReactNode
  children: ReactNode
}

/** One or two sentences in a box inside a card. */
export function CardNotice({ icon, tone = 'plain', action, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <Icon path={icon} size={18} />
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  )
}
