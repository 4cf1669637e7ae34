import { afterEach, expect, test } from 'vitest'
import { createNotice } from '@marquee/studio/client/common/notice.ts'
import { openBarePage } from '../../support/bare-game-page.ts'
import { waitFor } from '../../support/wait-for.ts'

afterEach(() => document.body.replaceChildren())

const windows = [
  ['a phone', 360, 690],
  ['a phone on its side', 800, 324],
  ['a desktop', 1150, 790],
] as const

for (const kind of ['roulette', 'baccarat', 'blackjack'] as const) {
  test.each(windows)(`a banner leaves most of ${kind} in sight on %s`, async (_, width, height) => {
    const { frame, root } = await openBarePage(kind, 'de')
    frame.width = String(width)
    frame.height = String(height)
    const container = root.querySelector<HTMLElement>('.play')
    if (container === null) throw new Error('no table')
    const notice = createNotice(container, root)
    notice.show({
      title: 'Die Runde, die Sie verlassen haben, ist beendet',
      text: 'Spieler gewinnt 9–1. Einsatz 10.000 ₩, zurück 20.000 ₩.',
      banner: true,
      actions: [{ label: 'OK', act: notice.clear }],
    })
    const card = root.querySelector('.banner')
    if (card === null) throw new Error('no banner')
    // The styles are there.
    await waitFor(() => expect(getComputedStyle(card).position).toBe('absolute'))
    const banner = card.getBoundingClientRect()
    const table = container.getBoundingClientRect()
    expect(banner.height).toBeLessThan(table.height * 0.4)
    expect(banner.left).toBeGreaterThanOrEqual(0)
    expect(banner.right).toBeLessThanOrEqual(width)
    const text = root.querySelector('.banner p')?.getBoundingClientRect()
    expect(text?.bottom).toBeLessThanOrEqual(banner.bottom)
  })
}
