import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useAllGames } from '../../../../src/features/lobby/catalogue/use-all-games.ts'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import {
  json,
  reset,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../support/scripted-server.ts'
import { loginData } from '../../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

// Every screen that lists games uses `useAllGames`.
const stage = tabStage()
let server: ScriptedServer
let tab: FakeTab
let root: Root
let place: HTMLElement
let providers: Script
let games: Script

const providerList = json(200, {
  RESULT: true,
  DATA: { list: [{ id: '1', title: 'Merrowday', is_casino: 1 }] },
})

function Screen() {
  const { status, retry } = useAllGames()
  return (
    <button type="button" onClick={retry}>
      {status}
    </button>
  )
}

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  providers = providerList
  games = json(200, { RESULT: true, DATA: { list: [] } })
  server = await startScriptedServer((response, request, nth) =>
    (request.path.includes('provider_id') ? games : providers)(response, request, nth),
  )
  tab = stage.open()
  tab.apiHost.set(server.origin)
  tab.session.begin({ ok: true, data: loginData() })
  place = document.createElement('div')
  root = createRoot(place)
})

afterEach(async () => {
  root.unmount()
  await server.close()
})

/** Shows two parts of one screen that read the same lists. */
function show(): void {
  root.render(
    <Provider store={tab.store}>
      <I18nProvider i18n={i18n}>
        <Screen />
        <Screen />
      </I18nProvider>
    </Provider>,
  )
}

const status = () => place.querySelector('button')?.textContent
const toastTexts = () => tab.store.get(toastsAtom).map(({ kind, text }) => `${kind}: ${text}`)

test('a provider list that cannot be loaded shows one toast', async () => {
  providers = json(500, { RESULT: false, code: 5000 })
  show()
  await waitFor(() => expect(toastTexts()).toEqual(['error: The provider list could not be loaded.']))
  expect(status()).toBe('failed')
})

test('games with RESULT false: fetchError with the operator’s message, or a general one', async () => {
  games = json(200, { RESULT: false, message: 'item.notFound', code: 4001 })
  show()
  await waitFor(() =>
    expect(toastTexts()).toEqual(['error: The games could not be loaded. This was not found.']),
  )
  games = json(200, { RESULT: false })
  place.querySelector('button')?.click()
  await waitFor(() =>
    expect(toastTexts()).toContain(
      'error: The games could not be loaded. Something went wrong. Please try again.',
    ),
  )
})

test('a network error while games load shows a toast, after the retries', async () => {
  games = reset
  show()
  await waitFor(() =>
    expect(toastTexts()).toEqual([
      'error: The site cannot be reached right now. Check your connection and try again.',
    ]),
  )
  expect(server.received.filter(({ path }) => path.includes('provider_id')).length).toBeGreaterThanOrEqual(4)
})

test('no toast while the app is offline: the banner says that', async () => {
  const before = server.received.length
  tab.environment.navigator = { onLine: false, languages: ['en'] }
  server.setHealth(reset)
  tab.connection.reportUnreachable()
  show()
  await waitFor(() => expect(status()).toBe('offline'))
  expect([toastTexts(), server.received.length]).toEqual([[], before])
})

test('a failed list is not requested again at each response of another call', async () => {
  let requested = 0
  games = (...args) => {
    requested += 1
    void json(500, { RESULT: false, code: 5000 })(...args)
  }
  show()
  await waitFor(() => expect(status()).toBe('failed'))
  const before = requested
  for (let response = 0; response < 3; response++) {
    await tab.connection.probe()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  expect(requested).toBe(before)
})
