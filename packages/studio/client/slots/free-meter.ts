import type { GameSheet } from '../../shared/protocol.ts'
import { element } from '../common/element.ts'

/** On the frame's lower edge: what begins free spins, and what their wins are multiplied by. It is seen; the voice tells it. */
export interface FreeMeter {
  readonly root: HTMLElement
  /** Lights a multiplier; `undefined` while no free spins are played. */
  light(multiplier: number | undefined): void
}

/** `undefined` for a game without free spins. */
export function createFreeMeter({ freeSpins, symbols, pays, words }: GameSheet): FreeMeter | undefined {
  if (freeSpins === undefined) return undefined
  const fewest = Math.min(...freeSpins.awards.map(({ scatters }) => scatters))
  const src = symbols[pays.length]?.picture ?? ''
  const size = { width: '20', height: '20' }
  const steps = [...new Set(freeSpins.multipliers)].map((multiplier) => ({
    multiplier,
    step: element('b', {}, `×${multiplier}`),
  }))
  return {
    root: element(
      'p',
      { class: 'meter', 'aria-hidden': 'true' },
      element(
        'span',
        { class: 'scatters' },
        ...Array.from({ length: fewest }, () => element('img', { src, alt: '', ...size })),
      ),
      element('span', { class: 'word' }, words.freeSpins),
      ...steps.map(({ step }) => step),
    ),
    light(lit) {
      for (const { multiplier, step } of steps) step.classList.toggle('lit', multiplier === lit)
    },
  }
}
