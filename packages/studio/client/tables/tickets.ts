import { fill } from '@marquee/contract/fill.ts'
import { picksOf } from '../../shared/pick-games.ts'
import type { TableSheet } from '../../shared/table-protocol.ts'
import { element } from '../common/element.ts'
import type { OwnShown } from './layout.ts'

/** The player's tickets of a round, with what is on them and how many of their numbers were drawn. */
export interface Tickets {
  readonly list: HTMLElement
  readonly spots: () => readonly string[]
  show(shown: OwnShown): void
  /** Writes how many of each ticket's numbers were drawn; `undefined` takes it away. */
  showHits(hitsOf: ((spot: string) => number) | undefined): void
}

/**
 * @param face what is on a ball or tile
 * @param nameOf what a ticket is called
 */
export function createTickets(
  { table: { draw: words } }: Pick<TableSheet, 'table'>,
  face: (pick: number) => Node | string,
  nameOf: (spot: string) => string,
): Tickets {
  const list = element('ul', { class: 'tickets', 'aria-label': words.tickets })
  let spots: readonly string[] = []
  let items: readonly { readonly spot: string; readonly hits: HTMLElement }[] = []
  let shown = ''

  return {
    list,
    spots: () => spots,
    show({ amounts, backs, money, colourOf }) {
      const next = JSON.stringify([[...amounts], [...backs]])
      if (next === shown) return
      shown = next
      spots = [...amounts.keys()]
      items = [...amounts.keys()].map((spot) => ({ spot, hits: element('span', { class: 'hits' }) }))
      list.replaceChildren(
        ...items.map(({ spot, hits }) => {
          const amount = amounts.get(spot) ?? 0
          const back = backs.get(spot)
          const won = back === undefined ? undefined : element('b', { class: 'won' }, `+${money.full(back)}`)
          return element(
            'li',
            {},
            element('b', { class: `stake-of ${colourOf(amount)}` }, money.full(amount)),
            element('span', { class: 'spoken' }, `: ${nameOf(spot)} `),
            ...picksOf(spot).map((pick) => element('span', { 'aria-hidden': 'true' }, face(pick))),
            hits,
            won,
          )
        }),
      )
    },
    showHits(hitsOf) {
      for (const { spot, hits } of items) {
        const values = { hits: String(hitsOf?.(spot)), picks: String(picksOf(spot).length) }
        hits.textContent = hitsOf === undefined ? '' : fill(words.hits, values)
      }
    },
  }
}
