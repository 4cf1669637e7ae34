import { afterEach, expect, test, vi } from 'vitest'
import { createBetPages } from '@marquee/studio/client/tables/bet-pages.ts'
import { element } from '@marquee/studio/client/common/element.ts'
import { moveWithArrows } from '@marquee/studio/client/tables/spots.ts'

afterEach(() => vi.unstubAllGlobals())

function open(isSmall: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isSmall, addEventListener: () => undefined }))
  const bet = (spot: string) => element('button', { type: 'button', 'data-spot': spot }, spot)
  const felt = element('div')
  const root = element('div', {}, felt)
  document.body.replaceChildren(root)
  const pages = createBetPages(felt, [
    { label: 'Main', rows: [element('div', {}, bet('big'), bet('small'))] },
    { label: 'More', rows: [element('div', {}, bet('pair'), bet('triple'))] },
  ])
  moveWithArrows(felt)
  const isShown = (spot: string) => felt.querySelector(`[data-spot=${spot}]`)?.closest('[hidden]') === null
  const tabs = [...root.querySelectorAll<HTMLElement>('[role=tab]')]
  return { felt, root, pages, isShown, tabs }
}

test('a small window shows one page of bets, and the other one by a tab or an arrow key', () => {
  const { isShown, tabs, felt } = open(true)
  expect([isShown('big'), isShown('pair')]).toEqual([true, false])
  tabs[1]?.click()
  expect([isShown('big'), isShown('pair')]).toEqual([false, true])
  expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true'])
  // The page in sight is one stop of the Tab key.
  const stops = [...felt.querySelectorAll('button')].filter(
    (one) => one.tabIndex === 0 && one.closest('[hidden]') === null,
  )
  expect(stops.map((one) => one.textContent)).toEqual(['pair'])
  tabs[1]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  expect(isShown('big')).toBe(true)
  expect(document.activeElement).toBe(tabs[0])
})

test('a tab says by a mark that bets lie on its page', () => {
  const { pages, tabs } = open(true)
  pages.show(new Map([['triple', 1_000]]))
  expect(tabs.map((tab) => tab.classList.contains('has'))).toEqual([false, true])
})

test('a large window shows all bets, without tabs', () => {
  const { isShown, root } = open(false)
  expect([isShown('big'), isShown('pair')]).toEqual([true, true])
  expect(root.querySelector('[role=tablist]')?.hasAttribute('hidden')).toBe(true)
  expect(root.querySelector('[role=tabpanel]')).toBeNull()
})
