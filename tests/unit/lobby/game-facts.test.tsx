import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '../../../src/contract/game.ts'
import { GameFacts } from '../../../src/features/lobby/facts/game-facts.tsx'
import { knownGame } from '../../../src/features/lobby/facts/known-game.ts'
import { followLongPress } from '../../../src/features/lobby/facts/long-press.ts'
import { LobbyContext } from '../../../src/features/lobby/lobby-context.ts'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import { sampleGame, sampleSite } from '../../support/sample-game.ts'
import { renderPage } from '../../support/rendered-page.tsx'
import { tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const stage = tabStage()

describe('the sheet', () => {
  const played: string[] = []
  const lobby = {
    play: (game: Game) => void played.push(game.id),
    join() {},
    starred() {},
    openProvider() {},
    openAll() {},
  }

  /** What the sheet of a game says, and its button. */
  async function open(game: Game): Promise<{ facts: string[]; press: () => Promise<void>; button: string }> {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    // jsdom has no modal dialogs.
    HTMLDialogElement.prototype.showModal = vi.fn<() => void>()
    HTMLDialogElement.prototype.close = vi.fn<() => void>()
    const tab = stage.open()
    tab.store.set(siteConfigAtom, sampleSite({ currency: 'USD' }))
    const { place } = await renderPage(tab, () => (
      <LobbyContext value={lobby}>
        <GameFacts game={game} />
      </LobbyContext>
    ))
    const button = [...place.querySelectorAll('button')].at(-1)
    return {
      facts: [...place.querySelectorAll('dl > div')].map((row) => row.textContent),
      button: button?.textContent ?? '',
      press: () => act(async () => button?.click()),
    }
  }

  test('says what the operator sends, and Play opens the game', async () => {
    const { facts, press, button } = await open(
      sampleGame('7', { volatility: 'high', lines: 10, max_win: 1148, limits: { min: 20, max: 10_000 } }),
    )
    expect(facts).toEqual([
      'Return to player (RTP)96.4%',
      'VolatilityHigh',
      'Lines10',
      'Largest win1,148 times the stake',
      'Stakes$0.20 – $100.00',
    ])
    expect(button).toBe('Play')
    await press()
    await waitFor(() => expect(played).toEqual(['7']))
  })

  test('leaves out what another operator does not send', async () => {
    expect((await open(sampleGame('7', { rtp: undefined }))).facts).toEqual([])
  })

  test('a game out of service cannot be played', async () => {
    const { button, press } = await open(sampleGame('8', { is_service: 0 }))
    expect(button).toBe('Out of service')
    await press()
    expect(played).not.toContain('8')
  })
})

test('a game is found in the lists that the device has, or among those that were played', () => {
  const tab = stage.open()
  const featured = sampleGame('5')
  const site = sampleSite()
  tab.store.set(siteConfigAtom, { ...site, WEB_VARIABLES: { ...site.WEB_VARIABLES, featured: [featured] } })
  expect(knownGame(tab.store, '5', [])).toBe(featured)
  expect(knownGame(tab.store, '6', [])).toBeUndefined()
  const played = sampleGame('6')
  expect(knownGame(tab.store, '6', [played])).toBe(played)
})

describe('a long press', () => {
  const opened: string[] = []
  const clicks: string[] = []
  let stop: () => void
  let tile: HTMLElement
  let star: HTMLElement
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    opened.length = 0
    clicks.length = 0
    document.body.innerHTML =
      '<article data-game="3"><b></b><button aria-pressed="false"></button></article><i></i>'
    tile = document.querySelector('b') ?? document.body
    star = document.querySelector('button') ?? document.body
    tile.addEventListener('click', () => clicks.push('tile'))
    stop = followLongPress(document, (id) => opened.push(id))
  })
  afterEach(() => stop())

  function fire(on: Element, type: string, more: MouseEventInit & { pointerType?: string } = {}): boolean {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, ...more })
    Object.assign(event, { isPrimary: true })
    if (more.pointerType !== undefined) Object.assign(event, { pointerType: more.pointerType })
    return on.dispatchEvent(event)
  }

  function press(on: Element, ms: number): void {
    fire(on, 'pointerdown')
    vi.advanceTimersByTime(ms)
    fire(on, 'pointerup')
    fire(on, 'click')
  }

  test('on a tile opens its facts and not the game; a short one is a press', () => {
    press(tile, 600)
    expect([opened, clicks]).toEqual([['3'], []])
    press(tile, 200)
    expect([opened, clicks]).toEqual([['3'], ['tile']])
  })

  test('on a star, beside a tile, while scrolling or with the other button opens nothing', () => {
    press(star, 600)
    press(document.querySelector('i') ?? document.body, 600)
    fire(tile, 'pointerdown')
    fire(tile, 'pointermove', { clientY: 20 })
    vi.advanceTimersByTime(600)
    fire(tile, 'pointerdown')
    document.dispatchEvent(new Event('scroll'))
    vi.advanceTimersByTime(600)
    fire(tile, 'pointerdown', { button: 2 })
    vi.advanceTimersByTime(600)
    expect(opened).toEqual([])
  })

  test('the keyboard asks by its menu key; a right click keeps the menu of the browser', () => {
    expect(fire(tile, 'contextmenu', { pointerType: 'mouse' })).toBe(true)
    expect(opened).toEqual([])
    expect(fire(tile, 'contextmenu', { pointerType: '' })).toBe(false)
    expect(opened).toEqual(['3'])
    expect(fire(tile, 'contextmenu', { pointerType: 'touch' })).toBe(false)
    expect(opened).toEqual(['3'])
  })
})
