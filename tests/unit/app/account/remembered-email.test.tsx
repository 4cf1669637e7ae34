import type { FunctionComponent } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ResetLinkForm } from '../../../../src/features/account/password/reset-link-form.tsx'
import { TicketForm } from '../../../../src/features/support/ticket/ticket-form.tsx'
import { emailAtom, uidAtom } from '../../../../src/platform/remembered-login.ts'
import { renderPage, type RenderedPage, typeInto } from '../../../support/rendered-page.tsx'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
let server: ScriptedServer
let tab: FakeTab
let shown: RenderedPage | undefined

beforeEach(async () => {
  server = await startScriptedServer(json(200, { code: 'OK', msg: '', data: {} }))
  tab = stage.open()
  tab.apiHost.set(server.origin)
})

afterEach(async () => {
  await shown?.unmount()
  await server.close()
})

/** Shows a form; answers its field for the e-mail. */
async function show(Form: FunctionComponent): Promise<HTMLInputElement> {
  await shown?.unmount()
  const { container: place } = (shown = await renderPage(tab, Form))
  return waitFor(() => {
    const field = place.querySelector<HTMLInputElement>('input[name=email]')
    if (!field) throw new Error('there is no field for the e-mail yet')
    return field
  })
}

function send(field: HTMLInputElement, email: string): void {
  typeInto(field, email)
  field.form?.requestSubmit()
}

test('the stored e-mail address of a player is suggested in the next form with such a field', async () => {
  tab.store.set(uidAtom, 'demo')
  const field = await show(ResetLinkForm)
  expect(field.value).toBe('')
  send(field, 'demo@example.test')
  await waitFor(() => expect(tab.store.get(emailAtom)).toBe('demo@example.test'))
  expect((await show(ResetLinkForm)).value).toBe('demo@example.test')
  expect((await show(TicketForm)).value).toBe('demo@example.test')
})

test('an address is not stored for anybody else', async () => {
  send(await show(ResetLinkForm), 'demo@example.test')
  await waitFor(() => expect(server.received).toHaveLength(1))
  await waitFor(() => expect(document.body.textContent).toContain('Check your e-mail'))
  expect((await show(ResetLinkForm)).value).toBe('')
})
