import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ExportButton } from '../../../../src/features/wallet/history/export-button.tsx'
import { ChakraRoot } from '../../../../src/theme/chakra-root.tsx'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

vi.mock('../../../../src/features/wallet/history/export-history.ts', () => {
  throw new TypeError('the chunk did not load')
})

const stage = tabStage()

test('an export whose code fails to load shows an error, and can be started again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  i18n.load('en', {})
  i18n.activate('en')
  const { store } = stage.open()
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <ChakraRoot>
            <ExportButton filter={{}} offline={false} />
          </ChakraRoot>
        </I18nProvider>
      </Provider>,
    ),
  )
  await act(async () => place.querySelector('button')?.click())
  await waitFor(() =>
    expect(store.get(toastsAtom)).toMatchObject([
      { kind: 'error', text: 'Part of the app did not load. Nothing was lost.' },
    ]),
  )
  await waitFor(() => expect(place.querySelector('button')?.textContent).toBe('Save all as CSV'))
  await act(async () => root.unmount())
  place.remove()
})
