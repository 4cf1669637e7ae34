import type { HandSheet } from '../../hand-protocol.ts'
import { element, icon, icons } from '../element.ts'

/** The parts of the screen of a game of hands that change. */
export interface HandStage {
  readonly root: HTMLElement
  /** What messages cover. */
  readonly window: HTMLElement
  readonly phase: HTMLElement
  readonly rules: HTMLButtonElement
  readonly arena: HTMLElement
  /** The places for first stakes. */
  readonly felt: HTMLElement
  /** The stakes of the hand that goes on. */
  readonly stakes: HTMLElement
  readonly said: HTMLElement
  /** Text for screen readers only. */
  readonly voice: HTMLElement
  readonly chips: HTMLElement
  /** Chips and what begins a hand; hidden while one goes on. */
  readonly betting: HTMLElement
  readonly deal: HTMLButtonElement
  readonly clear: HTMLButtonElement
  readonly total: HTMLElement
  /** The decisions of the hand; hidden between hands. */
  readonly choices: HTMLElement
  readonly balance: HTMLElement
  showDemo(): void
}

/** Builds the screen into `root`. The app around a frame shows the balance itself. */
export function createHandStage(root: HTMLElement, sheet: HandSheet, framed: boolean): HandStage {
  const { words, table, hand } = sheet
  const phase = element('b', { class: 'phase' }, words.ready)
  const rules = element(
    'button',
    {
      type: 'button',
      class: 'step',
      'aria-label': table.rules,
      title: table.rules,
    },
    icon(icons.info),
  )
  const arena = element('div', { class: 'arena' })
  const felt = element('div', {
    class: 'felt',
    role: 'group',
    'aria-label': words.stake,
  })
  const stakes = element('ul', {
    class: 'stakes-now',
    'aria-label': table.onTable,
  })
  const said = element('p', { class: 'said', 'aria-hidden': 'true' })
  const voice = element('p', {
    class: 'spoken',
    role: 'status',
    'aria-live': 'polite',
  })
  const chips = element('div', {
    class: 'chips',
    role: 'radiogroup',
    'aria-label': words.chooseStake,
  })
  const deal = element('button', { type: 'button', class: 'action main' }, hand.deal)
  const clear = element('button', { type: 'button', class: 'action' }, hand.clear)
  const total = element('span', { class: 'figure' }, '–')
  const betting = element('div', { class: 'betting' }, chips, element('div', { class: 'begin' }, clear, deal))
  const choices = element('div', {
    class: 'choices',
    role: 'group',
    'aria-label': hand.choices,
  })
  choices.hidden = true
  const balance = element('output', { class: 'figure' }, '–')
  const kind = element('span', { class: 'small' }, words.playMoney)
  const foot = element(
    'footer',
    { class: 'foot' },
    element('span', {}, element('span', { class: 'small' }, words.balance), ' ', balance),
    kind,
  )
  const window = element('div', { class: 'play' }, arena, element('div', { class: 'bets' }, felt, stakes))
  root.className = `table hands ${sheet.kind}`
  root.replaceChildren(
    element('div', { class: 'scene', 'aria-hidden': 'true' }),
    element(
      'header',
      { class: 'top' },
      element('h1', { class: 'spoken' }, sheet.title),
      phase,
      element('p', { class: 'staked' }, element('span', { class: 'small' }, table.onTable), ' ', total),
      rules,
    ),
    window,
    said,
    voice,
    element('div', { class: 'rail' }, betting, choices),
    ...(framed ? [] : [foot]),
  )
  return {
    root,
    window,
    phase,
    rules,
    arena,
    felt,
    stakes,
    said,
    voice,
    chips,
    betting,
    deal,
    clear,
    total,
    choices,
    balance,
    showDemo() {
      kind.textContent = words.demoMoney
      kind.className = 'demo'
      root.append(foot)
    },
  }
}
