import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { JoinForm } from '../../../src/features/account/join/join-form.tsx'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import { sampleSite } from '../../support/sample-game.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { loginData } from '../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const stage = tabStage()
let server: ScriptedServer
let tab: FakeTab
let root: Root
let place: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  server = await startScriptedServer((response, request, nth) =>
    request.path.startsWith('/auth/register')
      ? json(200, { code: 'OK', msg: '', data: loginData() })(response, request, nth)
      : json(200, { code: 'OK', msg: '', data: { available: true } })(response, request, nth),
  )
  tab = stage.open()
  tab.apiHost.set(server.origin)
})

afterEach(async () => {
  root.unmount()
  place.remove()
  await server.close()
})

async function show(variables: Parameters<typeof sampleSite>[0]): Promise<void> {
  tab.store.set(siteConfigAtom, sampleSite(variables))
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  // The routes are not those of the app.
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => <JoinForm renderDocument={() => null} onDone={() => {}} />,
    }),
    history: createMemoryHistory(),
  })
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
  await waitFor(() => expect(field('username')).toBeDefined())
}

function field(name: string): HTMLInputElement {
  const input = place.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!input) throw new Error(`there is no field ${name}`)
  return input
}

function type(name: string, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text)
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

const birthFields = () => place.querySelectorAll('fieldset, [autocomplete^=bday]').length
const calledForTerms = () => server.heard.filter(({ path }) => path.includes('/supports/document/')).length

test('an operator with the specification’s fields alone: neither a date of birth nor a version of the terms', async () => {
  await show({})
  expect(birthFields()).toBe(0)
  const links = [...place.querySelectorAll('a[target=_blank]')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/etc/terms-of-service', '/etc/privacy-policy'])
  type('username', 'jiwoo_92')
  type('email', 'jiwoo@example.test')
  type('password', 'copper-kite-over-hills')
  type('confirm', 'copper-kite-over-hills')
  type('nickname', 'Jiwoo')
  type('phone', '010-1234-5678')
  field('terms_version').click()
  await waitFor(() => expect(field('terms_version').checked).toBe(true))
  place.querySelector('form')?.requestSubmit()
  await waitFor(() => expect(tab.session.isSignedIn()).toBe(true))
  const sent = server.heard.find(({ path }) => path.startsWith('/auth/register'))
  expect(Object.keys(JSON.parse(sent?.body ?? '{}') as object).toSorted()).toEqual([
    'email',
    'nickname',
    'password',
    'phone',
    'username',
  ])
  expect(calledForTerms()).toBe(0)
})

test('a site that asks for both shows both, and asks the operator for the terms', async () => {
  await show({ birth_date_required: true, terms_version_required: true })
  expect(birthFields()).toBeGreaterThan(0)
  await waitFor(() => expect(calledForTerms()).toBe(1))
  expect(field('terms_version').disabled).toBe(true)
})
