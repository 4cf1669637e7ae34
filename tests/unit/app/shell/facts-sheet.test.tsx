import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Game } from '@marquee/contract/game.ts'
import { LobbyContext } from '../../../../src/features/lobby/lobby-context.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import FactsSheet from '../../../../src/shell/overlays/facts-sheet.tsx'
import { sampleGame, sampleSite } from '../../../support/sample-game.ts'
import { loginData } from '../../../support/session-tab.ts'
import { renderPage, type RenderedPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const launched = vi.hoisted(() => vi.fn<(...told: readonly unknown[]) => Promise<void>>(async () => {}))
vi.mock('../../../../src/features/play/launch/launch.ts', () => ({ launches: () => ({ launch: launched }) }))

const stage = tabStage()
const lobby = { play() {}, join() {}, starred() {}, openFacts() {}, openProvider() {}, openAll() {} }
let page: RenderedPage

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  launched.mockClear()
})
afterEach(() => page.unmount())

/** Opens the facts of a game; returns the button that tries it. */
async function open(
  game: Game,
  guest_play: boolean,
  signedIn = true,
): Promise<HTMLButtonElement | undefined> {
  const tab = stage.open()
  if (signedIn) tab.session.begin({ ok: true, data: loginData() })
  tab.store.set(siteConfigAtom, sampleSite({ guest_play }))
  page = await renderPage(tab, () => (
    <LobbyContext value={lobby}>
      <FactsSheet game={game} />
    </LobbyContext>
  ))
  return [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try for free')
}

test('a game is tried with demo money from its facts, where the site allows it', async () => {
  const game = sampleGame('7')
  const button = await open(game, true)
  await act(async () => button?.click())
  await waitFor(() => expect(launched).toHaveBeenCalledTimes(1))
  expect(launched.mock.calls[0]?.[0]).toEqual(game)
  expect(launched.mock.calls[0]?.[3]).toBe(true)
})

test('visitors have one button to play, which needs no account', async () => {
  expect(await open(sampleGame('7'), true, false)).toBeUndefined()
})

test('a site without guest play and a game out of service offer no try', async () => {
  expect(await open(sampleGame('7'), false)).toBeUndefined()
  expect(await open(sampleGame('8', { is_service: 0 }), true)).toBeUndefined()
})
