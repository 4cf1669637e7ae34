import { afterEach, beforeEach, expect, test } from 'vitest'
import { SupportPage } from '../../../../src/features/support/ticket/support-page.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { sampleSite } from '../../../support/sample-game.ts'
import { type RenderedPage, renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { loginData } from '../../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const summary = {
  id: '7',
  title: 'A question',
  date: '2026-07-01T10:00:00Z',
  answered_at: null,
  status: 'pending',
  unread: false,
}
const inquiry = { ...summary, content: 'What is this?', answer: null, replies_left: 3, messages: [] }

const stage = tabStage()
let server: ScriptedServer
let tab: FakeTab
let page: RenderedPage | undefined

beforeEach(async () => {
  server = await startScriptedServer((response, { method, path }) => {
    const data = path.startsWith('/supports/counsel')
      ? method === 'POST'
        ? inquiry
        : { list: [{ ...summary, id: '5', unread: true }], next: null }
      : { list: [] }
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 'OK', msg: '', data }))
  })
  tab = stage.open()
  tab.apiHost.set(server.origin)
})
afterEach(async () => {
  await page?.unmount()
  await server.close()
})

test('a player’s letter is an inquiry of the account: no name, no e-mail, and its thread opens', async () => {
  tab.session.begin({ ok: true, data: loginData() })
  page = await renderPage(tab, SupportPage, { path: '/support', paths: ['/supports/counselpage'] })
  const { container: place, history } = page
  await waitFor(() => expect(place.textContent).toContain('1 new reply'))
  expect(place.querySelector('[name=email]')).toBeNull()
  typeInto(place.querySelector('[name=title]'), 'A question')
  typeInto(place.querySelector('textarea'), 'What is this?')
  place.querySelector('form')?.requestSubmit()
  await waitFor(() => expect(history.location.href).toContain('/supports/counselpage?id='))
  const [sent, ...more] = server.received.filter(({ method }) => method === 'POST')
  expect(more).toEqual([])
  expect(sent?.path).toBe('/supports/counsel')
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ title: 'A question', content: 'What is this?' })
})

test('how to reach the site without its forms is there, if the site says so', async () => {
  const site = sampleSite()
  const texts: string[] = []
  for (const help of ['help@site.example', '02-123-4567', undefined]) {
    tab.store.set(siteConfigAtom, { ...site, VARIABLES: { ...site.VARIABLES, help } })
    page = await renderPage(tab, SupportPage)
    const links = [...page.container.querySelectorAll('a[href^=mailto]')]
    texts.push(page.container.textContent)
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      help?.includes('@') ? ['mailto:help@site.example'] : [],
    )
    await page.unmount()
    page = undefined
  }
  expect(texts.map((text) => text.includes('02-123-4567'))).toEqual([false, true, false])
})

test('a visitor gets the form with an e-mail address', async () => {
  page = await renderPage(tab, SupportPage)
  const { container: place } = page
  await waitFor(() => expect(place.querySelector('[name=email]')).not.toBeNull())
  expect(place.querySelector('a[href="/supports/counselpage"]')).toBeNull()
})

test('a button above the questions leads to the form, which is below them on phones', async () => {
  page = await renderPage(tab, () => (
    <main>
      <SupportPage />
    </main>
  ))
  const { container: place } = page
  await waitFor(() => expect(place.querySelector('form h2')).not.toBeNull())
  const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Contact us')
  button?.click()
  expect(document.activeElement).toBe(place.querySelector('form h2'))
})
