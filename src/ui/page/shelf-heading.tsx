import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { icons } from '../icon/icons.ts'
import styles from './shelf-heading.module.css'

interface ShelfHeadingProps {
  id: string | undefined
  /** Undefined for an empty heading of the same height. */
  title: ReactNode
  /** Link to the whole list, at the end of the title. */
  more?: ReactNode
}

/** The title of a shelf of home, with the link to its whole list. */
export function ShelfHeading({ id, title, more }: ShelfHeadingProps) {
  return (
    <header className={styles.header}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {more ? (
        <span className={styles.more}>
          {more}
          <Icon path={icons.chevron} size={16} />
        </span>
      ) : null}
    </header>
  )
}
