import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLoadDelay } from '../../../../src/features/play/frame/use-load-delay.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

function Delay({ isLoading }: { isLoading: boolean }) {
  return useLoadDelay(isLoading)
}

test('a game is slow after 8 s and stuck after 20 s, until it has loaded', async () => {
  const element = document.createElement('div')
  const root = createRoot(element)
  const render = (isLoading: boolean) => act(async () => root.render(<Delay isLoading={isLoading} />))
  const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
  await render(true)
  await wait(7999)
  expect(element.textContent).toBe('none')
  await wait(1)
  expect(element.textContent).toBe('slow')
  await wait(11_999)
  expect(element.textContent).toBe('slow')
  await wait(1)
  expect(element.textContent).toBe('stuck')
  await render(false)
  await wait(60_000)
  expect(element.textContent).toBe('none')
  await act(async () => root.unmount())
})
