import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { type ReactNode, StrictMode } from 'react'
import type { Tab } from './session/tab.ts'

interface AppProps {
  readonly tab: Tab
  readonly router: RegisteredRouter
  readonly i18n: I18n
  readonly children?: ReactNode
}

/** The app in its providers, for the browser and for the renderer of home. */
export function App({ tab, router, i18n, children }: AppProps) {
  return (
    <StrictMode>
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
          {children}
        </I18nProvider>
      </Provider>
    </StrictMode>
  )
}
