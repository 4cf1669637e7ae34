import { useEffect, useRef, type ReactNode } from 'react'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import styles from './board.module.css'

/** Media query: from this width on the detail is shown beside the list. */
export const TWO_COLUMNS = '(min-width: 1100px)'

interface BoardProps {
  title: ReactNode
  /** Rendered at the end of the heading's line. */
  action?: ReactNode
  /** Rendered above the list, such as tabs or hints. */
  head?: ReactNode
  list: ReactNode
  /** The opened item, if there is one; `openId` is its row's id. */
  detail: ReactNode
  openId: string | undefined
  /** Title of the opened item, if it is in the list. */
  openTitle?: string | undefined
  /** Rendered beside the list while no item is opened. */
  placeholder: ReactNode
}

/**
 * A list and its opened item: side by side on wide windows, one at a time on phones. On phones the focus moves into the
 * opened item, and back to its row. On wide windows the focus stays in the list, and a status announces the item. A form that
 * is replaced by the item it sent passes the focus on.
 */
export function Board({ title, action, head, list, detail, openId, openTitle, placeholder }: BoardProps) {
  const wide = useMedia(TWO_COLUMNS)
  const root = useRef<HTMLDivElement>(null)
  const column = useRef<HTMLDivElement>(null)
  const previousId = useRef(openId)
  useEffect(() => {
    const previous = previousId.current
    previousId.current = openId
    const isLost = document.activeElement === document.body
    if ((wide && !isLost) || previous === openId) return
    // An item that is still loading has no heading.
    const target = openId
      ? (column.current?.querySelector<HTMLElement>('h2') ?? column.current)
      : root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(previous ?? '')}"]`)
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
      <p className="visually-hidden" role="status">
        {wide ? openTitle : undefined}
      </p>
      <div ref={column} data-board-detail="" tabIndex={-1} className={styles.detailColumn}>
        {detail ?? (wide ? <div className={styles.placeholder}>{placeholder}</div> : null)}
      </div>
    </div>
  )
}
