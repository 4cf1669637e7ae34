import { afterEach, expect, test } from 'vitest'
import { openBarePage } from '../../support/bare-game-page.ts'

afterEach(() => document.body.replaceChildren())

const windows = [
  [360, 720],
  [800, 360],
  [820, 1100],
  [1440, 820],
] as const

/** Pixels that two boxes share in the direction in which they share less. */
function shared(a: DOMRect, b: DOMRect): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return Math.max(0, Math.min(wide, high))
}

/** The box of a text without the space above and below its letters. */
function textBox(one: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(one)
  const box = range.getBoundingClientRect()
  return new DOMRect(box.x, box.y + box.height * 0.15, box.width, box.height * 0.7)
}

/** What is wrong with the sums on the spots that are in sight. */
function faultsOf(root: Element): string[] {
  return [...root.querySelectorAll('.felt .spot')].flatMap((spot) => {
    const field = spot.getBoundingClientRect()
    const shown = [...spot.querySelectorAll('.put, .back')].filter((one) => one.getClientRects().length > 0)
    if (field.width === 0) return []
    const name = spot.getAttribute('data-spot') ?? ''
    if (shown.length !== 1) return [`${name} shows ${shown.length} sums`]
    const box = shown[0]?.getBoundingClientRect() ?? field
    const isOutside =
      box.left < field.left - 3 ||
      box.right > field.right + 3 ||
      box.top < field.top - 3 ||
      box.bottom > field.bottom + 3
    const covered = [...spot.querySelectorAll('.face, small')].filter(
      (text) => shared(box, textBox(text)) > 2,
    )
    return [
      ...(isOutside ? [`${name} is left`] : []),
      ...covered.map(({ textContent }) => `${name} covers ${textContent}`),
    ]
  })
}

test.each(
  (['roulette', 'baccarat', 'dragon-tiger', 'sic-bo', 'fan-tan'] as const).flatMap((kind) =>
    (['en', 'ko'] as const).map((language) => [kind, language] as const),
  ),
)('sums of %s in %s lie on their fields, beside what is written there', async (kind, language) => {
  const { frame, root } = await openBarePage(kind, language)
  const put = (className: string, text: string) => {
    for (const spot of root.querySelectorAll('.felt .spot')) {
      const sum = document.createElement('span')
      sum.className = className
      sum.textContent = text
      sum.style.setProperty('--signs', String(text.length))
      spot.append(sum)
    }
  }
  put('put chip-0', '100K')
  for (const what of ['chips', 'wins']) {
    if (what === 'wins') put('back', '+360K')
    for (const [width, height] of windows) {
      frame.width = String(width)
      frame.height = String(height)
      for (const tab of [0, 1]) {
        root.querySelectorAll<HTMLElement>('.bet-tabs button')[tab]?.click()
        expect(faultsOf(root), `${what} at ${width}x${height}`).toEqual([])
      }
    }
  }
})

test.each(['roulette', 'sic-bo', 'fan-tan'] as const)('no earlier result of %s is cut', async (kind) => {
  const { frame, root } = await openBarePage(kind, 'en')
  const list = root.querySelector('.results')
  if (list === null) throw new Error('no results')
  for (let index = 0; index < 24; index++) {
    const item = document.createElement('li')
    item.textContent = String(index)
    list.append(item)
  }
  for (const [width, height] of [...windows, [700, 1000], [790, 1100]] as const) {
    frame.width = String(width)
    frame.height = String(height)
    const bounds = list.getBoundingClientRect()
    const cut = [...list.children].filter((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect()
      const isWhole = left >= bounds.left - 1 && right <= bounds.right + 1 && bottom <= bounds.bottom + 1
      return top < bounds.bottom && !isWhole
    })
    expect(
      cut.map(({ textContent }) => textContent),
      `${width}x${height}`,
    ).toEqual([])
  }
})
