import { AnimatePresence } from 'framer-motion'
import { useState, type ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UserInfo } from '@marquee/contract/player.ts'
import { SessionWarning } from '../../../src/features/account/sign-in/session-warning.tsx'
import { siteConfigAtom } from '../../../src/platform/config/site-config.ts'
import { keepAlive } from '../../../src/session/keep-alive.ts'
import { userInfoAtom } from '../../../src/session/user-info.ts'
import { transitionOf } from '../../../src/ui/motion/motion-settings.tsx'
import { Modal } from '../../../src/ui/overlay/modal.tsx'
import { SideDrawer } from '../../../src/ui/overlay/side-drawer.tsx'
import { openStage, type Stage } from '../../support/browser-stage.tsx'
import { sampleSite } from '../../support/sample-game.ts'
import { waitFor } from '../../support/wait-for.ts'

let stage: Stage
const closed = vi.fn<() => void>()

beforeEach(() => page.viewport(400, 800))
afterEach(() => {
  stage.clear()
  closed.mockClear()
})

/** A page with a button that opens an overlay. */
async function open(render: (close: () => void) => ReactNode): Promise<void> {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    const close = () => {
      closed()
      setOpen(false)
    }
    return (
      <main tabIndex={-1}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <SessionWarning />
        <AnimatePresence>{isOpen ? render(close) : null}</AnimatePresence>
      </main>
    )
  }
  stage = openStage()
  stage.place.id = 'root'
  stage.show(<Page />)
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus()
}

const openDrawer = (side: 'left' | 'right') =>
  open((close) => (
    <SideDrawer key="drawer" side={side} onClose={close}>
      <button type="button">Inside</button>
    </SideDrawer>
  ))

const openSheet = () =>
  open((close) => (
    <Modal key="sheet" titleId="title" onClose={close}>
      <h2 id="title" data-drag-handle="">
        Title
      </h2>
      <button type="button">Inside</button>
    </Modal>
  ))

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]')
/** Waits until the overlay is at its edge. */
const rest = () =>
  waitFor(() => {
    const { left = -1, right = -1, bottom = -1 } = dialog()?.getBoundingClientRect() ?? {}
    expect(left === 0 || right === innerWidth).toBe(true)
    expect(bottom).toBe(innerHeight)
  })

/** Moves a touch over an element, by px from its centre, a frame after another. */
async function swipe(target: Element | null, ...way: readonly (readonly [x: number, y: number])[]) {
  if (!target) throw new Error('there is nothing to swipe')
  const { x, y, width, height } = target.getBoundingClientRect()
  const send = (type: string, [dx, dy]: readonly [number, number]) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        pointerType: 'touch',
        pointerId: 7,
        clientX: x + width / 2 + dx,
        clientY: y + height / 2 + dy,
      }),
    )
  send('pointerdown', [0, 0])
  for (const offset of way) {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    send('pointermove', offset)
  }
  await new Promise(requestAnimationFrame)
  send('pointerup', way.at(-1) ?? [0, 0])
}

test.each([
  ['right', 260],
  ['left', -260],
] as const)(
  'a drawer closes when it is dragged to the %s, and its opener gets the focus',
  async (side, x) => {
    await openDrawer(side)
    await rest()
    await swipe(dialog(), [x / 4, 0], [x / 2, 0], [x, 0])
    await waitFor(() => expect(closed).toHaveBeenCalledOnce())
    await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
    await waitFor(() => expect(dialog()).toBeNull())
  },
)

test('a sheet closes when its title is dragged down, and not when its content is', async () => {
  await openSheet()
  await rest()
  await swipe(page.getByRole('button', { name: 'Inside' }).element(), [0, 20], [0, 100], [0, 300])
  expect(closed).not.toHaveBeenCalled()
  await swipe(document.querySelector('#title'), [0, 20], [0, 100], [0, 300])
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

test('the page is hidden from screen readers a frame after the focus has reached the overlay, and until it closes', async () => {
  const isHidden = () => stage.place.getAttribute('aria-hidden') === 'true'
  const hiddenWhenFocused = new Promise<boolean>((resolve) => {
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && dialog()?.contains(target))
        requestAnimationFrame(() => resolve(isHidden()))
    })
  })
  await openSheet()
  expect(await hiddenWhenFocused).toBe(false)
  await waitFor(() => expect(isHidden()).toBe(true))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(isHidden()).toBe(false))
})

test('an overlay returns after a short drag, and neither scrolling nor a drag inwards moves it', async () => {
  await openDrawer('right')
  await rest()
  for (const way of [
    [
      [20, 0],
      [40, 0],
      [40, 0],
      [40, 0],
      [40, 0],
    ],
    [
      [4, 100],
      [120, 300],
      [300, 400],
    ],
    [
      [-60, 0],
      [-150, 0],
    ],
  ] as const) {
    await swipe(dialog(), ...way)
    await rest()
  }
  expect(closed).not.toHaveBeenCalled()
})

test.each([
  ['drawer', () => openDrawer('right')],
  ['sheet', openSheet],
] as const)('a player can stay signed in over a %s, which stays open', async (_, openOverlay) => {
  await openOverlay()
  const { tab } = stage
  const send = vi.spyOn(keepAlive(tab), 'send').mockResolvedValue()
  const stop = keepAlive(tab).start()
  tab.store.set(siteConfigAtom, sampleSite())
  for (const seconds of [60, 10]) {
    const idle_at = new Date(Date.now() + seconds * 1000).toISOString()
    const info = v.parse(UserInfo, { name: 'Demo', username: 'demo', idle_at })
    tab.store.set(userInfoAtom, { info, at: Date.now(), stale: false })
  }
  stop()
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  expect(send).toHaveBeenCalledOnce()
  expect(closed).not.toHaveBeenCalled()
})

test('the page is usable while an overlay leaves', async () => {
  await openSheet()
  await userEvent.keyboard('{Escape}')
  expect(closed).toHaveBeenCalledOnce()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('button', { name: 'Inside' })).toHaveFocus()
})

test('a style has its own spring, and one that moves in steps has none', () => {
  expect(transitionOf('pastel')).toEqual({ type: 'spring', duration: 0.32, bounce: 0.18 })
  expect(transitionOf('retro')).toEqual({ type: false })
})
