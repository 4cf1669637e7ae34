import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { createRoot, type Root } from 'react-dom/client'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gameListsAtom } from '../../../src/features/lobby/catalogue/game-lists.ts'
import { useAllGames } from '../../../src/features/lobby/catalogue/use-all-games.ts'
import { sampleGame } from '../../support/sample-game.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { loginData } from '../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const stage = tabStage()
const providers = ['1', '2', '3'].map((id) => ({ id, title: `provider-${id}`, is_casino: 0 }))

let server: ScriptedServer
let app: FakeTab
let root: Root
/** How many games each render showed. */
let shown: number[]

function Page() {
  shown.push(useAllGames().games.length)
  return null
}

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  server = await startScriptedServer((response, request, nth) => {
    const id = new URL(request.path, 'http://operator').searchParams.get('provider_id')
    const list = id === null ? providers : [sampleGame(`${id}-a`), sampleGame(`${id}-b`)]
    return json(200, { RESULT: true, DATA: { list }, message: '' })(response, request, nth)
  })
  app = stage.open()
  app.apiHost.set(server.origin)
  app.session.begin({ ok: true, data: loginData() })
  shown = []
  root = createRoot(document.createElement('div'))
  root.render(
    <Provider store={app.store}>
      <I18nProvider i18n={i18n}>
        <Page />
      </I18nProvider>
    </Provider>,
  )
  await waitFor(() => expect(shown.at(-1)).toBe(6))
  await waitFor(async () => expect(await stage.storedRecord('cache/games/3')).toBeDefined())
})

afterEach(async () => {
  root.unmount()
  await server.close()
})

const asked = () => server.heard.filter(({ path }) => path.startsWith('/game/provider')).length
const showAgain = () => {
  app.environment.window.dispatchEvent(new Event('pageshow'))
}

test('games stay on the page when the browser wipes the storage under it, and are fetched and stored again', async () => {
  const before = asked()
  shown = []
  await stage.deleteDatabase()
  // Browsers report one return to the page in several ways.
  showAgain()
  showAgain()
  await waitFor(async () => {
    for (const name of ['providers', 'games/1', 'games/2', 'games/3']) {
      expect(await stage.storedRecord(`cache/${name}`), name).toBeDefined()
    }
  })
  expect(asked()).toBeGreaterThanOrEqual(before + 4)
  expect(shown.filter((count) => count !== 6)).toEqual([])
})

test('games stay on the page however often it is shown, while the operator cannot be asked for them again', async () => {
  server.setHealth((response) => void response.socket?.destroy())
  expect(await app.connection.probe()).toBe(false)
  shown = []
  await stage.deleteDatabase()
  showAgain()
  await waitFor(() => expect(app.store.get(app.remote.wipesAtom)).toBe(4))
  showAgain()
  const options = { scope: 'cache', version: 1, schema: v.unknown(), initial: null } as const
  for (const name of ['providers', 'games/1', 'games/2', 'games/3']) {
    await app.records.of<unknown>({ ...options, name }).reload()
  }
  expect(app.store.get(gameListsAtom('1 2 3')).map((list) => list?.data.length)).toEqual([2, 2, 2])
  expect(shown.filter((count) => count !== 6)).toEqual([])
  server.setHealth((response) => void response.end('ok'))
  app.connection.reportReached()
  await waitFor(async () => expect(await stage.storedRecord('cache/games/3')).toBeDefined())
  expect(shown.filter((count) => count !== 6)).toEqual([])
})
