import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignInForm } from '../../../../src/features/account/sign-in/sign-in-form.tsx'
import { uidAtom } from '../../../../src/platform/remembered-login.ts'
import { createTab, type Tab } from '../../../../src/session/tab.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { renderPage, type RenderedPage, typeInto } from '../../../support/rendered-page.tsx'
import {
  cut,
  json,
  page,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../support/scripted-server.ts'
import { loginData } from '../../../support/session-tab.ts'
import { waitFor } from '../../../support/wait-for.ts'

let server: ScriptedServer
let tab: Tab
let shown: RenderedPage

beforeEach(async () => {
  server = await startScriptedServer()
  tab = createTab(fakeEnvironment())
  tab.apiHost.set(server.origin)
  tab.store.set(uidAtom, 'demo')
  shown = await renderPage(tab, () => <SignInForm onDone={() => {}} />)
})

afterEach(async () => {
  await shown.unmount()
  tab.channel.close()
  vi.unstubAllGlobals()
  await server.close()
})

/** Types a password as a player does. */
function typePassword(): void {
  typeInto(shown.container.querySelector<HTMLInputElement>('[name="password"]'), 'a-good-password')
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
    'with a token that cannot be read',
    json(200, { code: 'OK', data: { ...loginData(), jwt: 'an-opaque-token' } }),
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
  shown.container.querySelector('form')?.requestSubmit()
  await waitFor(() => expect(shown.container.querySelector('[role="alert"]')?.textContent).toBe(words))
  const typed = [...shown.container.querySelectorAll<HTMLInputElement>('[name=username], [name=password]')]
  expect(typed.map(({ value }) => value)).toEqual(['demo', 'a-good-password'])
})

test('the error is below the button, so that it does not move the button', async () => {
  server.setScript(page(502))
  typePassword()
  const { container: place } = shown
  place.querySelector('form')?.requestSubmit()
  await waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).not.toBe(''))
  const texts = [...place.querySelectorAll('[type=submit], [role=alert]')].map(({ role }) => role)
  expect(texts.slice(0, 2)).toEqual([null, 'alert'])
})
