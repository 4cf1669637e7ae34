import type { CSSProperties, ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'
import styles from './shelf.module.css'

type Widths = [phone: number, wide: number]

const DEFAULT_WIDTHS: Widths = [116, 152]

interface ShelfProps {
  id: string
  title: string
  /** The way to all of it, at the title's end. */
  more?: ReactNode
  /** Width of one item on phones and from 960 px, px. */
  widths?: Widths
  children: ReactNode
}

/** A titled row that scrolls sideways and always lets the next item peek in. */
export function Shelf({ id, title, more, widths = DEFAULT_WIDTHS, children }: ShelfProps) {
  return (
    <section className={styles.shelf} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {more ? (
          <span className={styles.more}>
            {more}
            <Icon name="chevron" size={16} />
          </span>
        ) : null}
      </header>
      {/* A scroll area without focusable children of its own would not be reachable by keyboard; its tiles are. */}
      <ul
        className={styles.rail}
        style={{ '--phone-width': `${widths[0]}px`, '--wide-width': `${widths[1]}px` } as CSSProperties}
      >
        {children}
      </ul>
    </section>
  )
}
