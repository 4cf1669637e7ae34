import { fill } from '@marquee/contract/fill.ts'
import type { PickGame } from '../../shared/pick-games.ts'
import type { TableSheet } from '../../shared/table-protocol.ts'
import { element } from '../common/element.ts'
import { percentText, timesText } from '../common/numbers.ts'

/** What a ticket of so many picks pays, the most first: each number of hits that brings something. */
export function payRow(
  { table }: Pick<TableSheet, 'table'>,
  { pays }: PickGame,
  picks: number,
  language: string,
): HTMLElement {
  const cells = (pays[picks] ?? []).flatMap((one, hits) => {
    if (one === 0) return []
    const times = timesText(one, language)
    const text = fill(table.draw.hits, { hits: String(hits), picks: String(picks) })
    return [
      element(
        'div',
        {},
        element('dt', {}, text),
        element(
          'dd',
          {},
          element('span', { 'aria-hidden': 'true' }, `${times}\u2009:\u20091`),
          element('span', { class: 'spoken' }, fill(table.pays, { times })),
        ),
      ),
    ]
  })
  return element('dl', { class: 'pay-row' }, ...cells.toReversed())
}

/** What tickets pay: for each number of picks, what each number of hits brings, and what comes back in the long run. */
export function payTable(
  { table, spots }: Pick<TableSheet, 'table' | 'spots'>,
  game: PickGame,
  language: string,
): HTMLElement[] {
  const { draw: words } = table
  return spots.flatMap((spot, index) => {
    const picks = index + 1
    const rows = (game.pays[picks] ?? []).flatMap((pays, hits) => {
      if (pays === 0) return []
      const values = { hits: String(hits), picks: String(picks) }
      const times = { times: timesText(pays, language) }
      return [
        element(
          'div',
          {},
          element('dt', {}, fill(words.hits, values)),
          element('dd', {}, fill(table.pays, times)),
        ),
      ]
    })
    return [
      element(
        'h3',
        {},
        `${fill(words.picked, { count: String(picks) })} · RTP ${percentText(spot.rtp, language)}`,
      ),
      element('dl', { class: 'returns' }, ...rows.toReversed()),
    ]
  })
}
