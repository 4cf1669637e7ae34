import { faceOf, noCard } from '../../shared/table-cards.ts'
import { drawing, element } from './element.ts'
import './playing-card.css'

/** How long one card of a deal takes to slide from the shoe and turn over, milliseconds. */
export const dealMs = 440
const slideMs = 260

/** Spades, hearts, diamonds, clubs on a grid of 24, as in `faceOf`. */
const suits = [
  'M12 2C9 6.2 3.5 9.4 3.5 14a4.3 4.3 0 0 0 7.6 2.7C11 19 10.2 20.6 8.6 22h6.8c-1.6-1.4-2.4-3-2.5-5.3A4.3 4.3 0 0 0 20.5 14C20.5 9.4 15 6.2 12 2Z',
  'M12 21.5C6.5 17 2.5 13.3 2.5 8.6A5 5 0 0 1 12 6.4a5 5 0 0 1 9.5 2.2c0 4.7-4 8.4-9.5 12.9Z',
  'M12 1.8 20 12l-8 10.2L4 12Z',
  'M12 2a4.6 4.6 0 0 0-3.9 7 4.7 4.7 0 1 0 3 7.6C11 19 10.2 20.6 8.6 22h6.8c-1.6-1.4-2.4-3-2.5-5.4a4.7 4.7 0 1 0 3-7.6A4.6 4.6 0 0 0 12 2Z',
] as const
/** Above the suit of kings, queens and jacks. */
const crown = 'M3 8.5l4.6 3.2L12 5l4.4 6.7L21 8.5 19.4 18H4.6Z'

/** A playing card; `noCard` lies face down. Its name is in the text of its position. */
export function playingCard(card: number): HTMLElement {
  const front = element('div', { class: 'front' })
  const made = element(
    'div',
    { class: 'card' },
    element('div', { class: 'sides' }, front, element('div', { class: 'reverse' })),
  )
  draw(made, card)
  return made
}

/** Lets a card that is in its position slide there from the shoe, and turn over unless it stays face down. */
export function slideFrom(shoe: Element, card: HTMLElement): void {
  const [from, to] = [shoe.getBoundingClientRect(), card.getBoundingClientRect()]
  const right = from.x + from.width / 2 - to.x - to.width / 2
  const down = from.y + from.height / 2 - to.y - to.height / 2
  card.animate([{ transform: `translate(${right}px, ${down}px) rotate(-20deg) scale(0.8)` }, {}], {
    duration: slideMs,
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  })
  if (!card.classList.contains('down')) turn(card, slideMs - 40)
}

/** Shows the face of a card that lay face down. */
export function turnOver(made: HTMLElement, card: number, still: boolean): void {
  draw(made, card)
  if (!still) turn(made, 0)
}

function turn(card: HTMLElement, wait: number): void {
  card.firstElementChild?.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }], {
    delay: wait,
    duration: dealMs - slideMs + 40,
    easing: 'ease-in-out',
    fill: 'backwards',
  })
}

function draw(made: HTMLElement, card: number): void {
  made.classList.toggle('down', card === noCard)
  if (card === noCard) return
  const { rank, isRed } = faceOf(card)
  const suit = (transform: string) => drawing('path', { d: suits[Math.floor(card / 13)] ?? '', transform })
  const index = drawing('text', { x: rank.length > 1 ? '40' : '30', y: '52' })
  index.textContent = rank
  const isCourt = card % 13 > 9
  made.classList.toggle('red-suit', isRed)
  made
    .querySelector('.front')
    ?.replaceChildren(
      drawing(
        'svg',
        { viewBox: '0 0 100 142' },
        index,
        suit('translate(13 60) scale(1.3)'),
        ...(isCourt
          ? [drawing('path', { d: crown, class: 'crown', transform: 'translate(48 30) scale(1.9)' })]
          : []),
        suit(isCourt ? 'translate(42 76) scale(2.3)' : 'translate(38 70) scale(2.5)'),
      ),
    )
}
