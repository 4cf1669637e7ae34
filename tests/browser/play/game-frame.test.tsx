import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { waitFor } from '../../support/wait-for.ts'
import { strangerFrame } from '@marquee/contract/studio-frames.ts'
import { button, control, deposit, frame, frameStage, open, origin, size, start } from './frame-stage.tsx'

frameStage()

const tile = () => page.getByText('tile', { exact: true }).element()

function postFromGame(message: object, from: Partial<MessageEventInit> = {}): void {
  const data = { marquee: 1, ...message }
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow, ...from }))
}

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
    await waitFor(() => expect(size()).toEqual({ width: 1440, height: 900 }))
    control.leaveFullscreen()
    await waitFor(() => expect(size()).toEqual({ width: 1152, height: 820 }))
    await page.viewport(800, 360)
    await waitFor(() => expect(size()).toEqual({ width: 800, height: 360 }))
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
    for (const selector of ['[role=dialog] header', '[role=dialog] footer'])
      await waitFor(() => expect(isInWindow(selector)).toBe(false))
    expect(document.querySelector('[role=dialog] header')?.closest('[inert]')).not.toBeNull()
    await userEvent.keyboard('{Enter}')
    for (const selector of ['[role=dialog] header', '[role=dialog] footer'])
      await waitFor(() => expect(isInWindow(selector)).toBe(true))
    expect(size()).toEqual({ width: 800, height: 360 })
    expect(button('Wider').query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(isInWindow('[role=dialog] header')).toBe(false))
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
    await waitFor(() => expect(page.getByText('Opening the game').query()).toBeNull())
    await button('Minimise').click()
    expect(control.get()?.minimised).toBe(true)
  })

  test('stretch and shrink, hidden on mobile and in fullscreen', async () => {
    await open()
    await button('Wider').click()
    await waitFor(() => expect(size().width).toBe(1440))
    await button('Narrower').click()
    await waitFor(() => expect(size().width).toBe(1152))
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
  const { sandbox, allow, referrerPolicy, title } = await open('normal', {
    ...strangerFrame,
    sandbox: ['allow-scripts', 'allow-same-origin'],
    allow: ['fullscreen'],
  })
  expect([...sandbox]).toEqual(['allow-scripts', 'allow-same-origin'])
  expect(allow).toBe("fullscreen *; autoplay 'none'")
  expect(referrerPolicy).toBe('origin')
  expect(title).toBe('Gate')
})

test('a stranger’s game may open help pages and not navigate the app', async () => {
  const stranger = await open()
  expect([...stranger.sandbox]).toContain('allow-popups-to-escape-sandbox')
  expect(stranger.getAttribute('sandbox')).not.toContain('navigation')
  expect(stranger.allow).toBe(
    'fullscreen *; autoplay *; screen-wake-lock *; clipboard-write *; encrypted-media *',
  )
})

test('a studio may be let out of the sandbox', async () => {
  expect((await open('normal', { ...strangerFrame, sandbox: false })).hasAttribute('sandbox')).toBe(false)
})

test('a studio that allows no frame gets a window in a click', async () => {
  control.setAddress(start(), `${origin}/play`, { ...strangerFrame, window: 'popup' })
  await expect.element(button('New window')).toBeVisible()
  expect(document.querySelector('iframe')).toBeNull()
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
    await waitFor(() => expect(waiting.query()).toBeNull())
  })

  test('exit closes, and the focus goes back to the tile', async () => {
    await open()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Gate'))
    postFromGame({ type: 'ready' })
    postFromGame({ type: 'exit' })
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(tile()))
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
    await waitFor(() => expect(control.get()?.phase).toBe('busy'))
    control.minimise()
    await expect.element(page.getByText('Back to game · round in progress')).toBeVisible()
    expect(posted).toEqual([])
    postFromGame({ type: 'idle' })
    await waitFor(() => expect(posted).toEqual([messageOf('pause')]))
    control.restore()
    await waitFor(() => expect(posted).toEqual([messageOf('pause'), messageOf('resume')]))
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
  await waitFor(() => expect(document.activeElement).toBe(tile()))
  await page.getByText('Back to game').click()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Gate'))
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
  await expect.element(page.getByText(/It will be settled automatically/)).toBeVisible()
  await button('Keep playing').click()
  await waitFor(() => expect(page.getByRole('alertdialog').query()).toBeNull())
  expect(control.get()?.phase).toBe('busy')
  await button('Close the game').click()
  await button('Close the game').click()
  expect(control.get()).toBeUndefined()
})

test('a game that does not come: a hint after 8 s, ways on after 20 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  start()
  await waitFor(() => expect(document.querySelector('[role=dialog]')).not.toBeNull())
  const text = () => document.querySelector('output')?.textContent
  await vi.advanceTimersByTimeAsync(7000)
  expect(text()).toBe('Opening the game')
  await vi.advanceTimersByTimeAsync(2000)
  await waitFor(() => expect(text()).toBe('This is taking longer than usual'))
  await vi.advanceTimersByTimeAsync(12_000)
  await waitFor(() => expect(text()).toMatch(/The game is not responding/))
  for (const name of ['Try again', 'New window', 'Close']) expect(button(name).query()).not.toBeNull()
})
