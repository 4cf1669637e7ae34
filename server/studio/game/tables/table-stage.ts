import { fill } from '../../../../src/contract/fill.ts'
import type { TableSheet } from '../../table-protocol.ts'
import { element, icon, icons } from '../element.ts'

/** The parts of a table's screen that change. */
export interface TableStage {
  readonly root: HTMLElement
  /** What messages cover: arena and felt. */
  readonly window: HTMLElement
  readonly phase: HTMLElement
  readonly seconds: HTMLElement
  readonly bar: HTMLElement
  readonly players: HTMLElement
  readonly arena: HTMLElement
  readonly results: HTMLElement
  readonly felt: HTMLElement
  /** A line for what happened, seen and not spoken. */
  readonly said: HTMLElement
  /** Text for screen readers only. */
  readonly voice: HTMLElement
  readonly chips: HTMLElement
  readonly undo: HTMLButtonElement
  readonly repeat: HTMLButtonElement
  readonly double: HTMLButtonElement
  readonly allBets: HTMLButtonElement
  readonly rules: HTMLButtonElement
  readonly total: HTMLElement
  readonly balance: HTMLElement
  showDemo(): void
}

const paths = {
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
  repeat: 'M17 3.5 20.5 7 17 10.5M20 7H8a4 4 0 0 0-4 4v1M7 20.5 3.5 17 7 13.5M4 17h12a4 4 0 0 0 4-4v-1',
  double: 'M9 3v12M3 9h12M13 21l8-8M14 13.5l6.5 7',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.4a3.5 3.5 0 0 1 0 6.3M18 14a6.5 6.5 0 0 1 3.5 6',
  list: 'M4 6h16M4 12h16M4 18h10',
} as const

function iconButton(label: string, path: string): HTMLButtonElement {
  return element('button', { type: 'button', class: 'step', 'aria-label': label, title: label }, icon(path))
}

/** Builds the screen of a table into `root`. The app around a frame shows the balance itself. */
export function createTableStage(root: HTMLElement, sheet: TableSheet, framed: boolean): TableStage {
  const { words, table } = sheet
  const phase = element('b', { class: 'phase' }, words.ready)
  const seconds = element('span', { class: 'seconds', 'aria-hidden': 'true' })
  const bar = element('div', { class: 'bar', 'aria-hidden': 'true' }, element('i'))
  const players = element('span', {}, '–')
  const people = element('span', { class: 'people', role: 'img' }, icon(paths.people), players)
  const rules = iconButton(table.rules, icons.info)
  const arena = element('div', { class: 'arena' })
  const results = element('ul', { class: 'results', 'aria-label': table.lastResults })
  const felt = element('div', { class: 'felt', role: 'group', 'aria-label': table.allBets })
  const said = element('p', { class: 'said', 'aria-hidden': 'true' })
  const voice = element('p', { class: 'spoken', role: 'status', 'aria-live': 'polite' })
  const chips = element('div', { class: 'chips', role: 'radiogroup', 'aria-label': words.chooseStake })
  const undo = iconButton(table.undo, paths.undo)
  const repeat = iconButton(table.repeat, paths.repeat)
  const double = iconButton(table.double, paths.double)
  const allBets = iconButton(table.allBets, paths.list)
  const total = element('span', { class: 'figure' }, '–')
  const balance = element('output', { class: 'figure' }, '–')
  const kind = element('span', { class: 'small' }, words.playMoney)
  const foot = element(
    'footer',
    { class: 'foot' },
    element('span', {}, element('span', { class: 'small' }, words.balance), ' ', balance),
    kind,
  )
  const window = element('div', { class: 'play' }, arena, results, felt)
  root.className = `table ${sheet.kind}`
  root.replaceChildren(
    element('div', { class: 'scene', 'aria-hidden': 'true' }),
    element(
      'header',
      { class: 'top' },
      element('h1', { class: 'spoken' }, sheet.title),
      element('div', { class: 'clock' }, phase, seconds, bar),
      people,
      rules,
    ),
    window,
    said,
    voice,
    element(
      'div',
      { class: 'rail' },
      element('p', { class: 'staked' }, element('span', { class: 'small' }, table.onTable), ' ', total),
      chips,
      element('div', { class: 'acts' }, undo, repeat, double, allBets),
    ),
    ...(framed ? [] : [foot]),
  )
  for (const button of [undo, repeat, double]) button.disabled = true
  const label = () => people.setAttribute('aria-label', fill(table.atTable, { count: players.textContent }))
  new MutationObserver(label).observe(players, { childList: true })
  return {
    root,
    window,
    phase,
    seconds,
    bar,
    players,
    arena,
    results,
    felt,
    said,
    voice,
    chips,
    undo,
    repeat,
    double,
    allBets,
    rules,
    total,
    balance,
    showDemo() {
      kind.textContent = words.demoMoney
      kind.className = 'demo'
      root.append(foot)
    },
  }
}
