import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RegisteredRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { Provider } from 'jotai'
import { act, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Tab } from '../../src/session/tab.ts'
import { ChakraRoot } from '../../src/theme/chakra-root.tsx'

/** A part of the app on a page of its own. */
export interface RenderedPage {
  /** What the part is rendered into: an element of the document. */
  readonly container: HTMLElement
  readonly router: RegisteredRouter
  readonly history: RouterHistory
  /** Takes the part off the page; a second call does nothing. */
  unmount(): Promise<void>
}

interface Where {
  /** Where the page is opened. */
  readonly path?: string
  /** Further addresses that lead somewhere, as links of the part need them. */
  readonly paths?: readonly string[]
}

/** Runs `work` so that React has carried out what it entails, whether or not the test runs in React's act environment. */
export async function acted(work: () => void): Promise<void> {
  const before: unknown = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => work())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', before)
}

/** Renders a part of the app in English, with a tab and with a router whose pages all show it. */
export async function renderPage(
  { store }: Pick<Tab, 'store'>,
  Part: FunctionComponent,
  { path = '/', paths = [] }: Where = {},
): Promise<RenderedPage> {
  // jsdom cannot scroll, and the router does.
  vi.stubGlobal('scrollTo', () => {})
  // Nor does it have media queries: a test that depends on one stubs it first.
  if (Reflect.get(globalThis, 'matchMedia') === undefined) {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  }
  if (i18n.locale !== 'en') i18n.loadAndActivate({ locale: 'en', messages: {} })
  const root = createRootRoute({ component: Part })
  const routes = [...new Set([path, ...paths])].map((at) =>
    createRoute({ getParentRoute: () => root, path: at }),
  )
  const history = createMemoryHistory({ initialEntries: [path] })
  // Its routes are not those of the app.
  const router = createRouter({ routeTree: root.addChildren(routes), history }) as never as RegisteredRouter
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const app = createRoot(container)
  await acted(() =>
    app.render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <ChakraRoot>
            <RouterProvider router={router} />
          </ChakraRoot>
        </I18nProvider>
      </Provider>,
    ),
  )
  return { container, router, history, unmount: () => acted(() => app.unmount()) }
}

/** Types into a field as a player does: React is notified. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement | null, text: string): void {
  if (!field) throw new Error('there is no field to type into')
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
