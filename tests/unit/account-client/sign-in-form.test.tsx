import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignInForm } from '../../../src/features/account/sign-in/sign-in-form.tsx'
import { uidAtom } from '../../../src/platform/preferences.ts'
import { createTab, type Tab } from '../../../src/session/tab.ts'
import { fakeEnvironment } from '../../support/fake-environment.ts'
import {
  cut,
  json,
  page,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../support/scripted-server.ts'
import { waitFor } from '../../support/wait-for.ts'

let server: ScriptedServer
let tab: Tab
let root: Root
let place: HTMLElement

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  server = await startScriptedServer()
  tab = createTab(fakeEnvironment())
  tab.apiHost.set(server.origin)
  tab.store.set(uidAtom, 'demo')
  // The routes are not those of the app.
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <SignInForm onDone={() => {}} /> }),
    history: createMemoryHistory(),
  })
  place = document.createElement('div')
  root = createRoot(place)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </Provider>,
    ),
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

afterEach(async () => {
  root.unmount()
  tab.channel.close()
  vi.unstubAllGlobals()
  await server.close()
})

/** Types a password as a player does. */
function typePassword(): void {
  const field = place.querySelector<HTMLInputElement>('[name="password"]')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'a-good-password')
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}

test.each<[string, Script, string]>([
  ['lost on the way', cut, 'The site cannot be reached right now. Check your connection and try again.'],
  [
    'of a broken server',
    page(502),
    'Something went wrong on our side. Nothing was changed; please try again.',
  ],
  [
    'not of the contract',
    json(200, { code: 'OK', data: {} }),
    'The site’s reply could not be read. Please try again later.',
  ],
  [
    'to too many attempts',
    json(429, { code: 4030, msg: 'auth.slowDown' }, { 'retry-after': '5' }),
    'Too many requests. Please wait a little before the next one. Try again in 5 seconds.',
  ],
])('an answer %s says why, and nothing of what counts once', async (_case, script, words) => {
  server.setScript(script)
  typePassword()
  place.querySelector('form')?.requestSubmit()
  await waitFor(() => expect(place.querySelector('[role="alert"]')?.textContent).toBe(words))
})
