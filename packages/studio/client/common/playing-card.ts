import { faceOf, noCard } from '../../shared/table-cards.ts'
import { element } from './element.ts'
import './playing-card.css'

/** How long one card of a deal takes, milliseconds. */
export const dealMs = 420

/** A playing card; `noCard` lies face down. Its name is in the text of its position. */
export function playingCard(card: number): HTMLElement {
  if (card === noCard) return element('div', { class: 'card down' })
  const { rank, suit, isRed } = faceOf(card)
  const face = [element('b', {}, rank), element('span', {}, suit)]
  return element('div', { class: isRed ? 'card red-suit' : 'card' }, ...face)
}
