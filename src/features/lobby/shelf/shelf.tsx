import { useLingui } from '@lingui/react/macro'
import {
  startTransition,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { scrollBehavior } from '../../../ui/motion/reduced-motion.ts'
import { ShelfHeading } from '../../../ui/page/shelf-heading.tsx'
import styles from './shelf.module.css'

/**
 * Width of one item, px: on phones, and from 960 px; by default 132 and 164. Each is a rule of `shelf.module.css`, because the
 * content security policy refuses `style` attributes in the prerendered page.
 */
export type ShelfWidths = '148-190' | '152-180' | '236-272' | '288-320'

const noItems: readonly ShelfItem[] = []

interface ShelfItem {
  id: string
  /** Renders the item. `tabStop` is true for the one item of the shelf that is in the tab order. */
  render: (tabStop: boolean) => ReactNode
}

interface ShelfProps {
  id: string
  /** Absent for a placeholder. */
  title?: string | undefined
  /** Link to the whole list, at the end of the title. */
  more?: ReactNode
  widths?: ShelfWidths | undefined
  /** Number of items stacked in one column. */
  rows?: 1 | 3
  items?: readonly ShelfItem[]
  /** How many items the first render has. The others follow when the row is hovered, scrolled or focused. */
  initialCount?: number | undefined
  /** `<li>` elements that follow the items, such as skeletons. */
  children?: ReactNode
}

/** A titled row that scrolls sideways. The next item is always partly visible. */
export function Shelf({
  id,
  title,
  more,
  widths,
  rows = 1,
  items: all = noItems,
  initialCount,
  children,
}: ShelfProps) {
  const { t } = useLingui()
  const rail = useRef<HTMLUListElement>(null)
  const [isComplete, setComplete] = useState(false)
  const items = isComplete ? all : all.slice(0, initialCount)
  const { before, after, update } = useEnds(rail)
  const renderAll = () => {
    startTransition(() => setComplete(true))
    update()
  }
  // By id, so that the tab stop follows its item when the order changes.
  const [stopId, setStopId] = useState<string>()
  const stop = Math.max(
    0,
    items.findIndex((item) => item.id === stopId),
  )
  const first = items[0]?.id
  const shownFirst = useRef(first)
  useLayoutEffect(() => {
    if (shownFirst.current === first) return
    shownFirst.current = first
    // Shows a new first item, such as the game that was just played. The browser would keep the former one in view.
    if (rail.current) rail.current.scrollLeft = 0
  }, [first])
  const page = (direction: 1 | -1) => {
    const element = rail.current
    if (!element) return
    element.scrollBy({
      left: direction * element.clientWidth * 0.8,
      behavior: scrollBehavior(),
    })
  }
  return (
    <section
      className={styles.shelf}
      {...(title === undefined ? { 'aria-hidden': true } : { 'aria-labelledby': id })}
    >
      <ShelfHeading id={title && id} title={title} more={more} />
      <div className={styles.window} onPointerEnter={renderAll}>
        {/* Roving tabindex: one item is in the tab order, the arrow keys move between items. */}
        <ul
          ref={rail}
          className={styles.rail}
          data-rows={rows > 1 ? '' : undefined}
          data-widths={widths}
          data-empty={items.length === 0 || undefined}
          onScroll={renderAll}
          onKeyDown={(event) => moveFocus(event, rows)}
          onFocus={(event) => {
            renderAll()
            setStopId(items[itemIndex(event)]?.id)
          }}
        >
          {items.map((item, index) => (
            <li key={item.id}>{item.render(index === stop)}</li>
          ))}
          {children}
        </ul>
        {/* For mouse users only: keyboards and screen readers reach the items directly. */}
        <span className={styles.arrows} aria-hidden="true">
          <IconButton
            icon={icons.back}
            label={t({ message: 'Previous', comment: 'Button that scrolls a row of games back' })}
            tabIndex={-1}
            className={styles.arrow}
            hidden={!before}
            onClick={() => page(-1)}
          />
          <IconButton
            icon={icons.chevron}
            label={t({
              message: 'Next',
              context: 'row of games',
              comment: 'Button that scrolls a row of games on',
            })}
            tabIndex={-1}
            className={styles.arrow}
            hidden={!after}
            onClick={() => page(1)}
          />
        </span>
      </div>
    </section>
  )
}

/** Whether the row can scroll back and forward, as of the last call of `update`. */
function useEnds(rail: { readonly current: HTMLElement | null }): {
  before: boolean
  after: boolean
  update: () => void
} {
  const [ends, setEnds] = useState({ before: false, after: false })
  const update = () => {
    const element = rail.current
    if (!element) return
    const before = element.scrollLeft > 8
    const after = element.scrollLeft < element.scrollWidth - element.clientWidth - 8
    setEnds((old) => (old.before === before && old.after === after ? old : { before, after }))
  }
  return { ...ends, update }
}

/** Index of the item that contains the event's target; -1 for none. */
function itemIndex({ currentTarget, target }: FocusEvent<HTMLElement> | KeyboardEvent<HTMLElement>): number {
  return [...currentTarget.children].findIndex((item) => target instanceof Node && item.contains(target))
}

/** The arrow keys move between items, Home and End to the ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>, rows: number): void {
  const step = {
    ArrowRight: rows,
    ArrowLeft: -rows,
    ArrowDown: rows > 1 ? 1 : 0,
    ArrowUp: rows > 1 ? -1 : 0,
  }[event.key]
  const isEnd = event.key === 'Home' || event.key === 'End'
  if ((!step && !isEnd) || event.altKey || event.metaKey || event.ctrlKey) return
  const items = [...event.currentTarget.children]
  const current = itemIndex(event)
  if (current < 0) return
  const last = items.length - 1
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? last : Math.min(last, Math.max(0, current + (step ?? 0)))
  event.preventDefault()
  const target = items[next]?.querySelector<HTMLElement>('button, a')
  target?.focus({ preventScroll: true })
  target?.scrollIntoView({
    inline: 'nearest',
    block: 'nearest',
    behavior: scrollBehavior(),
  })
}
