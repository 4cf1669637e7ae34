import type { Language } from '@marquee/contract/config.ts'
import { formatMoney } from '@marquee/contract/currency.ts'
import { textsIn } from '../../texts.ts'
import type { StudioGame } from '../games/games.ts'
import { escapeHtml } from '../http/page.ts'
import { replayDocument } from '../http/replay-document.ts'
import { tableNames } from '../../shared/table-names.ts'
import type { TableBetRow } from './table-bets.ts'
import type { TableRoundRow } from './table-rounds.ts'
import { tablePicture } from './table-picture.ts'
import { winOf } from './table-rules.ts'

/**
 * The page of a player's round at a table: the result, and what the bets on each field brought back.
 *
 * @param rows the player's bets of the round, at least one
 */
export function tableReplayPage(
  rows: readonly TableBetRow[],
  round: TableRoundRow,
  game: StudioGame,
  language: Language,
): string {
  const { game: texts, tables: words } = textsIn(language)
  const { table, palette } = game
  const number = new Intl.NumberFormat(language, { useGrouping: false })
  const figure = (value: number) => number.format(value)
  const names = tableNames(table?.kind ?? '', { words, figure })
  const counted = rows.filter(({ state }) => state !== 'refused' && state !== 'voided')
  const { result } = round
  if (table === undefined || result === null || counted.length === 0) {
    const text = counted.length === 0 ? texts.words.voidedTitle : texts.words.unclearTitle
    return replayDocument(language, palette, words.rules, `<p>${escapeHtml(text)}</p>`)
  }
  const currency = rows[0]?.currency ?? ''
  const money = (amount: number) => formatMoney(amount, currency, language)
  const fields = Map.groupBy(
    counted.flatMap((row) => row.bets),
    ({ spot }) => spot,
  )
  const lines = [...fields].map(([spot, bets]) => {
    const staked = bets.reduce((sum, { amount }) => sum + amount, 0)
    const value = `${money(staked)} → ${money(winOf(table.rules, bets, result))}`
    return `<dt>${escapeHtml(names.spot(spot))}</dt><dd>${escapeHtml(value)}</dd>`
  })
  const title = names.result(result)
  const { kind } = table
  const picture = tablePicture({ kind, result, names, figure, spots: [...fields.keys()] })
  // The numbers of a draw are all in its picture.
  const heading = kind === 'draw' || kind === 'tile-draw' ? '' : `<h1>${escapeHtml(title)}</h1>`
  const content = `<main class="table">${picture}${heading}<dl>${lines.join('')}</dl></main>`
  return replayDocument(language, palette, title, content)
}
