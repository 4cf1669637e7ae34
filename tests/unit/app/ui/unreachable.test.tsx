import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ConnectionTitle } from '../../../../src/ui/states/unreachable.tsx'

test.each([
  [false, 'You are offline'],
  [true, 'The site cannot be reached'],
])('where the device’s connection is %s the title is “%s”', async (onLine, title) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <I18nProvider i18n={i18n}>
        <ConnectionTitle />
      </I18nProvider>,
    ),
  )
  expect(place.textContent).toBe(title)
  act(() => root.unmount())
})
