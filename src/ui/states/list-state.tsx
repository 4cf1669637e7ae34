import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconPath } from '../icon/icons.ts'
import styles from './list-state.module.css'

interface ListStateProps {
  icon: IconPath
  title: ReactNode
  /** What happened, what is not affected, and what to do next. */
  children?: ReactNode
  /** One button or link. */
  action?: ReactNode
  /** Announces the state at once (`alert`) instead of politely (`status`). For errors. */
  urgent?: boolean
}

/** Replaces a list that is empty, failed, offline or only for signed-in players. */
export function ListState({ icon, title, children, action, urgent = false }: ListStateProps) {
  return (
    <div className={styles.state} role={urgent ? 'alert' : 'status'}>
      <span className={styles.disc}>
        <Icon path={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <p className={styles.text}>{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
