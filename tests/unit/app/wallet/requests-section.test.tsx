import { afterEach, beforeEach, expect, test } from 'vitest'
import { RequestsSection } from '../../../../src/features/wallet/requests/requests-section.tsx'
import { refreshRequests } from '../../../../src/features/wallet/requests/requests.ts'
import { fakeDevice } from '../../../support/fake-environment.ts'
import { acted, renderPage } from '../../../support/rendered-page.tsx'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { operator } from '../../../support/session-tab.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { openWalletTab, requestData } from './wallet-tab.ts'

// jsdom has no layout.
Element.prototype.scrollIntoView = () => {}
let server: ScriptedServer
let deposits: Record<string, unknown>[]

beforeEach(async () => {
  server = await startScriptedServer((response, request, nth) => {
    if (request.path.startsWith('/main/init')) return operator()(response, request, nth)
    const list = request.path.startsWith('/wallet/deposit') ? deposits : []
    return json(200, { code: 'OK', msg: '', data: { list, next: null } })(response, request, nth)
  })
})
afterEach(() => server.close())

test('the focus of a request’s card goes to the list of decided requests when it is decided', async () => {
  deposits = [requestData({ id: '1' })]
  const tab = openWalletTab(server, fakeDevice())
  const page = await renderPage(tab, () => <RequestsSection kind="deposit" focusedId="1" />, {
    paths: ['/wallet/history'],
  })
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Deposit of'))
  deposits = [requestData({ id: '1', status: 'completed' })]
  await acted(() => void refreshRequests(tab))
  await waitFor(() => expect(page.container.textContent).not.toContain('Deposit of'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Recent deposits'))
  await page.unmount()
  tab.channel.close()
})
