import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gameControl } from '../../../src/features/play/game-control.ts'
import GameFrame from '../../../src/features/play/frame/game-frame.tsx'
import { browserEnvironment } from '../../../src/platform/environment.ts'
import { createTab } from '../../../src/session/tab.ts'
import { sampleGame } from '../../support/sample-game.ts'

// A name that is never resolved: what matters here is the frame, not what is in it.
const origin = 'https://studio.invalid'
const game = sampleGame('1001', { game_title: 'Gate' })

const tab = createTab(browserEnvironment())
const control = gameControl(tab)
const deposit = vi.fn<() => void>()
const navigation = { signIn: () => {}, deposit, fairness: () => {} }

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
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <GameFrame navigation={navigation} onMenu={openMenu} />
        </I18nProvider>
      </Provider>
    </StrictMode>,
  )
  tile.focus()
  await page.viewport(1440, 900)
})

afterEach(() => {
  control.close()
  root.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
})

async function open(mode: 'normal' | 'stretched' = 'normal'): Promise<HTMLIFrameElement> {
  control.setAddress(control.open(game, mode), `${origin}/play?token=t`)
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

function postFromGame(message: object, from: Partial<MessageEventInit> = {}): void {
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

  test('nothing is deducted in fullscreen, nor on a phone held sideways', async () => {
    await open()
    control.setMode('fullscreen')
    await vi.waitFor(() => expect(size()).toEqual({ width: 1440, height: 900 }))
    control.leaveFullscreen()
    await vi.waitFor(() => expect(size()).toEqual({ width: 1152, height: 820 }))
    await page.viewport(800, 360)
    await vi.waitFor(() => expect(size()).toEqual({ width: 800, height: 360 }))
  })

  test('the handle brings the bars back over the game, and takes them away again', async () => {
    await page.viewport(800, 360)
    await open('stretched')
    const handle = button('Title bar')
    await expect.element(handle).toHaveFocus()
    const isInWindow = (selector: string) => {
      const { top = -1, bottom = -1 } = document.querySelector(selector)?.getBoundingClientRect() ?? {}
      return top >= 0 && bottom <= 360
    }
    for (const selector of ['dialog header', 'dialog footer'])
      await vi.waitFor(() => expect(isInWindow(selector)).toBe(false))
    expect(document.querySelector('dialog header')?.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Enter}')
    for (const selector of ['dialog header', 'dialog footer'])
      await vi.waitFor(() => expect(isInWindow(selector)).toBe(true))
    expect(size()).toEqual({ width: 800, height: 360 })
    expect(button('Wider').query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await vi.waitFor(() => expect(isInWindow('dialog header')).toBe(false))
    await handle.click()
    await button('Close the game').click()
    expect(control.get()).toBeUndefined()
  })

  test('a game that arrives late leaves the bars that the handle has brought back', async () => {
    await page.viewport(800, 360)
    await open('stretched')
    await expect.element(button('Title bar')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    postFromGame({ type: 'ready' })
    await vi.waitFor(() => expect(page.getByText('Opening the game').query()).toBeNull())
    await button('Minimise').click()
    expect(control.get()?.minimised).toBe(true)
  })

  test('stretch and shrink, hidden on mobile and in fullscreen', async () => {
    await open()
    await button('Wider').click()
    await vi.waitFor(() => expect(size().width).toBe(1440))
    await button('Narrower').click()
    await vi.waitFor(() => expect(size().width).toBe(1152))
    control.setMode('fullscreen')
    await button('Title bar').click()
    await expect.element(button('Leave fullscreen')).toBeVisible()
    expect(button('Wider').query()).toBeNull()
    expect(button('Narrower').query()).toBeNull()
    await page.viewport(360, 800)
    control.setMode('stretched')
    await expect.element(button('Fullscreen')).toBeVisible()
    expect(button('Narrower').query()).toBeNull()
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

describe('messages of the game', () => {
  const waiting = page.getByText('Opening the game')

  test('ready lifts the veil; the same from elsewhere does not', async () => {
    await open()
    await expect.element(waiting).toBeVisible()
    postFromGame({ type: 'ready' }, { origin: 'https://evil.invalid' })
    postFromGame({ type: 'ready' }, { source: window })
    postFromGame({ type: 'ready', marquee: 2 })
    expect(control.get()?.phase).toBe('loading')
    postFromGame({ type: 'ready' })
    await vi.waitFor(() => expect(waiting.query()).toBeNull())
  })

  test('exit closes, and the focus goes back to the tile', async () => {
    await open()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Gate'))
    postFromGame({ type: 'ready' })
    postFromGame({ type: 'exit' })
    await vi.waitFor(() => expect(document.querySelector('iframe')).toBeNull())
    await vi.waitFor(() => expect(document.activeElement).toBe(tile))
  })

  test('deposit leads to the deposit page, the game waits', async () => {
    await open()
    postFromGame({ type: 'ready' })
    postFromGame({ type: 'deposit' })
    expect(deposit).toHaveBeenCalledOnce()
    expect(control.get()?.minimised).toBe(true)
  })

  test('error: explains it and offers what the player can do', async () => {
    await open()
    postFromGame({ type: 'error', code: 'reel_jam' })
    await expect.element(page.getByRole('alert').getByText('The game has stopped')).toBeVisible()
    await expect.element(page.getByText('Code reel_jam')).toBeVisible()
    await expect.element(button('Try again')).toBeVisible()
    await button('Close').click()
    expect(control.get()).toBeUndefined()
  })
})

describe('messages to the game, between rounds only', () => {
  test('pause when it is minimised, resume when it is back, nothing while a round is played', async () => {
    const posted: unknown[] = []
    // A port takes the place of the game's window, which no page may spy on.
    const { port1 } = new MessageChannel()
    vi.spyOn(port1, 'postMessage').mockImplementation((...message: unknown[]) => {
      const [{ type }] = message as [{ type: string }]
      if (type === 'pause' || type === 'resume') posted.push(message)
    })
    Object.defineProperty(await open(), 'contentWindow', { value: port1 })
    const messageOf = (type: string) => [{ marquee: 1, type }, origin]
    postFromGame({ type: 'ready' })
    postFromGame({ type: 'busy' })
    await vi.waitFor(() => expect(control.get()?.phase).toBe('busy'))
    control.minimise()
    await expect.element(page.getByText('Back to game · round in progress')).toBeVisible()
    expect(posted).toEqual([])
    postFromGame({ type: 'idle' })
    await vi.waitFor(() => expect(posted).toEqual([messageOf('pause')]))
    control.restore()
    await vi.waitFor(() => expect(posted).toEqual([messageOf('pause'), messageOf('resume')]))
  })
})

test('minimised and back: the same frame, never moved, never loaded again', async () => {
  const before = await open()
  postFromGame({ type: 'ready' })
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
  postFromGame({ type: 'ready' })
  postFromGame({ type: 'busy' })
  await button('Close the game').click()
  await expect.element(page.getByText(/The server will settle it/)).toBeVisible()
  await button('Keep playing').click()
  expect(page.getByRole('alertdialog').query()).toBeNull()
  expect(control.get()?.phase).toBe('busy')
  await button('Close the game').click()
  await button('Close the game').click()
  expect(control.get()).toBeUndefined()
})

test('Escape leaves fullscreen and does nothing else', async () => {
  await open()
  await button('Fullscreen').click()
  await expect.element(button('Title bar')).toHaveFocus()
  await vi.waitFor(() => expect(document.fullscreenElement).toBe(document.documentElement))
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(control.get()?.mode).toBe('normal'))
  await vi.waitFor(() => expect(document.fullscreenElement).toBeNull())
  await userEvent.keyboard('{Escape}')
  expect(control.get()).toMatchObject({ mode: 'normal', minimised: false, address: `${origin}/play?token=t` })
  // Chromium refuses a size while its window is in fullscreen, and the next file begins with one.
  await vi.waitFor(() => page.viewport(1280, 900))
})

test('a game that does not come: a hint after 8 s, ways on after 20 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  control.open(game, 'normal')
  await vi.waitFor(() => expect(document.querySelector('dialog')).not.toBeNull())
  const text = () => document.querySelector('output')?.textContent
  await vi.advanceTimersByTimeAsync(7000)
  expect(text()).toBe('Opening the game')
  await vi.advanceTimersByTimeAsync(2000)
  await vi.waitFor(() => expect(text()).toBe('This takes longer than usual'))
  await vi.advanceTimersByTimeAsync(12_000)
  await vi.waitFor(() => expect(text()).toMatch(/The game is not responding/))
  for (const name of ['Try again', 'New window', 'Close']) expect(button(name).query()).not.toBeNull()
})
