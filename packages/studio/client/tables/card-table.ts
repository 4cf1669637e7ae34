import { noCard } from '../../shared/table-cards.ts'
import { delay } from '../common/delay.ts'
import { element } from '../common/element.ts'
import { initialOf } from '../common/initial-of.ts'
import { groupOfAll, type Layout, type LayoutInput } from './layout.ts'
import { dealMs, playingCard, slideFrom } from '../common/playing-card.ts'
import { bigRoad } from './roads.ts'
import './cloth.css'
import './roads.css'
import './card-table.css'

/** A hand on a card table: the spot that wins with it, and its cards in a result. */
interface Hand {
  readonly spot: string
  readonly cards: (result: readonly number[]) => readonly number[]
  /** What is written beside its name, such as its points. */
  readonly worth: (cards: readonly number[]) => string
}

export interface CardGame {
  /** The left one is red on the roads, the right one blue. */
  readonly hands: readonly [Hand, Hand]
  readonly winner: (result: readonly number[]) => string
  /** The places of cards in a result, in the order in which they are dealt. */
  readonly order: readonly number[]
}

/** Results that the bead plate has room for: columns of six. */
const beads = 48

/** Builds a table where two hands of cards are dealt. */
export function createCardTable({ stage, sheet, spots, nameOf, still }: LayoutInput, game: CardGame): Layout {
  const hands = game.hands.map((hand, side) => {
    const cards = element('div', { class: 'cards' })
    const worth = element('b', { class: 'worth' })
    const name = element('span', {}, nameOf(hand.spot))
    const container = element(
      'div',
      { class: `hand side-${side}` },
      element('p', {}, name, ' ', worth),
      cards,
    )
    return { ...hand, container, cardsOf: hand.cards, shown: cards, written: worth }
  })
  const road = element('div', { class: 'road', 'aria-hidden': 'true' })
  const shoe = element('div', { class: 'shoe' })
  const { beadPlate, bigRoad: bigRoadName } = sheet.table
  const roads = element('div', { class: 'roads' })
  roads.hidden = true
  stage.results.replaceWith(roads)
  roads.append(titled(beadPlate, stage.results), titled(bigRoadName, road))
  stage.root.classList.add('cloth')
  stage.arena.setAttribute('aria-hidden', 'true')
  stage.arena.append(...hands.map(({ container }) => container), shoe)
  /** On the bead plate; a tie whose name begins like that of a hand is an equals sign. */
  function letterOf(winner: string): string {
    const letter = initialOf(nameOf(winner))
    return sideOf(winner) < 0 && game.hands.some(({ spot }) => initialOf(nameOf(spot)) === letter)
      ? '='
      : letter
  }
  const sideOf = (winner: string) => game.hands.findIndex(({ spot }) => spot === winner)
  stage.felt.append(
    ...sheet.spots.map(({ id }) => {
      const side = sideOf(id)
      return spots.paying(id, nameOf(id), side < 0 ? `area-${id}` : `area-${id} side-${side}`)
    }),
  )

  function clear() {
    for (const { shown, written, container } of hands) {
      shown.replaceChildren()
      written.textContent = ''
      container.classList.remove('won')
    }
    stage.arena.classList.remove('past', 'decided')
  }

  /** Deals one card; the points are written once its face is in sight. */
  async function deal(result: readonly number[], position: number, isAtOnce: boolean) {
    const hand = hands.find((one) => positionsOf(one.cardsOf, result.length).includes(position))
    if (hand === undefined) return
    const dealt = playingCard(result[position] ?? noCard)
    dealt.classList.toggle('third', hand.shown.children.length === 2)
    hand.shown.append(dealt)
    if (!isAtOnce) {
      slideFrom(shoe, dealt)
      await delay(dealMs)
    }
    hand.written.textContent = hand.worth(hand.cardsOf(result).slice(0, hand.shown.children.length))
  }

  return {
    groups: [groupOfAll({ sheet, nameOf })],
    spin: clear,
    async show(result, late) {
      clear()
      const isAtOnce = late || still()
      for (const position of game.order) {
        if (result[position] !== noCard) await deal(result, position, isAtOnce)
      }
      const winner = game.winner(result)
      stage.arena.classList.toggle('decided', sideOf(winner) >= 0)
      for (const hand of hands) hand.container.classList.toggle('won', hand.spot === winner)
    },
    clear: () => stage.arena.classList.add('past'),
    history(results) {
      roads.hidden = results.length === 0
      const shownResults = results.slice(0, beads).toReversed()
      stage.results.replaceChildren(
        ...shownResults.map((result) => {
          const winner = game.winner(result)
          return element(
            'li',
            { class: `bead side-${sideOf(winner)}`, title: nameOf(winner) },
            element('span', { 'aria-hidden': 'true' }, letterOf(winner)),
            element('span', { class: 'spoken' }, nameOf(winner)),
          )
        }),
      )
      const columns = bigRoad(results.toReversed().map((result) => sideOf(game.winner(result))))
      road.replaceChildren(
        ...columns.map(({ side, column, row, ties }) => {
          const mark = element('i', { class: `side-${side}` }, ties > 0 ? String(ties) : undefined)
          mark.style.gridArea = `${row + 1} / ${column + 1}`
          return mark
        }),
      )
      road.scrollLeft = road.scrollWidth
      stage.results.scrollLeft = stage.results.scrollWidth
    },
  }
}

const titled = (title: string, content: HTMLElement) =>
  element('figure', {}, element('figcaption', { 'aria-hidden': 'true' }, title), content)

/** Which places of a result a hand takes its cards from. */
function positionsOf(cards: Hand['cards'], length: number): readonly number[] {
  return cards(Array.from({ length }, (_, position) => position))
}
