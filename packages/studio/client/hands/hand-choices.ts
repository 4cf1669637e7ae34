import { fill } from '@marquee/contract/fill.ts'
import type { HandNames } from '../../shared/hand-names.ts'
import type { HandSheet, HandView } from '../../shared/hand-protocol.ts'
import { element } from '../common/element.ts'
import type { Money } from '../common/money.ts'

export type Decision = HandView['options'][number]['decision']

/** The buttons of the decisions that are open. */
export interface HandChoices {
  /** @param isOpen whether they may be clicked now; none are shown without an unfinished hand */
  show(view: HandView | undefined, money: Money, isOpen: boolean): void
  /** Moves the keyboard to the first one, unless it is on something that is still there. */
  focus(): void
}

/** @param choose a decision was clicked, with what it costs, minor units */
export function createHandChoices(
  container: HTMLElement,
  words: HandSheet['hand'],
  names: HandNames,
  choose: (decision: Decision, extra: number) => void,
): HandChoices {
  const buttons = new Map<Decision, HTMLButtonElement>()
  let extras = new Map<Decision, number>()
  const question = element('p', { class: 'question' })
  container.append(question)

  function buttonOf(decision: Decision): HTMLButtonElement {
    const known = buttons.get(decision)
    if (known !== undefined) return known
    const button = element('button', {
      type: 'button',
      class: `choice ${decision}`,
    })
    button.addEventListener('click', () => choose(decision, extras.get(decision) ?? 0))
    buttons.set(decision, button)
    return button
  }

  return {
    show(view, money, isOpen) {
      container.hidden = view === undefined || view.win !== null
      if (view === undefined || view.win !== null) return
      extras = new Map(view.options.map(({ decision, extra }) => [decision, extra]))
      const hasInsurance = extras.has('insure')
      question.textContent = hasInsurance ? words.insureQuestion : ''
      question.hidden = !hasInsurance
      const shown = view.options.map(({ decision, extra }) => {
        const button = buttonOf(decision)
        const costs =
          extra === 0 ? [] : [' ', element('small', {}, fill(words.costs, { amount: money.full(extra) }))]
        button.replaceChildren(element('b', {}, names.decision(decision)), ...costs)
        button.setAttribute('aria-disabled', String(!isOpen))
        return button
      })
      // Buttons that stay keep the keyboard.
      for (const button of buttons.values()) if (!shown.includes(button)) button.remove()
      for (const button of shown) if (button.parentElement !== container) container.append(button)
    },
    focus() {
      const active = document.activeElement
      const isElsewhere = active !== null && active !== document.body && active.getClientRects().length > 0
      if (!isElsewhere) container.querySelector('button')?.focus({ preventScroll: true })
    },
  }
}
