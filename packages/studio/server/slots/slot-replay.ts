import type { Language } from '@marquee/contract/config.ts'
import { textsIn } from '../../texts.ts'
import { type StudioGame, symbolName } from '../games/games.ts'
import type { Cell, SlotOutcome, Win } from './math/machine.ts'
import { escapeHtml } from '../http/page.ts'
import { replayDocument } from '../http/replay-document.ts'
import { windowOf } from './replay-window.ts'
import { isUnfinished, type RoundRow } from './slot-rounds.ts'
import type { RoundPicture } from './schema.ts'

/** The picture of an outcome, for the round's record. */
export function pictureOf({ pictures }: StudioGame, { steps }: SlotOutcome): RoundPicture {
  return {
    symbols: pictures,
    steps: steps.map(({ window, wins, multiplier }) => ({ window, paid: cellsOf(wins), multiplier })),
  }
}

/** The cells of wins, each once. */
function cellsOf(wins: readonly Win[]): Cell[] {
  const cells = wins.flatMap((win) => win.cells)
  return [...new Map(cells.map(({ reel, row }) => [`${reel} ${row}`, { reel, row }])).values()]
}

/** The page of a finished round's result, as it was drawn. */
export function replayPage(row: RoundRow, palette: string, language: Language): string {
  const texts = textsIn(language)
  const { words } = texts.game
  const content =
    row.picture === null
      ? `<p>${escapeHtml(isUnfinished(row) ? words.unclearTitle : words.voidedTitle)}</p>`
      : `<main>${stepsOf(row.picture, texts.symbols)}</main>`
  return replayDocument(language, palette, words.reels, content)
}

type SymbolNames = Readonly<Record<string, string>>

function stepsOf({ symbols, steps }: RoundPicture, names: SymbolNames): string {
  return steps
    .map(({ window, paid, multiplier }, index) => {
      const reels = window.map((column) => column.map((symbol) => symbols[symbol] ?? ''))
      const times = multiplier > 1 && paid.length > 0 ? ` · ×${multiplier}` : ''
      const progress = steps.length > 1 ? `<p>${index + 1} / ${steps.length}${times}</p>` : ''
      return progress + windowOf(reels, paid, (address) => symbolName(address, names))
    })
    .join('')
}
