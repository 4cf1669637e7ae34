import { fill } from '@marquee/contract/fill.ts'
import type { TableSheet } from '../../shared/table-protocol.ts'
import { element, write } from '../common/element.ts'
import { type Money, onTwoLines } from '../common/money.ts'
import { timesText } from '../common/numbers.ts'

/** The buttons of a layout, one for each spot that has a place on the felt. */
export interface Spots {
  button(spot: string, face: string, className?: string): HTMLButtonElement
  /** A button with what it pays under its face. */
  paying(spot: string, face: string, className?: string): HTMLButtonElement
  /** Writes the amounts on the table beside the spots, each in the class that `colourOf` names. */
  show(amounts: ReadonlyMap<string, number>, money: Money, colourOf: (amount: number) => string): void
  /** Marks the spots that won; none clears the marks. */
  mark(won: ReadonlySet<string>): void
  /** Writes what the player's chips brought back on the spots where they lie. */
  pay(backs: ReadonlyMap<string, number>, money: Money): void
}

/**
 * @param nameOf what a spot is called
 * @param choose called with a spot that was clicked
 */
export function createSpots(
  { table, spots }: Pick<TableSheet, 'table' | 'spots'>,
  language: string,
  nameOf: (spot: string) => string,
  choose: (spot: string) => void,
): Spots {
  const buttons = new Map<string, HTMLButtonElement>()
  const facts = new Map(spots.map((spot) => [spot.id, spot]))
  const timesOf = (spot: string) => timesText(facts.get(spot)?.best ?? 100, language)

  function label(spot: string, staked?: string): string {
    const pattern = facts.get(spot)?.varies === true ? table.paysUpTo : table.pays
    const pays = fill(pattern, { times: timesOf(spot) })
    return [nameOf(spot), pays, ...(staked === undefined ? [] : [`${table.onTable}: ${staked}`])].join(', ')
  }

  function create(spot: string, face: string, className = ''): HTMLButtonElement {
    const button = element(
      'button',
      { type: 'button', class: `spot ${className}`, 'data-spot': spot, 'aria-label': label(spot) },
      element('span', { class: 'face' }, face),
    )
    button.addEventListener('click', () => choose(spot))
    buttons.set(spot, button)
    return button
  }

  return {
    button: create,
    paying(spot, face, className) {
      const button = create(spot, face, className)
      const most = facts.get(spot)?.varies === true ? '\u2264\u2009' : ''
      button.append(element('small', {}, `${most}${timesOf(spot)}\u2009:\u20091`))
      return button
    },
    show(amounts, money, colourOf) {
      for (const [spot, button] of buttons) {
        const amount = amounts.get(spot)
        const old = button.querySelector<HTMLElement>('.put')
        if (amount === undefined) {
          if (old === null) continue
          old.remove()
          button.setAttribute('aria-label', label(spot))
          continue
        }
        const put = old ?? element('span', {})
        if (old === null) button.append(put)
        const look = `put ${colourOf(amount)}`
        if (put.className !== look) put.className = look
        writeSum(put, onTwoLines(money.figures(amount).at(-1) ?? ''))
        const name = label(spot, money.full(amount))
        if (button.getAttribute('aria-label') !== name) button.setAttribute('aria-label', name)
      }
    },
    mark(won) {
      for (const [spot, button] of buttons) button.classList.toggle('won', won.has(spot))
    },
    pay(backs, money) {
      for (const [spot, button] of buttons) {
        const back = backs.get(spot)
        const old = button.querySelector<HTMLElement>('.back')
        if (back === undefined) {
          old?.remove()
          continue
        }
        const shown = old ?? element('span', { class: 'back' })
        writeSum(shown, `+${money.figures(back).at(-1) ?? ''}`)
        if (old === null) button.append(shown)
      }
    },
  }
}

/** Writes a sum with its number of signs, by which style sheets size it. */
function writeSum(chip: HTMLElement, text: string): void {
  if (chip.textContent === text) return
  write(chip, text)
  chip.style.setProperty('--signs', String(text.length))
}

/** Lets arrow keys walk over the buttons of a layout, which is one stop of the Tab key. */
export function moveWithArrows(felt: HTMLElement): void {
  const all = () =>
    [...felt.querySelectorAll<HTMLButtonElement>('button')].filter((one) => one.closest('[hidden]') === null)
  for (const button of felt.querySelectorAll('button')) button.tabIndex = -1
  const [first] = all()
  if (first !== undefined) first.tabIndex = 0
  const steps: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  }
  felt.addEventListener('focusin', ({ target }) => {
    for (const button of all()) button.tabIndex = button === target ? 0 : -1
  })
  felt.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (step === undefined || !(event.target instanceof HTMLElement)) return
    event.preventDefault()
    nearest(event.target, all(), step)?.focus()
  })
}

/** The nearest button in a direction; one straight ahead is nearer than one aside. */
function nearest(
  from: HTMLElement,
  buttons: readonly HTMLButtonElement[],
  [right, down]: readonly [number, number],
): HTMLButtonElement | undefined {
  const centre = (one: Element) => {
    const box = one.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const [x, y] = centre(from)
  let found: HTMLButtonElement | undefined
  let least = Infinity
  for (const button of buttons) {
    const [toX, toY] = centre(button)
    const ahead = (toX - x) * right + (toY - y) * down
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * right)
    const distance = ahead + 3 * aside
    if (button === from || ahead < 4 || distance >= least) continue
    found = button
    least = distance
  }
  return found
}
