import { fill } from '@marquee/contract/fill.ts'
import type { TableSheet } from '../../shared/table-protocol.ts'
import { element } from '../common/element.ts'
import { largestWithin } from '../common/largest-within.ts'
import { type Money, onTwoLines } from '../common/money.ts'

/** The chips to bet with, of which one is chosen. */
export interface ChipRail {
  show(values: readonly number[], money: Money): void
  /** Chooses a chip of this value, if there is one; where `most` does not reach, the largest that it reaches. */
  choose(value: number, most: number): void
  chosen(): number
  /** The class that colours a sum like the largest chip in it. */
  colourOf(amount: number): string
}

/** Signs that fit on one line of a chip and can still be read. */
const lineSigns = 6

const colour = (index: number) => `chip-${index}`

/** @param changed the player chose another chip */
export function createChipRail(
  container: HTMLElement,
  words: TableSheet['table'],
  changed: (value: number) => void,
): ChipRail {
  let chosen = 0
  let buttons: readonly { readonly value: number; readonly button: HTMLButtonElement }[] = []

  function mark(next: number) {
    chosen = next
    for (const { value, button } of buttons) {
      button.setAttribute('aria-checked', String(value === next))
      button.tabIndex = value === next ? 0 : -1
    }
  }

  function take(index: number) {
    const next = buttons[(index + buttons.length) % buttons.length]
    if (next === undefined) return
    mark(next.value)
    next.button.focus()
    changed(next.value)
  }

  container.addEventListener('keydown', (event) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    take(buttons.findIndex(({ value }) => value === chosen) + step)
  })

  return {
    show(values, money) {
      buttons = values.map((value, index) => {
        const figure = onTwoLines(money.figures(value).at(-1) ?? '')
        const lines = figure.length > lineSigns ? figure.split(' ') : [figure]
        const button = element(
          'button',
          {
            type: 'button',
            role: 'radio',
            class: `chip ${colour(index)}`,
            'aria-label': fill(words.chip, { amount: money.full(value) }),
          },
          element('span', {}, figure),
        )
        button.style.setProperty('--signs', String(Math.max(...lines.map((line) => line.length))))
        button.addEventListener('click', () => take(index))
        return { value, button }
      })
      container.replaceChildren(...buttons.map(({ button }) => button))
      mark(values.includes(chosen) ? chosen : (values[0] ?? 0))
    },
    choose(value, most) {
      const values = buttons.map((one) => one.value)
      if (values.includes(value)) mark(largestWithin(values, value, most) ?? value)
    },
    chosen: () => chosen,
    colourOf: (amount) =>
      colour(
        Math.max(
          0,
          buttons.findLastIndex(({ value }) => value <= amount),
        ),
      ),
  }
}
