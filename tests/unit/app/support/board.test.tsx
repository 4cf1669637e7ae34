import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Article } from '../../../../src/features/support/board/article.tsx'
import { Board } from '../../../../src/features/support/board/board.tsx'
import { acted, renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

/** One row, which opens its item. */
function Letters() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Board
      title="Messages"
      openId={isOpen ? '7' : undefined}
      openTitle={isOpen ? 'Letter 7' : undefined}
      list={
        <button type="button" data-row="7" onClick={() => setOpen(!isOpen)}>
          Letter 7
        </button>
      }
      detail={isOpen ? <h2 tabIndex={-1}>Letter 7</h2> : undefined}
      placeholder={null}
    />
  )
}

test.each([
  { window: 'wide', announced: 'Letter 7', focused: 'BUTTON' },
  { window: 'narrow', announced: '', focused: 'H2' },
])(
  'a message that is opened in a $window window is announced, or gets the focus',
  async ({ window, announced, focused }) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: window === 'wide' }))
    const { container: place, unmount } = await renderPage(stage.open(), Letters)
    const status = place.querySelector('[role=status]')
    expect(status?.textContent).toBe('')
    const row = place.querySelector('button')
    row?.focus()
    row?.click()
    await waitFor(() => expect(place.querySelector('h2')).not.toBeNull())
    await waitFor(() => expect(document.activeElement?.tagName).toBe(focused))
    expect(status?.textContent).toBe(announced)
    await unmount()
    vi.unstubAllGlobals()
  },
)

/** A form that is replaced by what it sent, which is still loading. */
function Form() {
  const [openId, setOpenId] = useState('write')
  const form = (
    <button type="button" onClick={() => setOpenId('7')}>
      Send
    </button>
  )
  return (
    <Board
      title="Messages"
      openId={openId}
      list={null}
      detail={openId === 'write' ? form : <p>Loading</p>}
      placeholder={null}
    />
  )
}

test.each(['wide', 'narrow'])(
  'a form that is replaced by the message it sent passes the focus on in a %s window',
  async (window) => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: window === 'wide' }))
    const { container: place, unmount } = await renderPage(stage.open(), Form)
    const send = place.querySelector('button')
    send?.focus()
    send?.click()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Loading'))
    await unmount()
    vi.unstubAllGlobals()
  },
)

test('a message that was loading when it was opened gets the focus on its heading', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  let load = (): void => {}
  const { container: place, unmount } = await renderPage(stage.open(), () => {
    const [openId, setOpenId] = useState('write')
    const [isLoaded, setLoaded] = useState(false)
    load = () => setLoaded(true)
    const form = (
      <button type="button" onClick={() => setOpenId('7')}>
        Send
      </button>
    )
    const item = isLoaded ? (
      <Article title="Letter 7" date="2026-11-20T00:00:00Z" text={null} />
    ) : (
      <p>Loading</p>
    )
    return (
      <Board
        title="Messages"
        openId={openId}
        list={null}
        detail={openId === 'write' ? form : item}
        placeholder={null}
      />
    )
  })
  const send = place.querySelector('button')
  send?.focus()
  send?.click()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Loading'))
  await acted(() => load())
  expect(document.activeElement).toBe(place.querySelector('h2'))
  await unmount()
  vi.unstubAllGlobals()
})
