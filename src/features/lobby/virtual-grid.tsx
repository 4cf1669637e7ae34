import { useVirtualizer, useWindowVirtualizer, type Range, type Virtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { Game } from '../../contract/game.ts'
import { useGameLook, useGridMeasures, type GameLook, type GridMeasures } from './game-look.ts'
import { GameTile } from './game-tile.tsx'
import { gridRows, heightOf, type GridRow, type GridSection } from './grid-rows.ts'
import { useRovingKeys, useRovingPlace } from './use-roving.ts'
import styles from './virtual-grid.module.css'

interface GridProps {
  sections: readonly GridSection[]
  /** What the grid holds, for screen readers. */
  label: string
  providerOf?: (game: Game) => string | undefined
}

/** What of a page's scrolling the bars cover, px. */
const COVERED = { paddingStart: 96, paddingEnd: 104 }
const OVERSCAN = 3

/** Any number of games in a page that scrolls with the window: only the rows in sight exist. */
export function PageGrid(props: GridProps) {
  const look = useGameLook()
  const measures = useGridMeasures(look, 'page')
  const frame = useRef<HTMLDivElement>(null)
  const { width, top } = usePlace(frame)
  const rows = useRows(props.sections, measures.columns)
  const roving = useRovingPlace(rows)
  // oxlint-disable-next-line react/incompatible-library -- the app is built without the React compiler
  const virtualizer = useWindowVirtualizer({
    ...optionsOf(rows, measures, width, roving.row),
    scrollMargin: top,
    scrollPaddingStart: COVERED.paddingStart,
    scrollPaddingEnd: COVERED.paddingEnd,
  })
  return <Grid {...props} {...{ look, measures, frame, width, rows, roving, virtualizer, top }} />
}

/** The same inside of a box that scrolls. */
export function BoxGrid({ box, ...props }: GridProps & { box: RefObject<HTMLElement | null> }) {
  const look = useGameLook()
  const measures = useGridMeasures(look, 'drawer')
  const frame = useRef<HTMLDivElement>(null)
  const { width, top } = usePlace(frame, box)
  const rows = useRows(props.sections, measures.columns)
  const roving = useRovingPlace(rows)
  // oxlint-disable-next-line react/incompatible-library -- the app is built without the React compiler
  const virtualizer = useVirtualizer({
    ...optionsOf(rows, measures, width, roving.row),
    getScrollElement: () => box.current,
    scrollMargin: top,
  })
  return <Grid {...props} {...{ look, measures, frame, width, rows, roving, virtualizer, top }} />
}

function useRows(sections: readonly GridSection[], columns: number): GridRow[] {
  return useMemo(() => gridRows(sections, columns), [sections, columns])
}

function optionsOf(rows: readonly GridRow[], measures: GridMeasures, width: number, kept: number) {
  return {
    count: width > 0 ? rows.length : 0,
    estimateSize: (index: number) =>
      rows[index]?.title === undefined ? heightOf(measures, width) : measures.title,
    overscan: OVERSCAN,
    rangeExtractor: (range: Range) => withRow(range, kept),
  }
}

/** Where the grid is and how wide, px; known before the first paint and kept current. */
function usePlace(
  frame: RefObject<HTMLDivElement | null>,
  box?: RefObject<HTMLElement | null>,
): { width: number; top: number } {
  const [place, setPlace] = useState({ width: 0, top: 0 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return undefined
    const measure = (): void => {
      const rect = element.getBoundingClientRect()
      const scroller = box?.current
      const top = scroller
        ? rect.top - scroller.getBoundingClientRect().top + scroller.scrollTop
        : rect.top + window.scrollY
      setPlace((old) =>
        old.width === rect.width && Math.abs(old.top - top) < 1 ? old : { width: rect.width, top },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // What stands above the grid moves it when it grows.
    if (element.parentElement) observer.observe(element.parentElement)
    return () => observer.disconnect()
  }, [frame, box])
  return place
}

interface Drawn extends GridProps {
  look: GameLook
  measures: GridMeasures
  frame: RefObject<HTMLDivElement | null>
  width: number
  top: number
  rows: GridRow[]
  roving: ReturnType<typeof useRovingPlace>
  virtualizer: Virtualizer<Window, Element> | Virtualizer<HTMLElement, Element>
}

function Grid({
  sections,
  label,
  providerOf,
  look,
  measures,
  frame,
  width,
  top,
  rows,
  roving,
  virtualizer,
}: Drawn) {
  const keys = useRovingKeys({ rows, roving, virtualizer, frame })
  const height = heightOf(measures, width)
  const drawnHeight = useRef(height)
  useLayoutEffect(() => {
    if (drawnHeight.current === height) return
    // The virtualizer keeps the places that it has worked out, whatever the rows would be now.
    drawnHeight.current = height
    virtualizer.measure()
  }, [virtualizer, height])
  const games = rows.length - sections.filter((section) => section.title !== undefined).length
  const style = {
    '--columns': measures.columns,
    '--gap-x': `${measures.gapX}px`,
    '--gap-y': `${measures.gapY}px`,
    '--ratio': measures.ratio,
    '--below': `${measures.below}px`,
    '--rows': games,
    '--titles': `${(rows.length - games) * measures.title}px`,
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
      {/* The height is the style sheet's, so a page that is come back to is as high as it was in its first frame. */}
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
                <div key={game.id} role="gridcell" data-place={row.from + column} className={styles.cell}>
                  <GameTile
                    game={game}
                    provider={providerOf?.(game)}
                    eager={index < 2}
                    look={look}
                    tabStop={row.from + column === roving.place}
                  />
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

/** The rows in sight, and the one that holds the focus: it must not vanish when it is scrolled away. */
function withRow(range: Range, row: number): number[] {
  const first = Math.max(0, range.startIndex - range.overscan)
  const last = Math.min(range.count - 1, range.endIndex + range.overscan)
  const seen = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
  return row < 0 || row >= range.count || (row >= first && row <= last)
    ? seen
    : [...seen, row].toSorted((a, b) => a - b)
}
