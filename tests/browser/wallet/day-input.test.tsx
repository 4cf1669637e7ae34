import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DayInput } from '../../../src/features/wallet/parts/day-input.tsx'
import { ChakraRoot } from '../../../src/theme/chakra-root.tsx'
import { waitFor } from '../../support/wait-for.ts'

let root: Root
let place: HTMLElement

beforeEach(() => {
  place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
})
afterEach(() => root.unmount())

async function show(language: string, day: string): Promise<HTMLInputElement> {
  i18n.loadAndActivate({ locale: language, messages: {} })
  root.render(
    <I18nProvider i18n={i18n}>
      <ChakraRoot>
        <DayInput label="From" value={day} onChange={() => undefined} />
      </ChakraRoot>
    </I18nProvider>,
  )
  return waitFor(() => {
    const input = place.querySelector('input')
    if (!input) throw new Error('not rendered yet')
    return input
  })
}

/** What a player reads in the field: the words over it while the browser's own are not to be seen. */
function read(input: HTMLInputElement): string | undefined {
  const words = input.nextElementSibling
  const covered = getComputedStyle(input).color === 'rgba(0, 0, 0, 0)'
  const seen = words instanceof HTMLElement && getComputedStyle(words).visibility === 'visible'
  if (covered !== seen) throw new Error('both texts are seen, or none')
  return seen ? words.innerText : undefined
}

test.each([
  ['ko', '2026. 11. 1.'],
  ['de', '01.11.2026'],
  ['th', '1 พ.ย. 2569'],
])('a day reads in the language of the app (%s), not of the browser', async (language, text) => {
  expect(read(await show(language, '2026-11-01'))).toBe(text)
})

test('while it has the focus the parts of the browser are there to be typed into', async () => {
  const input = await show('ko', '2026-11-01')
  input.focus()
  expect(read(input)).toBeUndefined()
  input.blur()
  expect(read(input)).toBe('2026. 11. 1.')
})

test('no day is a dash', async () => {
  expect(read(await show('ko', ''))).toBe('–')
})
