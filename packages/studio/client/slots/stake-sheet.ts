import { fill } from '@marquee/contract/fill.ts'
import type { GameSheet } from '../../shared/protocol.ts'
import { element } from '../common/element.ts'
import type { Money } from '../common/money.ts'
import { openSheet } from '../common/sheet.ts'

/** Stakes that a game takes: those of its list, and every multiple of `unit` from the first to the last of it. */
export interface StakeRange {
  readonly list: readonly number[]
  readonly unit: number
}

export interface StakeSheetInput {
  readonly words: GameSheet['words']
  readonly money: Money
  readonly stakes: StakeRange
  readonly chosen: number
  readonly choose: (stake: number) => void
}

/** Opens the choice of a stake: one of the list, or a typed one. */
export function openStakeSheet(container: HTMLElement, input: StakeSheetInput): void {
  const { words, money, stakes, chosen } = input
  const choose = (stake: number) => {
    close()
    input.choose(stake)
  }
  const close = openSheet(container, {
    title: words.chooseStake,
    closeLabel: words.close,
    content: [stakeList(input, choose), typedStake(input, choose)],
  })
  const own = stakes.list.includes(chosen) ? undefined : money.figure(chosen)
  const field = container.querySelector<HTMLInputElement>('.own-stake input')
  if (field && own !== undefined) field.value = own
  const focused = container.querySelector<HTMLElement>('.stakes [aria-pressed="true"]')
  ;(focused ?? field)?.focus()
}

function stakeList({ money, stakes, chosen }: StakeSheetInput, choose: (stake: number) => void): HTMLElement {
  const longest = Math.max(...stakes.list.map((stake) => money.figure(stake).length))
  const list = element(
    'ul',
    { class: 'stakes' },
    ...stakes.list.map((stake) => {
      const button = element(
        'button',
        { type: 'button', 'aria-pressed': String(stake === chosen), 'aria-label': money.full(stake) },
        money.figure(stake),
      )
      button.addEventListener('click', () => choose(stake))
      return element('li', {}, button)
    }),
  )
  list.style.setProperty('--longest', String(longest))
  return list
}

function typedStake(
  { words, money, stakes }: StakeSheetInput,
  choose: (stake: number) => void,
): HTMLFormElement {
  const field = element('input', {
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    enterkeyhint: 'done',
    maxlength: '24',
    'aria-describedby': 'stake-rule',
  })
  const [least = 0, most = 0] = [stakes.list[0], stakes.list.at(-1)]
  const rule = element(
    'p',
    { class: 'note', id: 'stake-rule', 'aria-live': 'polite' },
    fill(words.stakeRule, {
      min: money.full(least),
      max: money.full(most),
      step: money.full(stakes.unit),
    }),
  )
  const form = element(
    'form',
    { class: 'own-stake' },
    element('label', {}, element('span', {}, words.ownStake), field),
    element('button', { type: 'submit', class: 'action main' }, words.fine),
    rule,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const stake = money.read(field.value)
    if (stake !== undefined && takesStake(stakes, stake)) return choose(stake)
    field.setAttribute('aria-invalid', 'true')
    // Written anew, so that a screen reader says it.
    rule.replaceChildren(rule.textContent)
    field.focus()
  })
  field.addEventListener('input', () => field.removeAttribute('aria-invalid'))
  return form
}

/** Whether a game takes this stake, minor units. */
export function takesStake({ list, unit }: StakeRange, stake: number): boolean {
  return stake >= (list[0] ?? 0) && stake <= (list.at(-1) ?? -1) && stake % unit === 0
}
