import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Shelf } from '../../../src/features/lobby/shelf/shelf.tsx'
import { openStage, type Stage } from '../../support/browser-stage.tsx'

let stage: Stage

beforeEach(async () => {
  await page.viewport(1440, 900)
  stage = openStage()
})
afterEach(() => stage.clear())

function showItems(count: number, name: string): void {
  stage.show(
    <Shelf
      id="shelf"
      title="New"
      items={Array.from({ length: count }, (_, place) => ({
        id: `${name}${place}`,
        render: (tabStop) => <button type="button" tabIndex={tabStop ? 0 : -1}>{`${name} ${place}`}</button>,
      }))}
    />,
  )
}

function rail(): HTMLElement {
  const list = stage.place.querySelector('ul')
  if (!list) throw new Error('no shelf')
  return list
}

test('loading contents do not scroll the row', async () => {
  showItems(8, 'Place')
  expect(rail().scrollLeft).toBe(0)
  showItems(30, 'Game')
  await frames()
  expect(rail().scrollLeft).toBe(0)
})

test('a new first item is scrolled into view, such as the game that was just played', async () => {
  showItems(30, 'Game')
  rail().scrollLeft = 700
  await frames()
  expect(rail().scrollLeft).toBeGreaterThan(500)
  showItems(31, 'Newer')
  await frames()
  expect(rail().scrollLeft).toBe(0)
})

test('arrow keys, Home and End move between items and scroll them into view', async () => {
  showItems(30, 'Game')
  await page.getByRole('button', { name: 'Game 0', exact: true }).click()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  await expect.element(page.getByRole('button', { name: 'Game 1', exact: true })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('button', { name: 'Game 29' })).toHaveFocus()
  await expect.poll(() => rail().scrollLeft).toBeGreaterThan(1000)
  await userEvent.keyboard('{Home}')
  await expect.element(page.getByRole('button', { name: 'Game 0', exact: true })).toHaveFocus()
})

test('the buttons at the sides scroll the row, and show only if there is more', async () => {
  showItems(30, 'Game')
  await userEvent.hover(rail())
  const [back, on] = [...stage.place.querySelectorAll<HTMLElement>('[aria-hidden] > button')]
  expect(back?.hidden).toBe(true)
  expect(on?.hidden).toBe(false)
  on?.click()
  await expect.poll(() => rail().scrollLeft).toBeGreaterThan(500)
  await expect.poll(() => back?.hidden).toBe(false)
})

async function frames(): Promise<void> {
  for (let count = 0; count < 3; count++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
