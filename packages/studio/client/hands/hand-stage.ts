import type { HandSheet } from '../../shared/hand-protocol.ts'
import { element } from '../common/element.ts'
import { printedLines } from './printed-lines.ts'
import {
  type ChipParts,
  createChipParts,
  createFoot,
  type Foot,
  sceneLayer,
  topLine,
} from '../common/stage-parts.ts'

/** The parts of the screen of a game of hands that change. `felt` has the places for first stakes. */
export interface HandStage extends ChipParts, Pick<Foot, 'balance' | 'showDemo'> {
  readonly root: HTMLElement
  /** What messages cover. */
  readonly window: HTMLElement
  /** Where cards come from. */
  readonly shoe: HTMLElement
  /** The rules on the cloth, between the dealer and the player. */
  readonly printed: SVGElement
  /** The stakes of the hand, and what each brought back. */
  readonly stakes: HTMLElement
  /** Chips and what begins a hand; hidden while one is unfinished. */
  readonly betting: HTMLElement
  readonly deal: HTMLButtonElement
  /** Takes the chips back, or bets those of the last hand again. */
  readonly clear: HTMLButtonElement
  /** The decisions of the hand; hidden between hands. */
  readonly choices: HTMLElement
  /** What is clicked to play: `betting` or `choices`. */
  readonly rail: HTMLElement
}

/** Builds the screen into `root`. The app around a frame shows the balance itself. */
export function createHandStage(root: HTMLElement, sheet: HandSheet, framed: boolean): HandStage {
  const { words, table, hand } = sheet
  const { staked, ...parts } = createChipParts(words, table, words.stake)
  const { shown, ...foot } = createFoot(root, words, framed)
  const stakes = element('ul', { class: 'stakes-now', 'aria-label': table.allBets })
  const deal = element('button', { type: 'button', class: 'action main' }, hand.deal)
  const clear = element('button', { type: 'button', class: 'action' }, hand.clear)
  const begin = element('div', { class: 'begin' }, clear, deal)
  const betting = element('div', { class: 'betting' }, parts.chips, begin)
  const choices = element('div', { class: 'choices', role: 'group', 'aria-label': hand.choices })
  choices.hidden = true
  const bets = element('div', { class: 'bets' }, parts.felt, stakes)
  const window = element('div', { class: 'play' }, parts.arena, bets)
  const shoe = element('div', { class: 'shoe', 'aria-hidden': 'true' })
  const printed = printedLines(sheet.kind === 'holdem' ? hand.holdemLines : hand.blackjackLines)
  const rail = element('div', { class: 'rail' }, betting, choices)
  root.className = `table hands cloth ${sheet.kind}`
  root.replaceChildren(
    sceneLayer(),
    topLine(sheet.title, parts.phase, staked, parts.rules),
    window,
    parts.message,
    parts.voice,
    rail,
    ...shown,
  )
  return { ...parts, ...foot, root, window, shoe, printed, stakes, betting, deal, clear, choices, rail }
}
