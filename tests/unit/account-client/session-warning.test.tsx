import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, type Script, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { sampleSite } from '../../support/sample-game.ts'
import { openTab } from '../../support/tabs.ts'

const modules = async () => ({
  ...(await import('../../../src/features/account/session-warning.tsx')),
  ...(await import('../../../src/platform/http.ts')),
  ...(await import('../../../src/platform/site-config.ts')),
  ...(await import('../../../src/platform/store.ts')),
  ...(await import('../../../src/session/presence.ts')),
  ...(await import('../../../src/session/session-keys.ts')),
  ...(await import('../../../src/session/session.ts')),
  ...(await import('../../../src/session/watch.ts')),
})

const idleSeconds = 60

let server: ScriptedServer
let app: Awaited<ReturnType<typeof modules>>
let root: Root
let place: HTMLElement
/** Seconds until the operator ends the session, unless it hears of the player. */
let left: number

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const operator: Script = (response, request, nth) => {
  if (request.path === '/auth/session') left = idleSeconds
  const times = { expires_at: inSeconds(3_600), idle_at: inSeconds(left) }
  const ui = { name: 'Demo', username: 'demo', ...times }
  return request.path === '/auth/session'
    ? json(200, { code: 'OK', msg: '', data: times })(response, request, nth)
    : json(200, { RESULT: true, DATA: { ui }, msg: '' })(response, request, nth)
}
const kept = () => server.heard.filter(({ path }) => path === '/auth/session').length

/** Does something and everything that React makes of it at once; what comes later needs no such frame. */
async function rendered(task: () => void | Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => task())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

/** The operator's next word on the session, `seconds` before its end. */
async function near(seconds: number): Promise<void> {
  left = seconds
  await rendered(() => app.refreshBalance())
}

beforeEach(async () => {
  sessionStorage.clear()
  i18n.load('en', {})
  i18n.activate('en')
  left = idleSeconds
  server = await startScriptedServer(operator)
  app = await openTab(modules)
  app.setApiHost(server.origin)
  app.registerCredentials(app.currentCredentials)
  app.store.set(app.siteConfigAtom, sampleSite())
  const info = {
    name: 'Demo',
    username: 'demo',
    bank_code: '',
    bank_account: '',
    bank_name: '',
    use_vaccount: false,
  }
  app.storeLogin({ jwt: 'j', access_token: 'a', info })
  app.refreshSession()
  await app.refreshBalance()
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  await rendered(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Provider store={app.store}>
          <app.SessionWarning />
        </Provider>
      </I18nProvider>,
    ),
  )
})

afterEach(async () => {
  await rendered(() => root.unmount())
  place.remove()
  vi.unstubAllGlobals()
  await server.close()
})

test('a round in a game’s frame tells the operator that the player is there, once that is news', async () => {
  app.notePresence()
  expect(kept()).toBe(0)
  await near(idleSeconds / 2)
  app.notePresence()
  app.notePresence()
  await vi.waitFor(() => expect(left).toBe(idleSeconds))
  expect(kept()).toBe(1)
  expect(place.textContent).toBe('')
})

test('shortly before the end the player is asked, and may stay', async () => {
  await near(idleSeconds / 6)
  expect(place.textContent).toContain('Are you still there?')
  place.querySelector('button')?.click()
  await vi.waitFor(() => expect(place.textContent).toBe(''))
  expect(kept()).toBe(1)
})
