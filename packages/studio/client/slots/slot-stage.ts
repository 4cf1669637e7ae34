import type { GameSheet } from '../../shared/protocol.ts'
import { element, icon, icons } from '../common/element.ts'
import { createFreeMeter, type FreeMeter } from './free-meter.ts'
import { percentText } from '../common/numbers.ts'
import { createFoot, type Foot, sceneLayer, voiceLine } from '../common/stage-parts.ts'
import { createSum } from '../common/sum.ts'

/** The parts of the game's screen that change. */
export interface Stage extends Pick<Foot, 'balance' | 'showDemo'> {
  readonly root: HTMLElement
  /** The opening of the frame, which messages cover. */
  readonly window: HTMLElement
  /** Where the reels and the lines are drawn: one picture, with a description. */
  readonly reels: HTMLElement
  /** The game's title, in whose stead a large win is named. */
  readonly marquee: HTMLElement
  readonly result: HTMLElement
  /** On the frame's upper edge: how far free spins or a cascade have come. */
  readonly plaque: HTMLElement
  /** Of a game with free spins. */
  readonly meter: FreeMeter | undefined
  /** Text for screen readers only. */
  readonly voice: HTMLElement
  readonly less: HTMLButtonElement
  readonly more: HTMLButtonElement
  /** Opens the choice of a stake, and shows the chosen one in `stake`. */
  readonly stakes: HTMLButtonElement
  readonly stake: HTMLElement
  readonly spin: HTMLButtonElement
  readonly paytable: HTMLButtonElement
}

/**
 * Builds the screen into `root`; everything is disabled until the game session is open. The app around a frame shows balance
 * and play money itself, next to it: only a window of the game's own has them in its foot.
 */
export function createStage(root: HTMLElement, sheet: GameSheet, language: string, framed: boolean): Stage {
  const { title, words } = sheet
  const reels = element('div', { class: 'drawn', role: 'img', 'aria-label': words.reels })
  const opening = element('div', { class: 'window' }, reels)
  const meter = createFreeMeter(sheet)
  const plaque = element('p', { class: 'plaque', 'aria-hidden': 'true' })
  const result = element('p', { class: 'result', 'aria-hidden': 'true' })
  const voice = voiceLine()
  const less = element(
    'button',
    { type: 'button', class: 'step', 'aria-label': words.less },
    icon(icons.minus),
  )
  const more = element(
    'button',
    { type: 'button', class: 'step', 'aria-label': words.more },
    icon(icons.plus),
  )
  const stake = element('span', { class: 'figure' })
  const label = element('span', { class: 'small' })
  // Some languages have a long word for the stake.
  createSum(label).show([words.stake])
  const stakes = element(
    'button',
    { type: 'button', class: 'reading', 'aria-haspopup': 'dialog' },
    label,
    // Parts words for whoever reads the text of the button.
    ' ',
    stake,
  )
  const spin = element(
    'button',
    { type: 'button', class: 'spin', 'aria-label': words.spin },
    icon(icons.spin),
  )
  const paytable = element(
    'button',
    { type: 'button', class: 'pill more-info', 'aria-haspopup': 'dialog' },
    element('span', { class: 'small' }, `RTP ${percentText(sheet.rtp, language, 0)}`),
    element('span', { class: 'figure' }, words.paytable),
  )
  const { shown, ...foot } = createFoot(root, words, framed)
  const marquee = element(
    'header',
    { class: 'marquee' },
    element('img', {
      class: 'crest',
      src: sheet.symbols[0]?.picture ?? '',
      alt: '',
      width: '160',
      height: '160',
    }),
    element(
      'h1',
      { class: title.length > 11 ? 'title long' : 'title', 'data-text': title },
      element('span', {}, title),
    ),
  )
  root.className = 'stage'
  root.replaceChildren(
    sceneLayer(),
    marquee,
    element('div', { class: 'cabinet' }, opening, plaque, meter?.root),
    result,
    voice,
    element(
      'div',
      { class: 'controls' },
      element('div', { class: 'pill stake', role: 'group', 'aria-label': words.stake }, less, stakes, more),
      spin,
      paytable,
    ),
    ...shown,
  )
  for (const button of [less, more, stakes]) button.disabled = true
  spin.setAttribute('aria-disabled', 'true')
  return {
    root,
    window: opening,
    reels,
    marquee,
    result,
    plaque,
    meter,
    voice,
    less,
    more,
    stakes,
    stake,
    spin,
    paytable,
    ...foot,
  }
}
