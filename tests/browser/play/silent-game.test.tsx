import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { waitFor } from '../../support/wait-for.ts'
import { type StudioFrame, strangerFrame } from '@marquee/contract/studio-frames.ts'
import { connectionAtom } from '../../../src/platform/http/connection.ts'
import { button, control, deposit, frame, frameStage, open, origin, tab } from './frame-stage.tsx'

frameStage()

function postFromGame(message: object, from: Partial<MessageEventInit> = {}): void {
  const data = { marquee: 1, ...message }
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame().contentWindow, ...from }))
}

describe('a game without messages', () => {
  const silent: StudioFrame = { ...strangerFrame, messages: 'none' }

  async function openSilent(): Promise<void> {
    await open('normal', silent)
    frame().dispatchEvent(new Event('load'))
    await waitFor(() => expect(control.get()?.phase).toBe('silent'))
  }

  test('is running once its page has loaded, with nothing over it', async () => {
    await openSilent()
    await waitFor(() => expect(page.getByText('Opening the game').query()).toBeNull())
    expect(document.querySelector('[role=dialog] output')).toBeNull()
    for (const name of ['Reload the game', 'Close the game']) await expect.element(button(name)).toBeVisible()
    expect(button('Sound').query()).toBeNull()
  })

  test('does not believe its own messages', async () => {
    await openSilent()
    for (const type of ['ready', 'busy', 'exit', 'deposit']) postFromGame({ type })
    await new Promise((resolve) => setTimeout(resolve))
    expect(control.get()?.phase).toBe('silent')
    expect(deposit).not.toHaveBeenCalled()
  })

  test('is removed when it is minimised or covered, and launched again afterwards', async () => {
    for (const [hold, release] of [
      [() => control.minimise(), () => control.restore()],
      [() => control.setPaused(true), () => control.setPaused(false)],
    ] as const) {
      await openSilent()
      hold()
      await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
      expect(control.get()?.phase).toBe('unloaded')
      release()
      // Nobody is signed in here: the launch is refused, and the frame says so.
      await expect.element(button('Try again')).toBeVisible()
      control.close()
    }
  })

  test('is removed when its own button leads to the deposit page', async () => {
    deposit.mockClear()
    await openSilent()
    postFromGame({ type: 'deposit' }, { origin: location.origin })
    await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
    expect(deposit).toHaveBeenCalledOnce()
    expect(control.get()).toMatchObject({ minimised: true, phase: 'unloaded' })
  })

  test('a way to reload it is offered after the connection was lost', async () => {
    await openSilent()
    const setConnection = (state: 'online' | 'offline') =>
      tab.store.set(connectionAtom, { state, lastSuccess: undefined })
    setConnection('offline')
    await expect.element(page.getByText('The site cannot be reached')).toBeVisible()
    setConnection('online')
    await expect.element(page.getByText(/connection was interrupted/)).toBeVisible()
    await button('Dismiss').click()
    await waitFor(() => expect(page.getByText(/connection was interrupted/).query()).toBeNull())
  })
})
