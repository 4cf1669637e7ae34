import { i18n } from '@lingui/core'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SearchLine } from '../../../../src/features/lobby/search/search-line.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))

test('the number of results is formatted in the player’s language', async () => {
  const { container: place } = await renderPage(stage.open(), () => (
    <SearchLine
      id="all"
      option={{ type: 'all', group: 'all', id: 'all-slots', kind: 'slots', count: 1_234 }}
      heading={undefined}
      active={false}
      providerOf={() => undefined}
    />
  ))
  expect(place.textContent).toBe('See all 1,234 slots found')
  await act(async () => i18n.loadAndActivate({ locale: 'de', messages: {} }))
  expect(place.textContent).toBe('See all 1.234 slots found')
})
