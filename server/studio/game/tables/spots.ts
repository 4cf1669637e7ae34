import { fill } from '../../../../src/contract/fill.ts'
import type { TableSheet } from '../../table-protocol.ts'
import { element } from '../element.ts'
import type { Money } from '../money.ts'

/** The buttons of a layout, one for each spot that has a place on the felt. */
export interface Spots {
  button(spot: string, face: string, className?: string): HTMLButtonElement
  /** Writes the amounts on the table beside the spots, each in the class that `colourOf` names. */
  show(amounts: ReadonlyMap<string, number>, money: Money, colourOf: (amount: number) => string): void
  /** Marks the spots that won; none clears the marks. */
  mark(won: ReadonlySet<string>): void
}

/**
 * @param nameOf what a spot is called
 * @param press a spot was chosen
 */
export function createSpots(
  { table, spots }: Pick<TableSheet, 'table' | 'spots'>,
  nameOf: (spot: string) => string,
  press: (spot: string) => void,
): Spots {
  const buttons = new Map<string, HTMLButtonElement>()
  const best = new Map(spots.map((spot) => [spot.id, spot.best]))

  function label(spot: string, staked?: string): string {
    const pays = fill(table.pays, { times: String(((best.get(spot) ?? 100) - 100) / 100) })
    return [nameOf(spot), pays, ...(staked === undefined ? [] : [`${table.onTable}: ${staked}`])].join(', ')
  }

  return {
    button(spot, face, className = '') {
      const button = element(
        'button',
        { type: 'button', class: `spot ${className}`, 'data-spot': spot, 'aria-label': label(spot) },
        element('span', { class: 'face' }, face),
      )
      button.addEventListener('click', () => press(spot))
      buttons.set(spot, button)
      return button
    },
    show(amounts, money, colourOf) {
      for (const [spot, button] of buttons) {
        const amount = amounts.get(spot)
        const old = button.querySelector('.put')
        if (amount === undefined) {
          if (old === null) continue
          old.remove()
          button.setAttribute('aria-label', label(spot))
          continue
        }
        const put = old ?? element('span', {})
        if (old === null) button.append(put)
        put.className = `put ${colourOf(amount)}`
        put.textContent = money.figures(amount).at(-1) ?? ''
        button.setAttribute('aria-label', label(spot, money.full(amount)))
      }
    },
    mark(won) {
      for (const [spot, button] of buttons) button.classList.toggle('won', won.has(spot))
    },
  }
}

/** Lets arrow keys walk over the buttons of a layout, which is one stop of the Tab key. */
export function walkWithArrows(felt: HTMLElement): void {
  const all = () => [...felt.querySelectorAll<HTMLButtonElement>('button')]
  const [first, ...others] = all()
  if (first !== undefined) first.tabIndex = 0
  for (const button of others) button.tabIndex = -1
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
