import { afterEach, expect, test } from 'vitest'
import { openBarePage } from '../../support/bare-game-page.ts'
import { waitFor } from '../../support/wait-for.ts'

afterEach(() => document.body.replaceChildren())

const windows = [
  ['a phone', 360, 690],
  ['a phone on its side', 800, 324],
  ['a small tablet', 656, 1060],
  ['a tablet', 820, 1100],
  ['a desktop', 1150, 790],
  ['a low desktop', 1024, 560],
] as const

/** The page in a window of a size, with its wheel drawn. */
async function open(width: number, height: number) {
  const { frame, root } = await openBarePage('roulette', 'en')
  frame.width = String(width)
  frame.height = String(height)
  for (const part of ['.wheel canvas', '.to-track'])
    await waitFor(() => expect(root.querySelector(part), part).not.toBeNull())
  const box = (selector: string) => {
    const found = root.querySelector(selector)
    if (found === null) throw new Error(`no ${selector}`)
    return found.getBoundingClientRect()
  }
  const isSeen = (selector: string) =>
    root.querySelector(selector)?.checkVisibility({ visibilityProperty: true })
  return { frame, root, box, isSeen }
}

const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

test.each(windows)('on %s no bet is under the wheel while it turns', async (_, width, height) => {
  const { root, box, isSeen } = await open(width, height)
  root.classList.add('turning', 'closed')
  expect(isSeen('.wheel')).toBe(true)
  const wheel = box('.wheel')
  expect(wheel.left).toBeGreaterThanOrEqual(0)
  expect(wheel.right).toBeLessThanOrEqual(width)
  expect(wheel.top).toBeGreaterThanOrEqual(box('.top').bottom - 1.5)
  expect(wheel.bottom).toBeLessThanOrEqual(height)
  for (const spot of root.querySelectorAll('.spot')) {
    const place = spot.getBoundingClientRect()
    expect(place.height, spot.textContent).toBeGreaterThan(18)
    expect(place.bottom, spot.textContent).toBeLessThanOrEqual(height)
    expect(overlap(place, wheel), spot.textContent).toBe(false)
  }
})

test.each(windows)(
  'on %s the last results are clear of the clock and of the bets',
  async (_, width, height) => {
    const { frame, box, isSeen } = await open(width, height)
    const results = frame.contentDocument?.querySelector('.results')
    results?.append(document.createElement('li'))
    if (!isSeen('.results li')) return
    const result = box('.results li')
    expect(result.top - box('.bar').bottom).toBeGreaterThanOrEqual(2)
    expect(overlap(result, box('.felt'))).toBe(false)
    expect(result.bottom).toBeLessThanOrEqual(box('.results').bottom)
  },
)

test('on a phone the wheel is in the middle', async () => {
  const { root, box } = await open(360, 690)
  root.classList.add('turning', 'closed')
  const { left, right } = box('.wheel')
  expect((left + right) / 2).toBeCloseTo(180, 0)
})

test.each(windows)('on %s a number is in the middle of its field', async (_, width, height) => {
  const { root } = await open(width, height)
  const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
  for (const spot of root.querySelectorAll('.number')) {
    const face = spot.querySelector('.face')?.getBoundingClientRect()
    if (face === undefined) throw new Error('a field without its number')
    expect(Math.abs(middle(face) - middle(spot.getBoundingClientRect())), spot.textContent).toBeLessThan(1.5)
  }
})

test.each(windows)(
  'on %s the racetrack is beside the felt, or a button puts it in its place',
  async (_, width, height) => {
    const { root, box, isSeen } = await open(width, height)
    const toggle = root.querySelector<HTMLElement>('.to-track')
    if (isSeen('.racetrack')) {
      expect(isSeen('.to-track')).toBe(false)
      expect(overlap(box('.racetrack'), box('.felt'))).toBe(false)
    } else {
      toggle?.click()
      expect(isSeen('.felt')).toBe(false)
      expect(toggle?.getAttribute('aria-pressed')).toBe('true')
    }
    // Pockets are laid out anew after the window has changed its size.
    await waitFor(() => {
      for (const pocket of root.querySelectorAll('.pocket, .call, .infield .step')) {
        const { left, top, right, bottom } = pocket.getBoundingClientRect()
        expect(Math.min(right - left, bottom - top), pocket.textContent).toBeGreaterThanOrEqual(24)
        expect([left >= 0, top >= 0, right <= width, bottom <= height], pocket.textContent).not.toContain(
          false,
        )
      }
    })
    // While the wheel turns the chips are looked for on the felt.
    root.classList.add('turning')
    expect(isSeen('.felt')).toBe(true)
  },
)

test('a pocket lights its neighbours on the felt, as many as were chosen', async () => {
  const { root } = await open(1150, 790)
  const pocket = [...root.querySelectorAll<HTMLElement>('.pocket')].find((one) => one.textContent === '17')
  const lit = () => [...root.querySelectorAll('.felt .lit')].map((one) => one.textContent).toSorted()
  pocket?.focus()
  expect(lit()).toEqual(['17', '2', '25', '34', '6'])
  pocket?.blur()
  root.querySelector<HTMLElement>('.stepper .step')?.click()
  pocket?.focus()
  expect(lit()).toEqual(['17', '25', '34'])
})
