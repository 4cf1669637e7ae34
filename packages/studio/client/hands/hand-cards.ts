import type { HandNames } from '../../shared/hand-names.ts'
import type { HandView } from '../../shared/hand-protocol.ts'
import { noCard } from '../../shared/table-cards.ts'
import { delay } from '../common/delay.ts'
import { element } from '../common/element.ts'
import { dealMs, playingCard, slideFrom, turnOver } from '../common/playing-card.ts'
import type { HandStage } from './hand-stage.ts'

type Place = HandView['places'][number]

/** The cards on the table. Places without cards stand empty. */
export interface HandCards {
  /** Deals what is new, one card after another; all at once where `atOnce`. Resolves when it is seen. */
  show(view: HandView, atOnce: boolean): Promise<void>
  clear(): void
}

interface Shown {
  readonly root: HTMLElement
  readonly cards: HTMLElement
  readonly name: HTMLElement
  readonly worth: HTMLElement
  readonly outcome: HTMLElement
  dealt: number[]
}

/** @param ids the places of a new hand */
export function createHandCards(
  { arena, shoe, printed }: Pick<HandStage, 'arena' | 'shoe' | 'printed'>,
  names: HandNames,
  ids: readonly Place['id'][],
): HandCards {
  let places = new Map<Place['id'], Shown>()
  let run = 0

  function build(id: Place['id']): Shown {
    const name = element('span', { class: 'of' }, names.place(id))
    const worth = element('b', { class: 'worth' })
    const outcome = element('b', { class: 'outcome' })
    const cards = element('div', { class: 'cards', 'aria-hidden': 'true' })
    const head = element('p', { 'aria-hidden': 'true' }, name, ' ', worth, ' ', outcome)
    const root = element('section', { class: `hand at-${id}`, role: 'group' }, head, cards)
    return { root, cards, name, worth, outcome, dealt: [] }
  }

  /** Keeps what stays; a split leaves one card of the hand in each of the two. */
  function lay(now: readonly Place['id'][]): void {
    const next = new Map(now.map((id) => [id, places.get(id) ?? build(id)]))
    places = next
    const own = element('div', { class: 'own' })
    const isOwn = (id: Place['id']) => id !== 'dealer' && id !== 'board'
    own.append(...[...next].filter(([id]) => isOwn(id)).map(([, { root }]) => root))
    const house = [...next].filter(([id]) => !isOwn(id)).map(([, { root }]) => root)
    arena.replaceChildren(shoe, ...house, printed, own)
  }

  function put(shown: Shown, card: number, at: number, atOnce: boolean): void {
    const old = shown.cards.children[at]
    const isTurned = old instanceof HTMLElement && shown.dealt[at] === noCard
    shown.dealt[at] = card
    if (isTurned) return turnOver(old, card, atOnce)
    const made = playingCard(card)
    if (old === undefined) shown.cards.append(made)
    else old.replaceWith(made)
    shown.cards.style.setProperty('--cards', String(shown.cards.children.length))
    if (!atOnce) slideFrom(shoe, made)
  }

  function write(view: HandView, place: Place): void {
    const shown = places.get(place.id)
    if (shown === undefined) return
    shown.worth.textContent = names.worth(place)
    shown.outcome.textContent = names.outcome(place)
    shown.root.dataset['outcome'] = place.outcome ?? ''
    shown.root.classList.toggle('turn', view.turn === place.id)
    shown.root.setAttribute('aria-label', names.described(place))
  }

  return {
    clear() {
      run++
      places = new Map()
      lay(ids)
      for (const { root } of places.values()) root.classList.add('empty')
    },
    async show(view, atOnce) {
      const mine = ++run
      lay(view.places.map(({ id }) => id))
      for (const { root } of places.values()) root.classList.remove('empty')
      for (const { id, cards } of view.places) {
        const shown = places.get(id)
        if (shown?.dealt.length === 0 && (id === 'first' || id === 'second'))
          put(shown, cards[0] ?? noCard, 0, true)
      }
      // The player's cards and the dealer's in turn, as they were dealt; what the dealer draws is last.
      const order = [
        ...view.places.filter(({ id }) => id !== 'dealer'),
        ...view.places.filter(({ id }) => id === 'dealer'),
      ]
      const longest = Math.max(0, ...order.map(({ cards }) => cards.length))
      const waiting: {
        shown: Shown
        card: number
        at: number
        last: boolean
      }[] = []
      for (let at = 0; at < longest; at++) {
        for (const { id, cards } of order) {
          const shown = places.get(id)
          const card = cards[at]
          if (shown === undefined || card === undefined || shown.dealt[at] === card) continue
          waiting.push({
            shown,
            card,
            at,
            last: id === 'dealer' && view.win !== null,
          })
        }
      }
      const ordered = [...waiting.filter(({ last }) => !last), ...waiting.filter(({ last }) => last)]
      for (const { shown, card, at } of ordered) {
        shown.worth.textContent = ''
        put(shown, card, at, atOnce)
        if (!atOnce) await delay(dealMs)
        if (mine !== run) return
      }
      for (const place of view.places) write(view, place)
    },
  }
}
