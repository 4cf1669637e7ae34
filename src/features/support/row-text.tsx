import type { ReactNode } from 'react'
import { ShortDate } from './dates.tsx'
import styles from './row-text.module.css'

interface RowTextProps {
  title: ReactNode
  /** One line of what is inside. */
  excerpt?: ReactNode
  date: string
  /** Chips with words: important, answered. */
  badge?: ReactNode
  /** Said to screen readers and shown as a dot; undefined for what has been read. */
  unread?: string | undefined
}

/** What stands in a row of a board. */
export function RowText({ title, excerpt, date, badge, unread }: RowTextProps) {
  return (
    <>
      <span className={styles.line}>
        {unread === undefined ? null : (
          <span className={styles.dot}>
            <span className={styles.hidden}>{unread}</span>
          </span>
        )}
        <span className={styles.title} data-unread={unread === undefined ? undefined : ''}>
          {title}
        </span>
        <span className={styles.date}>
          <ShortDate iso={date} />
        </span>
      </span>
      {excerpt || badge ? (
        <span className={styles.line}>
          {excerpt ? <span className={styles.excerpt}>{excerpt}</span> : null}
          {badge}
        </span>
      ) : null}
    </>
  )
}
