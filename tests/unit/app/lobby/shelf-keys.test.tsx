import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Shelf } from '../../../../src/features/lobby/shelf/shelf.tsx'

let root: Root
let place: HTMLElement
const scrolled = vi.fn<(name: string) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  i18n.load('en', {})
  i18n.activate('en')
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  scrolled.mockReset()
  // jsdom scrolls nothing.
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement) {
    scrolled(this.textContent)
  }
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView')
})

/** A shelf of tiles, each with a star that belongs to it. */
async function show(names: readonly string[], rows: 1 | 3 = 1): Promise<void> {
  const items = names.map((name) => ({
    id: name,
    render: (tabStop: boolean) => (
      <>
        <button type="button" tabIndex={tabStop ? 0 : -1}>
          {name}
        </button>
        <button type="button" tabIndex={tabStop ? 0 : -1}>{`star of ${name}`}</button>
      </>
    ),
  }))
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Shelf id="shelf" title="New" rows={rows} items={items} />
      </I18nProvider>,
    ),
  )
}

const names = (selector: string) =>
  [...place.querySelectorAll<HTMLElement>(selector)].map(({ textContent }) => textContent)
const stops = () => names('ul [tabindex="0"]')

async function press(...keys: string[]): Promise<string | null | undefined> {
  for (const key of keys) {
    await act(async () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
    )
  }
  return document.activeElement?.textContent
}

async function enter(): Promise<void> {
  await act(async () => place.querySelector<HTMLElement>('ul [tabindex="0"]')?.focus())
}

test('a shelf is one stop of the Tab key: its first item, with the star that belongs to it', async () => {
  await show(['a', 'b', 'c'])
  expect(stops()).toEqual(['a', 'star of a'])
  expect(names('ul > li')).toHaveLength(3)
})

test('the arrow keys, Home and End move the tab stop within it, and scroll the item into view', async () => {
  await show(['a', 'b', 'c', 'd'])
  await enter()
  expect(await press('ArrowRight', 'ArrowRight')).toBe('c')
  expect(scrolled).toHaveBeenLastCalledWith('c')
  expect(stops()).toEqual(['c', 'star of c'])
  expect(await press('ArrowLeft')).toBe('b')
  expect(await press('End')).toBe('d')
  expect(await press('ArrowRight')).toBe('d')
  expect(await press('Home')).toBe('a')
  expect(stops()).toEqual(['a', 'star of a'])
})

test('in a shelf of several lines, up and down move between the lines', async () => {
  await show(['a', 'b', 'c', 'd', 'e', 'f'], 3)
  await enter()
  expect(await press('ArrowDown')).toBe('b')
  expect(await press('ArrowRight')).toBe('e')
  expect(await press('ArrowUp')).toBe('d')
})

test('the tab stop stays with its item when the order changes, and is the first item when that one is removed', async () => {
  await show(['a', 'b', 'c'])
  await enter()
  await press('ArrowRight')
  await show(['b', 'a', 'c'])
  expect(stops()).toEqual(['b', 'star of b'])
  await show(['a', 'c'])
  expect(stops()).toEqual(['a', 'star of a'])
})
