import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useOverlayRoot } from '../../../../src/ui/overlay/use-overlay-root.ts'
import { acted, renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

function Overlay() {
  useOverlayRoot({})
  return (
    <div role="dialog" aria-label="Welcome">
      <button type="button">Close</button>
    </div>
  )
}

test('the page is hidden from screen readers once an overlay has the focus, and shown when it closes', async () => {
  let close = (): void => {}
  const { container, unmount } = await renderPage(stage.open(), () => {
    const [isOpen, setOpen] = useState(true)
    close = () => setOpen(false)
    return (
      <>
        <div id="root">
          <h1 tabIndex={-1}>Home</h1>
        </div>
        {isOpen ? <Overlay /> : null}
      </>
    )
  })
  const isHidden = () => container.querySelector('#root')?.getAttribute('aria-hidden') === 'true'
  vi.useFakeTimers()
  // A busy device moves the focus late, and a new page focuses its heading before.
  container.querySelector('h1')?.focus()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isHidden()).toBe(false)
  container.querySelector('button')?.focus()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isHidden()).toBe(true)
  vi.useRealTimers()
  await acted(() => close())
  expect(isHidden()).toBe(false)
  await unmount()
})
