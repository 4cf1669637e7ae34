import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VirtualPageGrid } from '../../../src/features/lobby/grid/virtual-grid.tsx'
import { sampleGame } from '../../support/sample-game.ts'
import { openStage, type Stage } from '../../support/browser-stage.tsx'
import { waitFor } from '../../support/wait-for.ts'

const COUNT = 10_000
const games = Array.from({ length: COUNT }, (_, place) =>
  sampleGame(String(place), { game_image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }),
)
const sections = [{ games }]
let stage: Stage

beforeEach(async () => {
  await page.viewport(1440, 900)
  stage = openStage()
  window.scrollTo(0, 0)
})
afterEach(() => stage.clear())

function grid(): HTMLElement {
  const found = stage.place.querySelector<HTMLElement>('[role=grid]')
  if (!found) throw new Error('no grid')
  return found
}

function tiles(): HTMLElement[] {
  return [...grid().querySelectorAll<HTMLElement>('[data-index]')]
}

async function untilDrawn(): Promise<void> {
  await waitFor(() => expect(tiles().length).toBeGreaterThan(0))
}

function focused(): string | null | undefined {
  return document.activeElement?.getAttribute('aria-label')
}

test('of 10,000 games only the visible ones are rendered, six a row, and all are counted', async () => {
  stage.show(<VirtualPageGrid sections={sections} label="All slots" />)
  await untilDrawn()
  expect(tiles().length).toBeLessThan(100)
  expect(grid().getAttribute('aria-rowcount')).toBe(String(Math.ceil(COUNT / 6)))
  expect(grid().querySelector('[role=row]')?.children).toHaveLength(6)
})

test('the page has its full height from the first frame, so that its scroll position can be restored', async () => {
  stage.show(<VirtualPageGrid sections={sections} label="All slots" />)
  const atOnce = document.documentElement.scrollHeight
  window.scrollTo(0, 100_000)
  expect(window.scrollY).toBe(100_000)
  await waitFor(() => expect(tiles().some((tile) => isInSight(tile))).toBe(true))
  expect(document.documentElement.scrollHeight).toBe(atOnce)
})

test.each([360, 820, 1440])(
  "the mark of a window is clear of the provider's name on the cover at %i px",
  async (width) => {
    await page.viewport(width, 800)
    const window = [
      { games: [sampleGame('75320', { game_image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' })] },
    ]
    stage.show(<VirtualPageGrid sections={window} label="All slots" />)
    await untilDrawn()
    const mark = grid().querySelector('[role=img][aria-label="Opens in a new window"]')
    const cover = grid().querySelector('img')
    if (mark === null || cover === null) throw new Error('no mark on a cover')
    // The name of the provider ends at a tenth of the cover's height.
    const [{ top }, { top: above, height }] = [mark.getBoundingClientRect(), cover.getBoundingClientRect()]
    expect(height).toBeGreaterThan(100)
    expect(top - above).toBeGreaterThan(height / 9)
  },
)

test.each([
  [1440, 6],
  [1000, 4],
  [820, 4],
  [768, 4],
  [599, 2],
  [360, 2],
])('at %i px there are %i a row', async (width, columns) => {
  await page.viewport(width, 800)
  stage.show(<VirtualPageGrid sections={sections} label="All slots" />)
  await untilDrawn()
  expect(grid().querySelector('[role=row]')?.children).toHaveLength(columns)
})

test('a resized window has the rows that a window of that width has from the start', async () => {
  const tops = () => [...grid().querySelectorAll('[role=row]')].map((row) => row.getBoundingClientRect().top)
  const expected = new Map<number, number[]>()
  for (const width of [1000, 1440]) {
    await page.viewport(width, 900)
    stage.show(<VirtualPageGrid key={width} sections={sections} label="All slots" />)
    await untilDrawn()
    expected.set(width, tops().slice(0, 3))
  }
  for (const width of [1000, 1440]) {
    await page.viewport(width, 900)
    await waitFor(() => expect(tops().slice(0, 3)).toEqual(expected.get(width)))
  }
})

test('the Tab key stops once; arrows, Home, End and the page keys move, also to games that were not rendered', async () => {
  stage.show(<VirtualPageGrid sections={sections} label="All slots" />)
  await untilDrawn()
  expect(grid().querySelectorAll('button[tabindex="0"]')).toHaveLength(3)
  await userEvent.tab()
  expect(focused()).toBe('Game 0')
  await press('ArrowRight', 'Game 1')
  await press('ArrowDown', 'Game 7')
  await press('End', 'Game 11')
  await press('Home', 'Game 6')
  await press('ArrowUp', 'Game 0')
  await press('Control>}{End}{/Control', 'Game 9999')
  expect(isInSight(document.activeElement)).toBe(true)
  await press('ArrowUp', 'Game 9993')
  await press('Control>}{Home}{/Control', 'Game 0')
  await press('PageDown', 'Game 12')
  await press('PageUp', 'Game 0')
})

test('a focused game keeps the focus when it is scrolled away', async () => {
  stage.show(<VirtualPageGrid sections={sections} label="All slots" />)
  await untilDrawn()
  await userEvent.tab()
  window.scrollTo(0, 50_000)
  await waitFor(() => expect(tiles().length).toBeGreaterThan(20))
  expect(focused()).toBe('Game 0')
})

test('the star marks a favourite and never launches the game', async () => {
  stage.show(<VirtualPageGrid sections={[{ games: [sampleGame('star-test')] }]} label="All slots" />)
  await untilDrawn()
  const star = page.getByRole('button', { name: 'Favourite: Game star-test' })
  await star.click()
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  expect(stage.calls.played).toEqual([])
  await page.getByRole('button', { name: 'Game star-test', exact: true }).click()
  expect(stage.calls.played).toEqual(['star-test'])
})

async function press(key: string, then: string): Promise<void> {
  await userEvent.keyboard(`{${key}}`)
  await waitFor(() => expect(focused()).toBe(then))
}

function isInSight(element: Element | null): boolean {
  const rect = element?.getBoundingClientRect()
  return rect !== undefined && rect.bottom > 0 && rect.top < window.innerHeight
}
