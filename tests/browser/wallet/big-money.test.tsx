import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BigMoney } from '../../../src/ui/money/big-money.tsx'
import { waitFor } from '../../support/wait-for.ts'

test.each([
  [360, 320, 1_284_500, 43],
  [360, 320, 987_654_321_012_345, 20],
  [360, 320, 9_007_199_254_740_991, 20],
  [1440, 300, 9_007_199_254_740_991, 20],
])('in a window of %i px, %i px fit %i', async (window, width, amount, least) => {
  await page.viewport(window, 800)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const place = document.createElement('div')
  place.style.width = `${width}px`
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(
    <I18nProvider i18n={i18n}>
      <BigMoney amount={amount} currency="KRW" />
    </I18nProvider>,
  )
  const shown = await waitFor(() => {
    const found = place.querySelector<HTMLElement>('[aria-hidden]')
    if (!found) throw new Error('no amount yet')
    return found
  })
  expect(shown.getBoundingClientRect().width).toBeLessThanOrEqual(width)
  expect(Number.parseFloat(getComputedStyle(shown).fontSize)).toBeGreaterThanOrEqual(least)
  root.unmount()
})
