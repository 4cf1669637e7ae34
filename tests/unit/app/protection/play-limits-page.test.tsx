import { afterEach, beforeEach, expect, test } from 'vitest'
import { PlayLimitsPage } from '../../../../src/features/protection/play-limits-page.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { fakeDevice } from '../../../support/fake-environment.ts'
import { protectionCalls } from '../../../support/protection-calls.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleSite } from '../../../support/sample-game.ts'
import { type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { openTab } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { signIn } from '../wallet/wallet-tab.ts'

let server: ScriptedServer
beforeEach(async () => {
  server = await startScriptedServer(protectionCalls().script)
})
afterEach(() => server.close())

test('a site without play limits shows that, and sends no request for them', async () => {
  const tab = openTab(fakeDevice())
  tab.apiHost.set(server.origin)
  signIn(tab, 'demo')
  const { container: place, unmount } = await renderPage(tab, PlayLimitsPage)
  expect(place.textContent).not.toContain('Limits and breaks are not available on this site.')
  tab.store.set(siteConfigAtom, sampleSite())
  await waitFor(() =>
    expect(place.textContent).toContain('Limits and breaks are not available on this site.'),
  )
  // Another call of the same tab is answered: one for the limits that was sent before it would have been heard.
  await tab.session.refreshBalance()
  expect(server.received.map(({ path }) => path).filter((path) => path.startsWith('/protection'))).toEqual([])
  await unmount()
  tab.channel.close()
})
