import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  closeGame,
  currentGame,
  minimiseGame,
  openFrame,
  restoreGame,
  seatGame,
  setMode,
} from '../../../src/features/play/current-game.ts'
import GameFrame from '../../../src/features/play/frame/game-frame.tsx'
import { setPlayNavigation } from '../../../src/features/play/launch/navigation.ts'
import { store } from '../../../src/platform/store.ts'
import { sampleGame } from '../../support/sample-game.ts'

// A name that is never resolved: what matters here is the frame, not what is in it.
const origin = 'https://studio.invalid'
const game = sampleGame('1001', { game_title: 'Gate' })

let root: Root
let tile: HTMLButtonElement
const openMenu = vi.fn<() => void>()

beforeEach(async () => {
  i18n.load('en', {})
  i18n.activate('en')
  document.body.style.margin = '0'
  tile = document.createElement('button')
  tile.textContent = 'tile'
  const place = document.createElement('div')
  document.body.append(tile, place)
  root = createRoot(place)
  root.render(
    <StrictMode>
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <GameFrame onMenu={openMenu} />
        </I18nProvider>
      </Provider>
    </StrictMode>,
  )
  tile.focus()
  await page.viewport(1440, 900)
})

afterEach(() => {
  closeGame()
  root.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
})

async function open(mode: 'normal' | 'stretched' = 'normal'): Promise<HTMLIFrameElement> {
  seatGame(openFrame(game, mode), `${origin}/play?token=t`)
  await vi.waitFor(() => expect(document.querySelector('iframe')).not.toBeNull())
  return frame()
}

function frame(): HTMLIFrameElement {
  const found = document.querySelector('iframe')
  if (!found) throw new Error('no frame')
  return found
}

function size(): { width: number; height: number } {
  const { width, height } = frame().getBoundingClientRect()
  return { width, height }
}

function say(message: object, from: Partial<MessageEventInit> = {}): void {
  const data = { marquee: 1, ...message }
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow, ...from }))
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('sizes of spec §9', () => {
  test.each([
    [1440, 900, 'normal', 1152, 820],
    [1440, 900, 'stretched', 1440, 820],
    [769, 600, 'normal', 615.2, 520],
    [768, 1024, 'stretched', 768, 944],
    [768, 1024, 'normal', 768, 944],
    [360, 800, 'stretched', 360, 720],
  ] as const)('%i x %i, %s', async (windowWidth, windowHeight, mode, width, height) => {
    await page.viewport(windowWidth, windowHeight)
    await open(mode)
    expect(size().width).toBeCloseTo(width, 0)
    expect(size().height).toBeCloseTo(height, 0)
  })

  test('fullscreen takes what the bar leaves', async () => {
    await open()
    setMode('fullscreen')
    await vi.waitFor(() => expect(size()).toEqual({ width: 1440, height: 856 }))
  })

  test('stretch and shrink, hidden on mobile and in fullscreen', async () => {
    await open()
    await button('Stretch').click()
    await vi.waitFor(() => expect(size().width).toBe(1440))
    await button('Shrink').click()
    await vi.waitFor(() => expect(size().width).toBe(1152))
    setMode('fullscreen')
    await expect.element(button('Leave fullscreen')).toBeVisible()
    expect(button('Stretch').query()).toBeNull()
    expect(button('Shrink').query()).toBeNull()
    await page.viewport(360, 800)
    setMode('stretched')
    await expect.element(button('Fullscreen')).toBeVisible()
    expect(button('Shrink').query()).toBeNull()
  })
})

test('the game is locked in: sandbox, permissions, referrer, name', async () => {
  const { sandbox, allow, referrerPolicy, title } = await open()
  expect([...sandbox].toSorted()).toEqual([
    'allow-forms',
    'allow-pointer-lock',
    'allow-same-origin',
    'allow-scripts',
  ])
  expect(allow).toBe("fullscreen; autoplay 'none'")
  expect(referrerPolicy).toBe('origin')
  expect(title).toBe('Gate')
})

