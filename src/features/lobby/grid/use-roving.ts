import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { GridRow } from './grid-rows.ts'

interface RovingPlace {
  /** Index of the game that is in the tab order. */
  place: number
  /** Index of the row that contains the game. */
  row: number
  setPlace: (place: number) => void
}

/** Which game of a grid is in the tab order. */
export function useRovingPlace(rows: readonly GridRow[]): RovingPlace {
  const [requested, setPlace] = useState(0)
  const place = Math.min(requested, Math.max(0, lastPlace(rows)))
  return { place, row: rowOf(rows, place), setPlace }
}

interface RovingOptions {
  rows: readonly GridRow[]
  roving: RovingPlace
  virtualizer: {
    scrollToIndex: (index: number, options: { align: 'auto' }) => void
    readonly scrollRect: { height: number } | null
    getTotalSize: () => number
  }
  frame: RefObject<HTMLElement | null>
}

interface RovingKeys {
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
}

/**
 * Keyboard navigation in a virtualized grid (roving tabindex). One tile is in the tab order; the arrow keys,
 * Page Up, Page Down, Home and End move it. Ctrl with Home or End goes to the ends of the grid instead of the
 * row.
 */
export function useRovingKeys({ rows, roving, virtualizer, frame }: RovingOptions): RovingKeys {
  const { place, setPlace } = roving
  const toFocus = useRef<number>(undefined)

  // The target row may not be rendered yet after `scrollToIndex`, so every render tries again.
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return
    const target = frame.current?.querySelector<HTMLElement>(`[data-place="${toFocus.current}"] button`)
    if (!target) return
    toFocus.current = undefined
    target.focus({ preventScroll: true })
  })

  return {
    onKeyDown(event) {
      if (event.altKey || event.metaKey) return
      const whole = event.ctrlKey
      const rowHeight = virtualizer.getTotalSize() / Math.max(1, rows.length)
      const rowsInSight = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / rowHeight))
      const next = nextPlace(event.key, { place, rows, whole, rowsInSight })
      if (next === undefined) return
      event.preventDefault()
      if (next === place) return
      toFocus.current = next
      setPlace(next)
      virtualizer.scrollToIndex(rowOf(rows, next), { align: 'auto' })
    },
    onFocus(event) {
      const cell = event.target.closest<HTMLElement>('[data-place]')
      if (cell) setPlace(Number(cell.dataset['place']))
    },
  }
}

function lastPlace(rows: readonly GridRow[]): number {
  const last = rows.at(-1)
  return last?.games ? last.from + last.games.length - 1 : -1
}

function rowOf(rows: readonly GridRow[], place: number): number {
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rows[middle]?.from ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

interface Step {
  place: number
  rows: readonly GridRow[]
  /** Home and End go to the ends of the whole grid instead of the row. */
  whole: boolean
  rowsInSight: number
}

/** Index of the game that a key moves to; undefined when the grid does not handle the key. */
export function nextPlace(key: string, { place, rows, whole, rowsInSight }: Step): number | undefined {
  const last = lastPlace(rows)
  const index = rowOf(rows, place)
  const from = rows[index]?.from ?? 0
  const own = rows[index]?.games?.length ?? 1
  const column = place - from
  const vertical = (by: number): number => {
    const gameRows = rows.map((row, at) => ({ row, at })).filter(({ row }) => row.games)
    const here = gameRows.findIndex(({ at }) => at === index)
    const target = gameRows[Math.min(gameRows.length - 1, Math.max(0, here + by))]?.row
    return target?.games ? target.from + Math.min(column, target.games.length - 1) : place
  }
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, place + 1)
    case 'ArrowLeft':
      return Math.max(0, place - 1)
    case 'ArrowDown':
      return vertical(1)
    case 'ArrowUp':
      return vertical(-1)
    case 'PageDown':
      return vertical(rowsInSight)
    case 'PageUp':
      return vertical(-rowsInSight)
    case 'Home':
      return whole ? 0 : from
    case 'End':
      return whole ? last : from + own - 1
    default:
      return undefined
  }
}
