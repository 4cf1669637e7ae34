import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ProviderDrawer from '../../../../src/features/lobby/providers/provider-drawer.tsx'
import { providerList } from '../../../../src/features/lobby/catalogue/provider-list.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { loginData } from '../../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
let server: ScriptedServer
let root: Root

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const list = ['Merrowday', 'Northlamp'].map((title, place) => ({ id: String(place), title, is_casino: 0 }))
  server = await startScriptedServer((response, request, nth) =>
    json(200, { RESULT: true, DATA: { list: request.path.includes('provider_id') ? [] : list } })(
      response,
      request,
      nth,
    ),
  )
  root = createRoot(document.createElement('div'))
})

afterEach(async () => {
  root.unmount()
  await server.close()
})

async function signedIn(): Promise<FakeTab> {
  const tab = stage.open()
  tab.apiHost.set(server.origin)
  tab.session.begin({ ok: true, data: loginData() })
  await tab.queries.refresh(providerList(tab))
  return tab
}

function show(tab: FakeTab, at: string): void {
  const nothing = () => {}
  root.render(
    <Provider store={tab.store}>
      <I18nProvider i18n={i18n}>
        <ProviderDrawer
          view={at}
          side="right"
          onChoose={nothing}
          onBack={nothing}
          onClose={nothing}
          returnFocusTo={() => null}
        />
      </I18nProvider>
    </Provider>,
  )
}

const marked = () => document.querySelector('[aria-current]')?.getAttribute('aria-label')

test('the list of providers loads by itself, on any page', async () => {
  const tab = stage.open()
  tab.apiHost.set(server.origin)
  show(tab, 'list')
  await waitFor(() => expect(document.querySelector('[aria-label=Northlamp]')).not.toBeNull())
})

test('a list of providers that cannot be loaded shows an error, and loads on retry', async () => {
  const tab = stage.open()
  tab.apiHost.set(server.origin)
  server.setScript(json(500, { RESULT: false, code: 5000 }))
  show(tab, 'list')
  await waitFor(() =>
    expect(tab.store.get(toastsAtom)).toMatchObject([{ text: 'The provider list could not be loaded.' }]),
  )
  server.setScript(
    json(200, { RESULT: true, DATA: { list: [{ id: '1', title: 'Northlamp', is_casino: 0 }] } }),
  )
  const again = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  )
  again?.click()
  await waitFor(() => expect(document.querySelector('[aria-label=Northlamp]')).not.toBeNull())
})

test('the list of providers marks the one that was chosen last, until the session ends', async () => {
  const tab = await signedIn()
  show(tab, 'list')
  await waitFor(() => expect(document.querySelector('[aria-label=Northlamp]')).not.toBeNull())
  expect(marked()).toBeUndefined()
  show(tab, '1')
  await waitFor(async () =>
    expect(await stage.storedRecord('personal_selected_provider')).toMatchObject({ value: '1' }),
  )
  show(tab, 'list')
  await waitFor(() => expect(marked()).toBe('Northlamp'))
  await tab.session.signOut()
  expect(await stage.storedRecord('personal_selected_provider')).toBeUndefined()
})
