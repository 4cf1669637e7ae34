import { useAtomValue } from 'jotai'
import type { LayoutName } from '@marquee/contract/config.ts'
import { layoutAtom } from '../../../platform/preferences.ts'
import { useMedia, WIDE } from '../../../ui/use-media.ts'

/** How a list shows one game: a cover with title, a large cover alone, or a dense row. */
export type TileVariant = 'tile' | 'cover' | 'row'

const variantOf: Record<LayoutName, TileVariant> = {
  'list-layout': 'tile',
  'grid-layout': 'cover',
  'compact-layout': 'row',
}

/** How the player wants lists of games to look (spec §3, `layout`). */
export function useTileVariant(): TileVariant {
  return variantOf[useAtomValue(layoutAtom)]
}

/** Measures of a grid, px. An item's height is `width * ratio + below`. */
export interface GridMeasures {
  columns: number
  gapX: number
  gapY: number
  ratio: number
  below: number
  /** Height of a section's title including its margins. */
  title: number
}

const HUGE = '(min-width: 1920px)'
const LARGE = '(min-width: 1280px)'
const TABLET = '(min-width: 600px)'
/** A phone in landscape: a row of covers fits between the bars. */
const LANDSCAPE = '(min-width: 600px) and (max-height: 480px)'

/** Columns by the width of the window. From `medium` on the navigation rail takes a part of it. */
interface Columns {
  readonly phone: number
  readonly tablet: number
  readonly landscape: number
  readonly medium: number
  readonly large: number
  readonly huge: number
}

const columnsOf: Record<TileVariant, Columns> = {
  tile: { phone: 2, tablet: 4, landscape: 6, medium: 4, large: 6, huge: 8 },
  cover: { phone: 2, tablet: 4, landscape: 5, medium: 3, large: 4, huge: 6 },
  row: { phone: 1, tablet: 2, landscape: 2, medium: 2, large: 3, huge: 4 },
}

/**
 * Height of the title and the line under a cover. Must match margins and line heights in
 * `game-tile.module.css`.
 */
const TEXT = 46
/** Margins and text height of a section's title. Must match `virtual-grid.module.css`. */
const TITLE = { margin: 30, text: 26 }
export const ROW_HEIGHT = 64

const measuresOf: Record<TileVariant, Omit<GridMeasures, 'columns' | 'title'>> = {
  tile: { gapX: 12, gapY: 20, ratio: 4 / 3, below: TEXT },
  cover: { gapX: 12, gapY: 12, ratio: 4 / 3, below: 0 },
  row: { gapX: 20, gapY: 4, ratio: 0, below: ROW_HEIGHT },
}

/**
 * Measures of the grid of a page (tiles: 2 columns, 4 from 600 px, 6 from 1280 px, 8 from 1920 px) or of the drawer (always
 * as on phones). The other variants have fewer columns.
 */
export function useGridMeasures(variant: TileVariant, container: 'page' | 'drawer'): GridMeasures {
  const medium = useMedia(WIDE)
  const large = useMedia(LARGE)
  const huge = useMedia(HUGE)
  const tablet = useMedia(TABLET)
  const landscape = useMedia(LANDSCAPE)
  const size = landscape
    ? 'landscape'
    : huge
      ? 'huge'
      : large
        ? 'large'
        : medium
          ? 'medium'
          : tablet
            ? 'tablet'
            : 'phone'
  const columns = columnsOf[variant][container === 'drawer' ? 'phone' : size]
  const measures = measuresOf[variant]
  const scale = textScale()
  return {
    columns,
    ...measures,
    below: Math.round(measures.below * scale),
    title: Math.round(TITLE.margin + TITLE.text * scale),
  }
}

/** The reader's text size relative to the browser's default. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}
