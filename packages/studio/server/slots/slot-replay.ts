import type { Language } from '@marquee/contract/config.ts'
import { textsIn } from '../../texts.ts'
import { type StudioGame, symbolName } from '../games/games.ts'
import type { Cell, SlotOutcome, Win } from './math/machine.ts'
import { escapeHtml } from '../http/page.ts'
import { replayDocument } from '../http/replay-document.ts'
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
      return progress + windowOf(reels, paid, names)
    })
    .join('')
}

/** @param reels addresses of the symbols' pictures: `reels[reel][row]` */
function windowOf(reels: readonly (readonly string[])[], paid: readonly Cell[], names: SymbolNames): string {
  const didPay = new Set(paid.map(({ reel, row }) => `${reel} ${row}`))
  const rows = (reels[0] ?? []).map((_, row) =>
    reels
      .map((symbols, reel) => {
        const address = symbols[row] ?? ''
        const name = symbolName(address, names)
        const mark = didPay.has(`${reel} ${row}`) ? ' class="paid"' : ''
        return `<img${mark} src="${escapeHtml(address)}" alt="${escapeHtml(name)}">`
      })
      .join(''),
  )
  const classes = [reels.length > 5 ? 'six' : '', paid.length > 0 ? 'won' : ''].filter(Boolean).join(' ')
  return `<section class="${classes}">${rows.map((row) => `<div>${row}</div>`).join('')}</section>`
}
