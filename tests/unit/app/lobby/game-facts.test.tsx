import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { Game } from '@marquee/contract/game.ts'
import { GameFacts } from '../../../../src/features/lobby/facts/game-facts.tsx'
import { LobbyContext } from '../../../../src/features/lobby/lobby-context.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { sampleGame, sampleSite } from '../../../support/sample-game.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

describe('the sheet', () => {
  const played: string[] = []
  const lobby = {
    play: (game: Game) => void played.push(game.id),
    join() {},
    starred() {},
    openFacts() {},
    openProvider() {},
    openAll() {},
  }

  /** The facts in the sheet of a game, and its button. */
  async function open(game: Game): Promise<{ facts: string[]; press: () => Promise<void>; button: string }> {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const tab = stage.open()
    tab.store.set(siteConfigAtom, sampleSite({ currency: 'USD' }))
    await renderPage(tab, () => (
      <LobbyContext value={lobby}>
        <GameFacts game={game} />
      </LobbyContext>
    ))
    const button = [...document.querySelectorAll('button')].at(-1)
    return {
      facts: [...document.querySelectorAll('dl > div')].map((row) => row.textContent),
      button: button?.textContent ?? '',
      press: () => act(async () => button?.click()),
    }
  }

  test('shows the facts that the operator sends, and Play opens the game', async () => {
    const { facts, press, button } = await open(
      sampleGame('7', { volatility: 'high', lines: 10, max_win: 1148, limits: { min: 20, max: 10_000 } }),
    )
    expect(facts).toEqual([
      'Return to player (RTP)96.4%',
      'VolatilityHigh',
      'Lines10',
      'Maximum win1,148 times the stake',
      'Stakes$0.20 – $100.00',
    ])
    expect(button).toBe('Play')
    await press()
    await waitFor(() => expect(played).toEqual(['7']))
  })

  test('leaves out facts that the operator does not send', async () => {
    expect((await open(sampleGame('7', { rtp: undefined }))).facts).toEqual([])
  })

  test('a game out of service cannot be played', async () => {
    const { button, press } = await open(sampleGame('8', { is_service: 0 }))
    expect(button).toBe('Unavailable')
    await press()
    expect(played).not.toContain('8')
  })
})
