import type { ReactNode } from 'react'
import { ShortDate } from './short-date.tsx'
import styles from './row-text.module.css'

interface RowTextProps {
  title: ReactNode
  /** The beginning of the item's text, on one line. */
  excerpt?: ReactNode
  /** What the item refers to, on separate lines, because amounts must not be cut. */
  about?: ReactNode
  date: string
  /** Status badge, such as "important" or "answered". */
  badge?: ReactNode
  /** Label for screen readers; sighted users see a dot. Undefined when the item has been read. */
  unread?: string | undefined
}

/** Content of a row in a board. */
export function RowText({ title, excerpt, about, date, badge, unread }: RowTextProps) {
  return (
    <>
      <span className={styles.line}>
        {unread === undefined ? null : (
          <span className={styles.dot}>
            <span className="visually-hidden">{unread}</span>
          </span>
        )}
        <span className={styles.title} data-unread={unread === undefined ? undefined : ''}>
          {title}
        </span>
        <span className={styles.date}>
          <ShortDate iso={date} />
        </span>
      </span>
      {about ? <span className={styles.about}>{about}</span> : null}
      {excerpt || badge ? (
        <span className={styles.line}>
          {excerpt ? (
            <span className={styles.excerpt} data-excerpt="">
              {excerpt}
            </span>
          ) : null}
          {badge}
        </span>
      ) : null}
    </>
  )
}
