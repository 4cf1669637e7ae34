import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Home } from './home.tsx'
import { system } from './system.ts'

const root = createRootRoute({ component: Outlet })
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
const router = createRouter({ routeTree: root.addChildren([home]) })
const queries = new QueryClient()

/** Starts the smallest app of the product's stack: one route with one button. */
export async function boot(): Promise<void> {
  i18n.loadAndActivate({ locale: 'en', messages: { press: ['Press'] } })
  const element = document.getElementById('root')
  if (element === null) throw new Error('index.html has no #root')
  const app = createRoot(element)
  startTransition(() =>
    app.render(
      <StrictMode>
        <ChakraProvider value={system}>
          <QueryClientProvider client={queries}>
            <Provider>
              <I18nProvider i18n={i18n}>
                <RouterProvider router={router} />
              </I18nProvider>
            </Provider>
          </QueryClientProvider>
        </ChakraProvider>
      </StrictMode>,
    ),
  )
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'), { once: true })
  if (document.readyState === 'complete') await navigator.serviceWorker.register('/sw.js')
}