describe('what the game says', () => {
  const waiting = page.getByText('Opening the game')

  test('ready lifts the veil; the same from elsewhere does not', async () => {
    await open()
    await expect.element(waiting).toBeVisible()
    say({ type: 'ready' }, { origin: 'https://evil.invalid' })
    say({ type: 'ready' }, { source: window })
    say({ type: 'ready', marquee: 2 })
    expect(currentGame()?.phase).toBe('loading')
    say({ type: 'ready' })
    await vi.waitFor(() => expect(waiting.query()).toBeNull())
  })

  test('exit closes, and the focus goes back to the tile', async () => {
    await open()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Gate'))
    say({ type: 'ready' })
    say({ type: 'exit' })
    await vi.waitFor(() => expect(document.querySelector('iframe')).toBeNull())
    await vi.waitFor(() => expect(document.activeElement).toBe(tile))
  })

  test('deposit leads to the deposit page, the game waits', async () => {
    const deposit = vi.fn<() => void>()
    setPlayNavigation({ signIn: () => {}, deposit })
    await open()
    say({ type: 'ready' })
    say({ type: 'deposit' })
    expect(deposit).toHaveBeenCalledOnce()
    expect(currentGame()?.minimised).toBe(true)
  })

  test('error: says what was not lost, with the ways on', async () => {
    await open()
    say({ type: 'error', code: 'reel_jam' })
    await expect.element(page.getByRole('alert').getByText('The game has stopped')).toBeVisible()
    await expect.element(page.getByText('Code reel_jam')).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
    await button('Close').click()
    expect(currentGame()).toBeUndefined()
  })
})

describe('messages to the game are sent between rounds only', () => {
  test('pause when it is minimised, resume when it is back, nothing while a round is played', async () => {
    const told: unknown[] = []
    // A port stands in for the game's window, which no page may look into.
    const { port1 } = new MessageChannel()
    vi.spyOn(port1, 'postMessage').mockImplementation((...said: unknown[]) => void told.push(said))
    Object.defineProperty(await open(), 'contentWindow', { value: port1 })
    const says = (type: string) => [{ marquee: 1, type }, origin]
    say({ type: 'ready' })
    say({ type: 'busy' })
    await vi.waitFor(() => expect(currentGame()?.phase).toBe('busy'))
    minimiseGame()
    await expect.element(page.getByText('Back to game · a round is being played')).toBeVisible()
    expect(told).toEqual([])
    say({ type: 'idle' })
    await vi.waitFor(() => expect(told).toEqual([says('pause')]))
    restoreGame()
    await vi.waitFor(() => expect(told).toEqual([says('pause'), says('resume')]))
  })
})

test('minimised and back: the same frame, never moved, never loaded again', async () => {
  const before = await open()
  say({ type: 'ready' })
  // Taken out and put back, a frame would start over.
  const moves: MutationRecord[] = []
  const observer = new MutationObserver((records) => moves.push(...records))
  for (let node = before.parentNode; node; node = node.parentNode) observer.observe(node, { childList: true })
  await button('Minimise').click()
  await expect.element(page.getByRole('complementary')).toBeVisible()
  await vi.waitFor(() => expect(document.activeElement).toBe(tile))
  await page.getByText('Back to game').click()
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Gate'))
  expect(frame()).toBe(before)
  observer.disconnect()
  const moved = moves.flatMap(({ removedNodes }) => [...removedNodes]).filter((node) => node.contains(before))
  expect(moved).toEqual([])
})

test('closing while a round is played asks once; staying goes on', async () => {
  await open()
  say({ type: 'ready' })
  say({ type: 'busy' })
  await button('Close the game').click()
  await expect.element(page.getByText(/It will be settled by the server/)).toBeVisible()
  await button('Stay').click()
  expect(page.getByRole('alertdialog').query()).toBeNull()
  expect(currentGame()?.phase).toBe('busy')
  await button('Close the game').click()
  await button('Close the game').click()
  expect(currentGame()).toBeUndefined()
})

test('Escape leaves fullscreen and does nothing else', async () => {
  await open()
  await button('Fullscreen').click()
  await expect.element(button('Leave fullscreen')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(currentGame()?.mode).toBe('normal'))
  await userEvent.keyboard('{Escape}')
  expect(currentGame()).toMatchObject({ mode: 'normal', minimised: false, address: `${origin}/play?token=t` })
})

test('a game that does not come: a hint after 8 s, ways on after 20 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  openFrame(game, 'normal')
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  const text = () => document.querySelector('output')?.textContent
  await vi.advanceTimersByTimeAsync(7000)
  expect(text()).toBe('Opening the game')
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(text()).toBe('This takes longer than usual'))
  await vi.advanceTimersByTimeAsync(12_000)
  await vi.waitFor(() => expect(text()).toMatch(/The game does not answer/))
  for (const name of ['Try again', 'New window', 'Close']) expect(button(name).query()).not.toBeNull()
})
