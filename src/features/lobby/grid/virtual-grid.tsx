import { useVirtualizer, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { useTileVariant, useGridMeasures, type TileVariant, type GridMeasures } from '../tile/tile-variant.ts'
import { InfoButton } from '../facts/info-button.tsx'
import { GameTile } from '../tile/game-tile.tsx'
import { gridRows, heightOf, type GridRow, type GridSection } from './grid-rows.ts'
import { useRovingKeys, useRovingIndex } from './use-roving.ts'
import styles from './virtual-grid.module.css'

interface GridProps {
  sections: readonly GridSection[]
  /** Accessible name of the grid. */
  label: string
  providerOf?: (game: Game) => string | undefined
}

/** Heights that the app bar and the bottom bar cover, px. */
const BARS = { paddingStart: 96, paddingEnd: 104 }
const OVERSCAN = 3

/** A virtualized grid of games on a page that scrolls with the window. */
export function VirtualPageGrid(props: GridProps) {
  const variant = useTileVariant()
  const measures = useGridMeasures(variant, 'page')
  const frame = useRef<HTMLDivElement>(null)
  const { width, top } = useGridPosition(frame)
  const rows = useRows(props.sections, measures.columns)
  const roving = useRovingIndex(rows)
  // oxlint-disable-next-line react/incompatible-library -- the app is built without the React compiler
  const virtualizer = useWindowVirtualizer({
    ...optionsOf(rows, measures, width, roving.row),
    scrollMargin: top,
    scrollPaddingStart: BARS.paddingStart,
    scrollPaddingEnd: BARS.paddingEnd,
  })
  return <Grid {...props} {...{ variant, measures, frame, width, rows, roving, virtualizer, top }} />
}

/** A virtualized grid of games inside an element that scrolls. */
export function BoxGrid({ box, ...props }: GridProps & { box: RefObject<HTMLElement | null> }) {
  const variant = useTileVariant()
  const measures = useGridMeasures(variant, 'drawer')
  const frame = useRef<HTMLDivElement>(null)
  const { width, top } = useGridPosition(frame, box)
  const rows = useRows(props.sections, measures.columns)
  const roving = useRovingIndex(rows)
  // oxlint-disable-next-line react/incompatible-library -- the app is built without the React compiler
  const virtualizer = useVirtualizer({
    ...optionsOf(rows, measures, width, roving.row),
    getScrollElement: () => box.current,
    scrollMargin: top,
  })
  return <Grid {...props} {...{ variant, measures, frame, width, rows, roving, virtualizer, top }} />
}

function useRows(sections: readonly GridSection[], columns: number): GridRow[] {
  return useMemo(() => gridRows(sections, columns), [sections, columns])
}

function optionsOf(rows: readonly GridRow[], measures: GridMeasures, width: number, focusedRow: number) {
  return {
    count: width > 0 ? rows.length : 0,
    estimateSize: (index: number) =>
      rows[index]?.title === undefined ? heightOf(measures, width) : measures.title,
    overscan: OVERSCAN,
    // Rendering inside the scroll event would delay the frame; the rows of the overscan are rendered already.
    useFlushSync: false,
    rangeExtractor: (range: Range) => rowsToRender(range, focusedRow),
  }
}

/** Width and offset of the grid, px, measured before the first paint and at each change of size. */
function useGridPosition(
  frame: RefObject<HTMLDivElement | null>,
  box?: RefObject<HTMLElement | null>,
): { width: number; top: number } {
  const [position, setPosition] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = (): void => {
      const rect = element.getBoundingClientRect()
      const scroller = box?.current
      const top = scroller
        ? rect.top - scroller.getBoundingClientRect().top + scroller.scrollTop
        : rect.top + window.scrollY
      setPosition((old) =>
        old.width === rect.width && Math.abs(old.top - top) < 1 ? old : { width: rect.width, top },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // An element above the grid that grows moves the grid, but does not resize it.
    if (element.parentElement) observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [frame, box])
  return position
}

interface LaidOutGridProps extends GridProps {
  variant: TileVariant
  measures: GridMeasures
  frame: RefObject<HTMLDivElement | null>
  width: number
  top: number
  rows: GridRow[]
  roving: ReturnType<typeof useRovingIndex>
  virtualizer: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>
}

function Grid({
  sections,
  label,
  providerOf,
  variant,
  measures,
  frame,
  width,
  top,
  rows,
  roving,
  virtualizer,
}: LaidOutGridProps) {
  const keys = useRovingKeys({ rows, roving, virtualizer, frame })
  const height = heightOf(measures, width)
  const drawnHeight = useRef(height)
  useLayoutEffect(() => {
    if (drawnHeight.current === height) return
    // The virtualizer caches row positions; a changed row height makes them invalid.
    drawnHeight.current = height
    virtualizer.measure()
  }, [virtualizer, height])
  const gameRows = rows.length - sections.filter((section) => section.title !== undefined).length
  const style = {
    '--columns': measures.columns,
    '--gap-x': `${measures.gapX}px`,
    '--gap-y': `${measures.gapY}px`,
    '--ratio': measures.ratio,
    '--below': `${measures.below}px`,
    '--rows': gameRows,
    '--titles': `${(rows.length - gameRows) * measures.title}px`,
  } as CSSProperties
  return (
    <div
      ref={frame}
      className={styles.frame}
      style={style}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={rows.length}
      aria-colcount={measures.columns}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
    >
      {/* CSS computes the height, so that the browser can restore the scroll position in the first frame. */}
      <div className={styles.height} />
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        if (!row || width === 0) return null
        return (
          <div
            key={index}
            role="row"
            aria-rowindex={index + 1}
            className={row.title === undefined ? styles.row : styles.titleRow}
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {row.title === undefined ? (
              row.games.map((game, column) => (
                <div
                  key={game.id}
                  role="gridcell"
                  data-index={row.from + column}
                  className={styles.cell}
                  data-variant={variant}
                >
                  <GameTile
                    game={game}
                    provider={providerOf?.(game)}
                    eager={index < 2}
                    variant={variant}
                    tabStop={row.from + column === roving.index}
                  />
                  <InfoButton game={game} tabStop={row.from + column === roving.index} />
                </div>
              ))
            ) : (
              <div role="gridcell" aria-colspan={measures.columns}>
                <h2 className={styles.title}>{row.title}</h2>
              </div>
            )}
          </div>
        )
      })}
    </div>
  )
}

/** The visible rows, plus the row with the focused game: unmounting that one would lose the focus. */
function rowsToRender(range: Range, focusedRow: number): number[] {
  const first = Math.max(0, range.startIndex - range.overscan)
  const last = Math.min(range.count - 1, range.endIndex + range.overscan)
  const visible = Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset)
  return focusedRow < 0 || focusedRow >= range.count || (focusedRow >= first && focusedRow <= last)
    ? visible
    : [...visible, focusedRow].toSorted((a, b) => a - b)
}
