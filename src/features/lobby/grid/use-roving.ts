import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import type { GridRow } from './grid-rows.ts'

interface RovingIndex {
  /** Index of the game that is in the tab order. */
  index: number
  /** Index of the row that contains the game. */
  row: number
  setIndex: (index: number) => void
}

/** Which game of a grid is in the tab order. */
export function useRovingIndex(rows: readonly GridRow[]): RovingIndex {
  const [requested, setIndex] = useState(0)
  const index = Math.min(requested, Math.max(0, lastIndex(rows)))
  return { index, row: rowOf(rows, index), setIndex }
}

interface RovingOptions {
  rows: readonly GridRow[]
  roving: RovingIndex
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
 * Keyboard navigation in a virtualized grid (roving tabindex). One tile is in the tab order; the arrow keys, Page Up, Page
 * Down, Home and End move it. Ctrl with Home or End moves to the ends of the grid instead of the row.
 */
export function useRovingKeys({ rows, roving, virtualizer, frame }: RovingOptions): RovingKeys {
  const { index, setIndex } = roving
  const toFocus = useRef<number>(undefined)

  // The target row may not be rendered yet after `scrollToIndex`, so every render tries again.
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return
    const target = frame.current?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"] button`)
    if (!target) return
    toFocus.current = undefined
    target.focus({ preventScroll: true })
  })

  return {
    onKeyDown(event) {
      if (event.altKey || event.metaKey) return
      const whole = event.ctrlKey
      const rowHeight = virtualizer.getTotalSize() / Math.max(1, rows.length)
      const visibleRows = Math.max(1, Math.floor((virtualizer.scrollRect?.height ?? 0) / rowHeight))
      const next = nextIndex(event.key, { index, rows, whole, visibleRows })
      if (next === undefined) return
      event.preventDefault()
      if (next === index) return
      toFocus.current = next
      setIndex(next)
      virtualizer.scrollToIndex(rowOf(rows, next), { align: 'auto' })
    },
    onFocus(event) {
      const cell = event.target.closest<HTMLElement>('[data-index]')
      if (cell) setIndex(Number(cell.dataset['index']))
    },
  }
}

function lastIndex(rows: readonly GridRow[]): number {
  const last = rows.at(-1)
  return last?.games ? last.from + last.games.length - 1 : -1
}

function rowOf(rows: readonly GridRow[], index: number): number {
  let [low, high] = [0, rows.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((rows[middle]?.from ?? 0) <= index) low = middle
    else high = middle - 1
  }
  return low
}

interface Step {
  index: number
  rows: readonly GridRow[]
  /** Whether Home and End move to the ends of the whole grid instead of the row. */
  whole: boolean
  visibleRows: number
}

/** Index of the game that a key moves to; undefined when the grid does not handle the key. */
export function nextIndex(key: string, { index, rows, whole, visibleRows }: Step): number | undefined {
  const last = lastIndex(rows)
  const row = rowOf(rows, index)
  const from = rows[row]?.from ?? 0
  const rowLength = rows[row]?.games?.length ?? 1
  const column = index - from
  const vertical = (by: number): number => {
    const gameRows = rows.map((one, at) => ({ row: one, at })).filter((one) => one.row.games)
    const current = gameRows.findIndex(({ at }) => at === row)
    const target = gameRows[Math.min(gameRows.length - 1, Math.max(0, current + by))]?.row
    return target?.games ? target.from + Math.min(column, target.games.length - 1) : index
  }
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, index + 1)
    case 'ArrowLeft':
      return Math.max(0, index - 1)
    case 'ArrowDown':
      return vertical(1)
    case 'ArrowUp':
      return vertical(-1)
    case 'PageDown':
      return vertical(visibleRows)
    case 'PageUp':
      return vertical(-visibleRows)
    case 'Home':
      return whole ? 0 : from
    case 'End':
      return whole ? last : from + rowLength - 1
    default:
      return undefined
  }
}
