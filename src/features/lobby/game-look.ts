import { useAtomValue } from 'jotai'
import type { LayoutName } from '../../contract/config.ts'
import { layoutAtom } from '../../platform/preferences.ts'
import { useMedia, WIDE } from '../../ui/use-media.ts'

/** How one game shows in a list: cover with title, large cover alone, or dense row. */
export type GameLook = 'tile' | 'cover' | 'row'

const lookOf: Record<LayoutName, GameLook> = {
  'list-layout': 'tile',
  'grid-layout': 'cover',
  'compact-layout': 'row',
}

/** The player's choice of how lists of games show (section 3, `layout`). */
export function useGameLook(): GameLook {
  return lookOf[useAtomValue(layoutAtom)]
}

/** A grid's measures, px. An item is `width * ratio + below` high. */
export interface GridMeasures {
  columns: number
  gapX: number
  gapY: number
  ratio: number
  below: number
  /** A title over a section, with the room around it. */
  title: number
}

const LARGE = '(min-width: 1280px)'

type Columns = readonly [phone: number, medium: number, large: number]

const columnsOf: Record<GameLook, Columns> = { tile: [2, 4, 6], cover: [2, 3, 4], row: [1, 2, 3] }

/** Height of the title and the line under a cover: their margins and line heights in `game-tile.module.css`. */
const TEXT = 46
/** The same of a section's title in `virtual-grid.module.css`. */
const TITLE = { room: 30, text: 26 }
export const ROW_HEIGHT = 64

const measuresOf: Record<GameLook, Omit<GridMeasures, 'columns' | 'title'>> = {
  tile: { gapX: 12, gapY: 20, ratio: 4 / 3, below: TEXT },
  cover: { gapX: 12, gapY: 12, ratio: 4 / 3, below: 0 },
  row: { gapX: 20, gapY: 4, ratio: 0, below: ROW_HEIGHT },
}

/**
 * The grid of a page (2 tiles a row, 4 from 960 px, 6 from 1280 px) or of the drawer (always as on a phone); the other
 * looks have fewer columns.
 */
export function useGridMeasures(look: GameLook, place: 'page' | 'drawer'): GridMeasures {
  const medium = useMedia(WIDE)
  const large = useMedia(LARGE)
  const [onPhone, onMedium, onLarge] = columnsOf[look]
  const columns = place === 'drawer' ? onPhone : large ? onLarge : medium ? onMedium : onPhone
  const measures = measuresOf[look]
  const scale = textScale()
  return {
    columns,
    ...measures,
    below: Math.round(measures.below * scale),
    title: Math.round(TITLE.room + TITLE.text * scale),
  }
}

/** How much larger than usual the reader wants text. */
function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1
}
