// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LobbyContext } from '../../../../src/features/lobby/lobby-context.ts'
import SearchPanel from '../../../../src/features/lobby/search/search-panel.tsx'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { renderPage, type RenderedPage } from '../../../support/rendered-page.tsx'
import { sampleGame, sampleSite } from '../../../support/sample-game.ts'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import { idleLobby } from '../../../support/idle-lobby.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
let server: ScriptedServer
let page: RenderedPage

afterEach(async () => {
  await page.unmount()
  await server.close()
})

test('the search says that a game does not exist only when all games are there', async () => {
  const list = { list: [{ id: '1', title: 'Merrowday', is_casino: 0 }] }
  const games = { list: [sampleGame('s', { game_title: { en: 'Snow Peaks', ko: '눈 덮인 산' } })] }
  const { promise: slowLine, resolve: answer } = Promise.withResolvers<void>()
  server = await startScriptedServer(async (response, request, nth) => {
    const isGames = request.path.includes('provider_id')
    if (isGames) await slowLine
    await json(200, { RESULT: true, DATA: isGames ? games : list })(response, request, nth)
  })
  // jsdom has neither.
  Object.assign(Element.prototype, { scrollIntoView() {} })
  vi.stubGlobal('matchMedia', () => new EventTarget())
  const tab = stage.open()
  tab.apiHost.set(server.origin)
  const site = sampleSite()
  tab.store.set(siteConfigAtom, { ...site, VARIABLES: { ...site.VARIABLES, public_lists: true } })
  page = await renderPage(tab, () => (
    <LobbyContext value={idleLobby}>
      <SearchPanel recent={[]} onClose={() => {}} />
    </LobbyContext>
  ))
  const status = () => document.querySelector('[role=dialog] output')?.textContent
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>('[role=combobox]')
    if (!found) throw new Error('the search is not shown yet')
    return found
  })
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  await type('snow peaks')
  await waitFor(() => expect(status()).toBe('Loading games'))
  await act(async () => new Promise((resolve) => setTimeout(resolve, 600)))
  expect(status()).toBe('Loading games')
  expect(document.querySelectorAll('[role=option]')).toHaveLength(0)
  answer()
  await waitFor(() => expect(status()).toBe('1 result'))
  await type('zzzzzz')
  await waitFor(() => expect(status()).toContain('Nothing'))
})
