import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import styles from './list-state.module.css'

interface ListStateProps {
  icon: IconName
  title: ReactNode
  /** What happened, what was not lost, and the next step. */
  children?: ReactNode
  /** The way on: one button or link. */
  action?: ReactNode
  /** A failure is announced at once; the rest politely. */
  urgent?: boolean
}

/** What stands where a list would: empty, failed, offline or signed out. */
export function ListState({ icon, title, children, action, urgent = false }: ListStateProps) {
  return (
    <div className={styles.state} role={urgent ? 'alert' : 'status'}>
      <span className={styles.disc}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <p className={styles.text}>{children}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}
