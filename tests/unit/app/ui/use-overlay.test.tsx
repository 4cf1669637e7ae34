import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  type RegisteredRouter,
  type RouterHistory,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router'
import { atom, createStore, Provider, useAtomValue, useSetAtom } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BackClosesOverlay } from '../../../../src/shell/overlays/back-closes-overlay.ts'
import { useCloseEntry, useOverlay } from '../../../../src/ui/use-overlay.ts'
import { waitFor } from '../../../support/wait-for.ts'

const openAtom = atom<readonly string[]>([])
let store: ReturnType<typeof createStore>
let history: RouterHistory
let root: Root
const place = document.createElement('div')

function Overlay({ name }: { name: string }) {
  const setOpen = useSetAtom(openAtom)
  useOverlay(true, () => setOpen((open) => open.filter((one) => one !== name)))
  return null
}

/** An overlay that is part of the address, as the provider drawer is. */
function Modal() {
  const isOpen = useLocation({ select: ({ hash }) => hash === 'modal' })
  const close = useCloseEntry(() => history.replace('/page'))
  useOverlay(isOpen, close, true)
  return (
    <button type="button" onClick={close}>
      Close
    </button>
  )
}

function Page() {
  return (
    <>
      <BackClosesOverlay />
      <Modal />
      {useAtomValue(openAtom).map((name) => (
        <Overlay key={name} name={name} />
      ))}
    </>
  )
}

const show = (...names: readonly string[]) => act(async () => store.set(openAtom, names))
const go = (path: string, state?: { overlay: true }) => act(async () => history.push(path, state))
/** Clicks the modal's close button. */
const closeModal = () => act(async () => place.querySelector('button')?.click())

/** Waits for the address and the open overlays. */
async function expectShown(at: string, ...open: readonly string[]): Promise<void> {
  const shown = () => ({ at: location.pathname + location.hash, open: store.get(openAtom) })
  await act(() => waitFor(() => expect(shown()).toEqual({ at, open })))
}

/** Opens the app at the address, as at the start of a visit. */
async function mount(): Promise<void> {
  history = createBrowserHistory()
  const routeTree = createRootRoute({ component: Page, notFoundComponent: Page })
  // Its routes are not those of the app.
  const router = createRouter({ routeTree, history }) as never as RegisteredRouter
  store = createStore()
  document.body.append(place)
  root = createRoot(place)
  await act(async () =>
    root.render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    ),
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  window.history.pushState(null, '', '/before')
  await mount()
  await go('/page')
})
afterEach(async () => {
  await act(async () => root.unmount())
  history.destroy()
})

test('going back closes the topmost overlay and keeps the page, then leaves it', async () => {
  await show('game', 'menu')
  window.history.back()
  await expectShown('/page', 'game')
  window.history.back()
  await expectShown('/page')
  window.history.back()
  await expectShown('/before')
})

test('an overlay that has closed takes no step back', async () => {
  await show('menu')
  await show()
  window.history.back()
  await expectShown('/before')
})

test('an overlay with an entry of its own closes before the one below it, by going back or by itself', async () => {
  await show('game')
  await go('/page#modal', { overlay: true })
  window.history.back()
  await expectShown('/page', 'game')
  await go('/page#modal', { overlay: true })
  await closeModal()
  await expectShown('/page', 'game')
  window.history.back()
  await expectShown('/page')
})

test('an overlay whose address came from elsewhere is closed by another address', async () => {
  await go('/page#modal')
  await closeModal()
  await expectShown('/page')
})

test('on the first page of a visit, going back closes the overlay and then leaves, also on a touch screen', async () => {
  // Only Android's Back is a close request.
  vi.stubGlobal('CloseWatcher', EventTarget)
  await act(async () => root.unmount())
  history.destroy()
  window.history.pushState(null, '', '/first')
  await mount()
  await show('menu')
  window.history.back()
  await expectShown('/first')
  window.history.back()
  await expectShown('/page')
})

test("Android's back button closes one overlay at a time", async () => {
  const watchers: EventTarget[] = []
  class CloseWatcher extends EventTarget {
    constructor() {
      super()
      watchers.push(this)
    }
    destroy(): void {
      watchers.splice(watchers.indexOf(this), 1)
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K)')
  await show('game', 'menu')
  await act(async () => watchers.at(-1)?.dispatchEvent(new Event('close')))
  expect(store.get(openAtom)).toEqual(['game'])
  await waitFor(() => expect(watchers).toHaveLength(1))
  await act(async () => watchers.at(-1)?.dispatchEvent(new Event('close')))
  expect(store.get(openAtom)).toEqual([])
})
