import { i18n } from '@lingui/core'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Limits } from '../../../../src/features/lobby/tile/game-figures.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleSite } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

test.each([
  ['de', 1_000, 3_000_000, '1.000–3 Mio.'],
  ['de', 10_000, 10_000_000, '10.000–10 Mio.'],
  ['ko', 1_000, 12_345_000, '1천–1,234.5만'],
  ['en', 1_250, 1_250_000, '1.25K–1.25M'],
])('in %s a table of %i to %i says so exactly', async (language, min, max, expected) => {
  const tab = stage.open()
  tab.store.set(siteConfigAtom, sampleSite({ currency: 'KRW' }))
  const { container: place } = await renderPage(tab, () => <Limits min={min} max={max} />)
  await act(async () => i18n.loadAndActivate({ locale: language, messages: {} }))
  expect(place.textContent.replaceAll(/\s/gu, ' ')).toBe(expected)
})
