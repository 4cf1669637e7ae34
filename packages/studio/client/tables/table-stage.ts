import { fill } from '@marquee/contract/fill.ts'
import type { TableSheet } from '../../shared/table-protocol.ts'
import { element, icon } from '../common/element.ts'
import {
  type ChipParts,
  createChipParts,
  createFoot,
  type Foot,
  iconButton,
  sceneLayer,
  topLine,
} from '../common/stage-parts.ts'

/** The parts of a table's screen that change. `felt` is what bets are put on. */
export interface TableStage extends ChipParts, Pick<Foot, 'balance' | 'showDemo'> {
  readonly root: HTMLElement
  /** What messages cover: arena and felt. */
  readonly window: HTMLElement
  readonly seconds: HTMLElement
  readonly bar: HTMLElement
  /** Chips and what is done with them. */
  readonly rail: HTMLElement
  readonly players: HTMLElement
  readonly results: HTMLElement
  /** Ends the betting for a player who is alone. */
  readonly start: HTMLButtonElement
  readonly undo: HTMLButtonElement
  readonly repeat: HTMLButtonElement
  readonly double: HTMLButtonElement
  readonly allBets: HTMLButtonElement
}

const paths = {
  undo: 'M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2',
  repeat: 'M17 3.5 20.5 7 17 10.5M20 7H8a4 4 0 0 0-4 4v1M7 20.5 3.5 17 7 13.5M4 17h12a4 4 0 0 0 4-4v-1',
  double: 'M9 3v12M3 9h12M13 21l8-8M14 13.5l6.5 7',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.4a3.5 3.5 0 0 1 0 6.3M18 14a6.5 6.5 0 0 1 3.5 6',
  list: 'M4 6h16M4 12h16M4 18h10',
} as const

/** Builds the screen of a table into `root`. The app around a frame shows the balance itself. */
export function createTableStage(root: HTMLElement, sheet: TableSheet, framed: boolean): TableStage {
  const { words, table } = sheet
  const { staked, ...parts } = createChipParts(words, table, table.allBets)
  const { shown, ...foot } = createFoot(root, words, framed)
  const seconds = element('span', { class: 'seconds', 'aria-hidden': 'true' })
  const bar = element('div', { class: 'bar', 'aria-hidden': 'true' }, element('i'))
  const players = element('span', {}, '–')
  const people = element('span', { class: 'people', role: 'img' }, icon(paths.people), players)
  const results = element('ul', { class: 'results', 'aria-label': table.lastResults })
  const undo = iconButton(table.undo, paths.undo)
  const repeat = iconButton(table.repeat, paths.repeat)
  const double = iconButton(table.double, paths.double)
  const allBets = iconButton(table.allBets, paths.list)
  const start = element('button', { type: 'button', class: 'start', hidden: '' }, table.startNow)
  const window = element('div', { class: 'play' }, parts.arena, results, parts.felt)
  const acts = element('div', { class: 'acts' }, undo, repeat, double, allBets)
  const chips = element('div', { class: 'chip-row' }, parts.chips, start)
  const rail = element('div', { class: 'rail' }, staked, chips, acts)
  root.className = `table ${sheet.kind}`
  root.replaceChildren(
    sceneLayer(),
    topLine(sheet.title, element('div', { class: 'clock' }, parts.phase, seconds, bar), people, parts.rules),
    window,
    parts.message,
    parts.voice,
    rail,
    ...shown,
  )
  for (const button of [start, undo, repeat, double]) button.disabled = true
  const label = () => people.setAttribute('aria-label', fill(table.atTable, { count: players.textContent }))
  new MutationObserver(label).observe(players, { childList: true })
  return {
    ...parts,
    ...foot,
    root,
    window,
    seconds,
    bar,
    rail,
    players,
    results,
    start,
    undo,
    repeat,
    double,
    allBets,
  }
}
