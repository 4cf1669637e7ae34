import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ProvidersPage } from '../../../../src/features/lobby/providers/providers-page.tsx'
import { ChakraRoot } from '../../../../src/theme/chakra-root.tsx'
import { json, startScriptedServer } from '../../../support/scripted-server.ts'
import { loginData } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

test('content below the providers is rendered together with them, so that it does not move', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const server = await startScriptedServer(async (response, request, nth) => {
    await answered
    const list = [{ id: '1', title: 'Merrowday', is_casino: 1 }]
    await json(200, { RESULT: true, DATA: { list }, message: '' })(response, request, nth)
  })
  const app = stage.open()
  app.apiHost.set(server.origin)
  app.session.begin({ ok: true, data: loginData() })
  const place = document.createElement('div')
  const root = createRoot(place)
  root.render(
    <Provider store={app.store}>
      <I18nProvider i18n={i18n}>
        <ChakraRoot>
          <ProvidersPage kind="casino" onChoose={() => {}}>
            <p>Newest games</p>
          </ProvidersPage>
        </ChakraRoot>
      </I18nProvider>
    </Provider>,
  )
  await waitFor(() =>
    expect(server.received.some(({ path }) => path.startsWith('/game/provider'))).toBe(true),
  )
  await waitFor(() => expect(place.textContent).toContain('Table games by provider'))
  expect(place.textContent).not.toContain('Newest games')
  answer()
  await waitFor(() => expect(place.textContent).toContain('Newest games'))
  expect(place.textContent).toContain('Merrowday')
  root.unmount()
  await server.close()
  vi.unstubAllGlobals()
})
