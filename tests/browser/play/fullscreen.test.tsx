import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { waitFor } from '../../support/wait-for.ts'
import { button, control, frameStage, open, origin, size } from './frame-stage.tsx'

frameStage()

// A stand-in for the screen: a busy machine enters fullscreen late, and no window is sized meanwhile. The end-to-end test
// of the frame enters the real one.
let onScreen: Element | null
const exit = vi.fn<() => Promise<void>>(() => show(null))
const enter = vi.fn<() => Promise<void>>()

async function show(element: Element | null): Promise<void> {
  onScreen = element
  document.dispatchEvent(new Event('fullscreenchange'))
}

beforeEach(() => {
  onScreen = null
  exit.mockClear()
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => onScreen)
  vi.spyOn(document, 'exitFullscreen').mockImplementation(exit)
  vi.spyOn(document.documentElement, 'requestFullscreen').mockImplementation(enter)
  enter.mockReset().mockImplementation(() => show(document.documentElement))
})

afterEach(() => {
  vi.restoreAllMocks()
})

test('Escape leaves it and does nothing else', async () => {
  await open()
  await button('Fullscreen').click()
  await expect.element(button('Title bar')).toHaveFocus()
  expect(onScreen).toBe(document.documentElement)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(control.get()?.mode).toBe('normal'))
  await waitFor(() => expect(onScreen).toBeNull())
  await userEvent.keyboard('{Escape}')
  expect(control.get()).toMatchObject({
    mode: 'normal',
    minimised: false,
    address: `${origin}/play?token=t`,
  })
})

test('the browser leaves it: the frame has its size back', async () => {
  await open()
  await button('Wider').click()
  await button('Fullscreen').click()
  await expect.element(button('Title bar')).toHaveFocus()
  await show(null)
  await waitFor(() => expect(control.get()?.mode).toBe('stretched'))
  expect(exit).not.toHaveBeenCalled()
})

test('left before the browser has entered it: the screen is given back as soon as it has', async () => {
  const entered = Promise.withResolvers<void>()
  enter.mockImplementation(() => entered.promise.then(() => show(document.documentElement)))
  await open()
  await button('Fullscreen').click()
  await expect.element(button('Title bar')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(control.get()?.mode).toBe('normal'))
  expect(exit).not.toHaveBeenCalled()
  entered.resolve()
  await waitFor(() => expect(exit).toHaveBeenCalledOnce())
  expect(onScreen).toBeNull()
})

test('a browser that refuses it: the frame fills the window all the same', async () => {
  enter.mockRejectedValue(new TypeError('refused'))
  await open()
  await button('Fullscreen').click()
  await waitFor(() => expect(size()).toEqual({ width: 1440, height: 900 }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(size()).toEqual({ width: 1152, height: 820 }))
})
