import { useEffect, useRef, type ReactNode } from 'react'
import { PageHeading } from '../../ui/page-heading.tsx'
import { useMedia } from '../../ui/use-media.ts'
import styles from './board.module.css'

/** From here on what is opened stands beside the list. */
export const TWO_COLUMNS = '(min-width: 1100px)'

interface BoardProps {
  title: ReactNode
  /** Stands at the end of the heading's line. */
  action?: ReactNode
  /** Above the list: tabs, hints. */
  head?: ReactNode
  list: ReactNode
  /** What is opened, if anything is; `openId` says which of the rows. */
  detail: ReactNode
  openId: string | undefined
  /** Stands beside the list while nothing is opened. */
  placeholder: ReactNode
}

/**
 * A list and what is opened from it: beside each other on wide screens, one after the other on phones. There the focus goes
 * into what is opened, and back to its row.
 */
export function Board({ title, action, head, list, detail, openId, placeholder }: BoardProps) {
  const wide = useMedia(TWO_COLUMNS)
  const root = useRef<HTMLDivElement>(null)
  const last = useRef(openId)
  useEffect(() => {
    const before = last.current
    last.current = openId
    if (wide || before === openId) return
    const target = openId
      ? root.current?.querySelector<HTMLElement>('h2')
      : root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(before ?? '')}"]`)
    target?.focus({ preventScroll: openId === undefined })
  }, [openId, wide])
  return (
    <div ref={root} className={styles.page} data-open={openId === undefined ? undefined : ''}>
      <div className={styles.listColumn}>
        <div className={styles.headLine}>
          <PageHeading>{title}</PageHeading>
          {action}
        </div>
        {head}
        {list}
      </div>
      <div className={styles.detailColumn}>{detail ?? (wide ? placeholder : null)}</div>
    </div>
  )
}
