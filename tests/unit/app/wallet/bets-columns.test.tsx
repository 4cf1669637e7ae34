import { afterEach, expect, test, vi } from 'vitest'
import { Bets } from '../../../../src/features/wallet/history/bets.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { json, startScriptedServer } from '../../../support/scripted-server.ts'
import { loginData } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
afterEach(() => vi.unstubAllGlobals())

const round = {
  id: '1',
  game: { id: '1301', title: { en: 'Gate' }, provider: { en: 'Red' } },
  date: '2026-11-20T00:00:00Z',
  staked: 200,
  won: 500,
  returned: 0,
}

test.each([
  ['wide', 'Staked 200Won 500Net result +300', 1],
  ['narrow', '+300200 → 500', 0],
])('a bet in a %s window reads %s', async (window, figures, heads) => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: window === 'wide' }))
  const server = await startScriptedServer(
    json(200, { code: 'OK', msg: '', data: { list: [round], next: null } }),
  )
  const tab = stage.open()
  tab.apiHost.set(server.origin)
  tab.session.begin({ ok: true, data: loginData() })
  const page = await renderPage(tab, () => (
    <Bets search={{ tab: 'bets' }} onSearch={() => {}} onOpen={() => {}} />
  ))
  await waitFor(() => expect(page.container.querySelector('li')?.textContent).toContain(figures))
  const lists = [...page.container.querySelectorAll('p[aria-hidden=true]')]
  expect(lists.map(({ textContent }) => textContent)).toHaveLength(heads)
  await page.unmount()
  await server.close()
})
