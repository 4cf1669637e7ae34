import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  json,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../support/scripted-server.ts'
import { sampleSite } from '../../../support/sample-game.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { tokenUntil } from '../../../support/tokens.ts'
import { success } from '@marquee/contract/result.ts'
import { SessionWarning } from '../../../../src/features/account/sign-in/session-warning.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { keepAlive } from '../../../../src/session/keep-alive.ts'
import { createTab, type Tab } from '../../../../src/session/tab.ts'
import { toastLayer } from '../../../../src/ui/toast/toast-layer.ts'
import { waitFor } from '../../../support/wait-for.ts'

const idleSeconds = 60

let server: ScriptedServer
let tab: Tab
let stop: () => void
let root: Root
let place: HTMLElement
let click: () => void
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
const keepAliveCalls = () => server.received.filter(({ path }) => path === '/auth/session').length

/** Does something and everything that React makes of it at once; what comes later needs no such frame. */
async function rendered(task: () => void | Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => task())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

/** The operator's next word on the session, `seconds` before its end. */
async function near(seconds: number): Promise<void> {
  left = seconds
  await rendered(() => tab.session.refreshBalance())
}

beforeEach(async () => {
  i18n.load('en', {})
  i18n.activate('en')
  left = idleSeconds
  server = await startScriptedServer(operator)
  const environment = fakeEnvironment()
  tab = createTab(environment)
  tab.apiHost.set(server.origin)
  tab.store.set(siteConfigAtom, sampleSite())
  const stops = [tab.session.start(), keepAlive(tab).start()]
  stop = () => {
    for (const each of stops) each()
  }
  const info = {
    name: 'Demo',
    username: 'demo',
    bank_code: '',
    bank_account: '',
    bank_name: '',
    use_vaccount: false,
  }
  const jwt = tokenUntil(Date.now() + 3_600_000)
  tab.session.begin(success({ jwt, access_token: 'a', info }))
  await tab.session.refreshBalance()
  click = () => environment.window.dispatchEvent(new Event('pointerdown'))
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  await rendered(() =>
    root.render(
      <I18nProvider i18n={i18n}>
        <Provider store={tab.store}>
          <SessionWarning />
        </Provider>
      </I18nProvider>,
    ),
  )
})

afterEach(async () => {
  await rendered(() => root.unmount())
  place.remove()
  stop()
  tab.channel.close()
  vi.unstubAllGlobals()
  await server.close()
})

test('a round in a game’s frame keeps the session alive, at most once per interval', async () => {
  keepAlive(tab).reportActivity()
  expect(keepAliveCalls()).toBe(0)
  await near(idleSeconds / 2)
  keepAlive(tab).reportActivity()
  keepAlive(tab).reportActivity()
  await waitFor(() => expect(left).toBe(idleSeconds))
  expect(keepAliveCalls()).toBe(1)
  expect(toastLayer().textContent).toBe('')
})

test('shortly before the end the player is warned, and can stay', async () => {
  await near(idleSeconds / 6)
  expect(toastLayer().textContent).toContain('Are you still there?')
  toastLayer().querySelector('button')?.click()
  await waitFor(() => expect(toastLayer().textContent).toBe(''))
  expect(keepAliveCalls()).toBe(1)
})

test('a click on the page keeps the session alive, even before the warning has loaded', async () => {
  await rendered(() => root.render(null))
  click()
  expect(keepAliveCalls()).toBe(0)
  await near(idleSeconds / 2)
  click()
  await waitFor(() => expect(left).toBe(idleSeconds))
  expect(keepAliveCalls()).toBe(1)
})
