import { afterEach, expect, test } from 'vitest'
import { textsIn } from '@marquee/studio/texts.ts'
import { openBarePage } from '../../support/bare-game-page.ts'
import { tongues } from '../../support/cut-sums.ts'

afterEach(() => document.body.replaceChildren())

/** Windows of phones, a tablet and a desktop, less the bars of the app in the upright ones. */
const windows = [
  [320, 600],
  [360, 720],
  [640, 360],
  [800, 360],
  [820, 1100],
  [1440, 820],
] as const

/** Lays as many cards into a place as there are, face up. */
function lay(root: HTMLElement, place: string, count: number): void {
  const cards = root.querySelector<HTMLElement>(`.at-${place} .cards`)
  if (cards === null) throw new Error(`no place ${place}`)
  root.querySelector(`.at-${place}`)?.classList.remove('empty')
  cards.style.setProperty('--cards', String(count))
  cards.replaceChildren(
    ...Array.from({ length: count }, () => {
      const card = document.createElement('div')
      card.className = 'card'
      return card
    }),
  )
}

/** Pixels that two elements share in their less common direction. */
function shared(one: Element, other: Element): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, Math.min(wide, high))
}

/** What of `many` some of `others` covers. */
const covered = (root: HTMLElement, many: string, others: string): string[] =>
  [...root.querySelectorAll(many)].flatMap((one) =>
    [...root.querySelectorAll(others)]
      .filter((other) => shared(one, other) > 1)
      .map((other) => `${one.className} by ${other.className}`),
  )

test.each(['blackjack', 'holdem'] as const)('no card of %s lies under the shoe', async (kind) => {
  const { frame, root } = await openBarePage(kind, 'en')
  for (const [width, height] of windows) {
    frame.width = String(width)
    frame.height = String(height)
    for (const count of kind === 'blackjack' ? [2, 4, 7] : [2]) {
      lay(root, 'dealer', count)
      lay(root, 'player', count)
      if (kind === 'holdem') lay(root, 'board', 5)
      expect(covered(root, '.card', '.shoe'), `${count} at ${width}x${height}`).toEqual([])
      const [arena, cards] = [root.querySelector('.arena'), [...root.querySelectorAll('.card')]]
      const bounds = arena?.getBoundingClientRect()
      for (const card of cards) {
        const { left, right } = card.getBoundingClientRect()
        expect(left, `${count} at ${width}x${height}`).toBeGreaterThanOrEqual((bounds?.left ?? 0) - 1)
        expect(right, `${count} at ${width}x${height}`).toBeLessThanOrEqual((bounds?.right ?? 0) + 1)
      }
    }
  }
})

test.each(tongues)("what a hand of hold'em is worth covers no card and no chip in %s", async (language) => {
  const { frame, root } = await openBarePage('holdem', language)
  const { hands } = textsIn(language)
  lay(root, 'dealer', 2)
  lay(root, 'player', 2)
  lay(root, 'board', 5)
  const write = (place: string, part: string, text: string) => {
    const one = root.querySelector(`.at-${place} .${part}`)
    if (one !== null) one.textContent = text
  }
  const longest = hands.ranks.toSorted((a, b) => b.length - a.length)[0] ?? ''
  for (const [width, height] of windows) {
    frame.width = String(width)
    frame.height = String(height)
    for (const [worth, outcome] of [
      [hands.ranks[0] ?? '', hands.unqualified],
      [longest, hands.won],
    ]) {
      write('dealer', 'worth', longest)
      write('player', 'worth', worth ?? '')
      write('player', 'outcome', outcome ?? '')
      expect(
        covered(root, '.worth, .outcome', '.card, .spot, .shoe'),
        `${outcome} at ${width}x${height}`,
      ).toEqual([])
    }
  }
})
