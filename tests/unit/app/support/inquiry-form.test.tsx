import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkCounsel } from '@marquee/contract/inquiry.ts'
import { InquiryForm } from '../../../../src/features/support/inquiries/inquiry-form.tsx'
import { createTab, type Tab } from '../../../../src/session/tab.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { ChakraRoot } from '../../../../src/theme/chakra-root.tsx'
import { typeInto } from '../../../support/rendered-page.tsx'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { loginData } from '../../../support/session-tab.ts'
import { waitFor } from '../../../support/wait-for.ts'

let server: ScriptedServer
let tab: Tab
let root: Root
let place: HTMLElement

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  server = await startScriptedServer(
    json(400, { code: 4001, msg: 'reference.invalid', data: { fields: { reference: 'reference.invalid' } } }),
  )
  tab = createTab(fakeEnvironment())
  tab.apiHost.set(server.origin)
  tab.session.begin({ ok: true, data: loginData() })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <ChakraRoot>
            <InquiryForm
              player="demo"
              reference={{ kind: 'round', id: 'not-mine' }}
              onRemoveReference={() => {}}
              onSent={() => {}}
            />
          </ChakraRoot>
        </I18nProvider>
      </Provider>,
    ),
  )
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
})

afterEach(async () => {
  root.unmount()
  place.remove()
  tab.channel.close()
  vi.unstubAllGlobals()
  await server.close()
})

function type(texts: { title: string; content: string }): void {
  for (const [name, value] of Object.entries(texts)) {
    const field = place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)
    typeInto(field, value)
  }
}

function send(title: string, content: string): void {
  type({ title, content })
  place.querySelector('form')?.requestSubmit()
}

/** The message of the form as a whole, which is announced. */
const alert = () => place.querySelector('form > [role=alert]')?.textContent

test('an inquiry without title or content says both sentences: of the form, and of each field (spec §5)', async () => {
  send('', 'The round did not end.')
  await waitFor(() => expect(alert()).toBe('Enter a subject and a message.'))
  expect(place.textContent).toContain('Enter a subject.')
  // The form reads the round that it names by itself; only what the player sends counts here.
  expect(server.received.filter(({ method }) => method === 'POST')).toEqual([])
})

test('the counters count as the limits do: an emoji once, and no blanks that are removed', async () => {
  const title = `${'😀'.repeat(60)}  ${'a'.repeat(39)} `
  const content = ` ${'👍🏽'.repeat(500)}`
  type({ title, content })
  await waitFor(() => expect(place.textContent).toContain('100/100'))
  await waitFor(() => expect(place.textContent).toContain('1,000/1,000'))
  expect(place.querySelector('[data-over]')).toBeNull()
  expect(checkCounsel(title, content)).toBeUndefined()
  expect(checkCounsel(`${title}b`, content)?.key).toBe('counsel.tooLong')
})

test('an inquiry over the limits shows errors with the limits', async () => {
  send('a'.repeat(101), 'b'.repeat(1001))
  await waitFor(() => expect(alert()).toBe('Subject: up to 100 characters. Message: up to 1,000.'))
  expect(place.textContent).toContain('At most 100 characters.')
  expect(place.textContent).toContain('At most 1,000 characters.')
})

test('a refusal that names no field of the form says why', async () => {
  send('A round', 'It did not end.')
  await waitFor(() => expect(alert()).toContain('was not found in your account'))
})
