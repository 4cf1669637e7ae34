import { afterEach, expect, test } from 'vitest'
import { openBarePage } from '../../support/bare-game-page.ts'

afterEach(() => document.body.replaceChildren())

/** Whether an element lies above the shade over the felt of closed bets. */
function isBright(felt: Element, one: Element | null): boolean {
  for (let around = one; around !== null && around !== felt; around = around.parentElement) {
    const { zIndex } = getComputedStyle(around)
    if (zIndex !== 'auto') return Number(zIndex) > Number(getComputedStyle(felt, '::after').zIndex)
  }
  return false
}

test.each(['roulette', 'sic-bo', 'fan-tan'] as const)(
  'the chips of %s and winners with chips are not dimmed while bets are closed',
  async (kind) => {
    const { frame, root } = await openBarePage(kind, 'en')
    frame.width = '360'
    root.classList.add('closed')
    const felt = root.querySelector('.felt')
    const spots = [...root.querySelectorAll('.spot')]
    if (felt === null) throw new Error('no felt')
    for (const [index, spot] of spots.entries()) {
      const chip = document.createElement('span')
      chip.className = 'put'
      spot.append(chip)
      spot.classList.toggle('won', index % 2 === 1)
    }
    for (const [index, spot] of spots.entries())
      expect(isBright(felt, index % 2 === 1 ? spot : spot.querySelector('.put')), spot.textContent).toBe(true)
    expect(isBright(felt, spots[0] ?? null)).toBe(false)
  },
)
