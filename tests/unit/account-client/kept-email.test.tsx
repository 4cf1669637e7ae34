import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { act, type FunctionComponent } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ResetLinkForm } from '../../../src/features/account/password/reset-link-form.tsx'
import { TicketForm } from '../../../src/features/support/ticket/ticket-form.tsx'
import { emailAtom, uidAtom } from '../../../src/platform/preferences.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const stage = tabStage()
let server: ScriptedServer
let tab: FakeTab
let root: Root | undefined

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => {})
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  server = await startScriptedServer(json(200, { code: 'OK', msg: '', data: {} }))
  tab = stage.open()
  tab.apiHost.set(server.origin)
})

afterEach(async () => {
  root?.unmount()
  await server.close()
})

/** Shows a form; answers its field for the e-mail. */
async function show(Form: FunctionComponent): Promise<HTMLInputElement> {
  root?.unmount()
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  root = createRoot(place)
  // The routes are not those of the app.
  const router = createRouter({
    routeTree: createRootRoute({ component: Form }),
    history: createMemoryHistory(),
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () =>
    root?.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router as never} />
        </I18nProvider>
      </Provider>,
    ),
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  return waitFor(() => {
    const field = place.querySelector<HTMLInputElement>('input[name=email]')
    if (!field) throw new Error('there is no field for the e-mail yet')
    return field
  })
}

function send(field: HTMLInputElement, email: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, email)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.form?.requestSubmit()
}

test('the e-mail of a player who is remembered is offered by the next form that asks for it', async () => {
  tab.store.set(uidAtom, 'demo')
  const field = await show(ResetLinkForm)
  expect(field.value).toBe('')
  send(field, 'demo@example.test')
  await waitFor(() => expect(tab.store.get(emailAtom)).toBe('demo@example.test'))
  expect((await show(ResetLinkForm)).value).toBe('demo@example.test')
  expect((await show(TicketForm)).value).toBe('demo@example.test')
})

test('nobody else’s is kept', async () => {
  send(await show(ResetLinkForm), 'demo@example.test')
  await waitFor(() => expect(server.heard).toHaveLength(1))
  await waitFor(() => expect(document.body.textContent).toContain('Check your e-mail'))
  expect((await show(ResetLinkForm)).value).toBe('')
})
