import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { PageFailed } from '../../../../src/ui/states/page-failed.tsx'
import { probeFetch } from '../../../support/fake-environment.ts'
import { openTab } from '../../../support/stage.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that could not be shown without a connection is tried again once when it is back', async () => {
  const app = openTab(undefined, { fetch: probeFetch(() => false) })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await app.connection.probe()
  // A part that waited is tried again within 2 s.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const retry = vi.fn<() => void>()
  const root = createRoot(document.createElement('div'))
  await act(async () =>
    root.render(
      <Provider store={app.store}>
        <I18nProvider i18n={i18n}>
          <PageFailed error={undefined} onRetry={retry} />
        </I18nProvider>
      </Provider>,
    ),
  )
  expect(retry).not.toHaveBeenCalled()
  await act(async () => app.connection.reportReached())
  vi.advanceTimersByTime(2000)
  expect(retry).toHaveBeenCalledTimes(1)
  await act(async () => app.connection.reportReached())
  vi.advanceTimersByTime(2000)
  expect(retry).toHaveBeenCalledTimes(1)
  await act(async () => root.unmount())
})
