import { afterEach, beforeEach, expect, test } from 'vitest'
import { TicketForm } from '../../../../src/features/support/ticket/ticket-form.tsx'
import { type RenderedPage, renderPage, typeInto } from '../../../support/rendered-page.tsx'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
let server: ScriptedServer
let tab: FakeTab
let page: RenderedPage | undefined

beforeEach(async () => {
  server = await startScriptedServer(json(200, { code: 'OK', msg: '', data: { id: 'T-1' } }))
  tab = stage.open()
  tab.apiHost.set(server.origin)
})
afterEach(async () => {
  await page?.unmount()
  await server.close()
})

test('a visitor’s letter is sent with its address, and its number is shown', async () => {
  page = await renderPage(tab, TicketForm)
  const { container: place } = page
  await waitFor(() => expect(place.querySelector('[name=email]')).not.toBeNull())
  typeInto(place.querySelector('[name=email]'), 'someone@example.test')
  typeInto(place.querySelector('[name=subject]'), 'A question')
  typeInto(place.querySelector('textarea'), 'What is this?')
  place.querySelector('form')?.requestSubmit()
  await waitFor(() => expect(place.textContent).toContain('T-1'))
  expect(server.received.map(({ path }) => path)).toEqual(['/supports/ticket'])
})
