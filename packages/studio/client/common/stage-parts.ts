import type { GameSheet } from '../../shared/protocol.ts'
import { element, icon, icons } from './element.ts'

type Words = GameSheet['words']

/** A square button with an icon, which `label` names. */
export function iconButton(label: string, path: string): HTMLButtonElement {
  return element('button', { type: 'button', class: 'step', 'aria-label': label, title: label }, icon(path))
}

/** The scene behind a game. */
export const sceneLayer = (): HTMLElement => element('div', { class: 'scene', 'aria-hidden': 'true' })

/** The line over a table or a hand; its title is spoken only, since the app around the frame shows it. */
export const topLine = (title: string, ...parts: readonly HTMLElement[]): HTMLElement =>
  element('header', { class: 'top' }, element('h1', { class: 'spoken' }, title), ...parts)

/** Text for screen readers only. */
export const voiceLine = (): HTMLElement =>
  element('p', { class: 'spoken', role: 'status', 'aria-live': 'polite' })

/** The foot of a game: what the player has, and what kind of money it is. */
export interface Foot {
  readonly balance: HTMLElement
  /** In the page from the beginning: nothing where the app around the frame shows the balance. */
  readonly shown: readonly HTMLElement[]
  /** Says that the money is demo money, whose balance the app around a frame does not know. */
  showDemo(): void
}

/** @param root gets the foot in a frame too once the game turns out to be one of demo money */
export function createFoot(root: HTMLElement, words: Words, framed: boolean): Foot {
  const balance = element('output', { class: 'figure' }, '–')
  const kind = element('span', { class: 'small' }, words.playMoney)
  const foot = element(
    'footer',
    { class: 'foot' },
    element('span', {}, element('span', { class: 'small' }, words.balance), ' ', balance),
    kind,
  )
  return {
    balance,
    shown: framed ? [] : [foot],
    showDemo() {
      kind.textContent = words.demoMoney
      kind.className = 'demo'
      root.append(foot)
    },
  }
}

/** What the screens of tables and of hands have in common. */
export interface ChipParts {
  readonly phase: HTMLElement
  readonly rules: HTMLButtonElement
  readonly arena: HTMLElement
  /** The places that chips are put on. */
  readonly felt: HTMLElement
  /** A line for what happened, seen and not spoken. */
  readonly message: HTMLElement
  readonly voice: HTMLElement
  readonly chips: HTMLElement
  /** The sum of what lies on the table, inside `staked`. */
  readonly total: HTMLElement
}

/** @param feltLabel what the places are called together */
export function createChipParts(
  words: Words,
  table: { readonly rules: string; readonly onTable: string },
  feltLabel: string,
): ChipParts & { readonly staked: HTMLElement } {
  const total = element('span', { class: 'figure' }, '–')
  return {
    phase: element('b', { class: 'phase' }, words.ready),
    rules: iconButton(table.rules, icons.info),
    arena: element('div', { class: 'arena' }),
    felt: element('div', { class: 'felt', role: 'group', 'aria-label': feltLabel }),
    message: element('p', { class: 'message', 'aria-hidden': 'true' }),
    voice: voiceLine(),
    chips: element('div', { class: 'chips', role: 'radiogroup', 'aria-label': words.chooseStake }),
    total,
    staked: element('p', { class: 'staked' }, element('span', { class: 'small' }, table.onTable), ' ', total),
  }
}
