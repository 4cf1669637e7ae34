import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RegisteredRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { joinedAtom } from '../../../../src/features/account/join/joined.ts'
import { ANONYMOUS } from '@marquee/contract/anonymous.ts'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { sessionAtom } from '../../../../src/session/session.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { watchPendingAction, resumePendingAction } from '../../../../src/shell/join/resume-action.ts'
import { openJoinSheet } from '../../../../src/shell/join/join-sheet.ts'
import {
  actionAfterWelcomeAtom,
  isResumingAtom,
  maxAgeMs,
  pendingAction,
} from '../../../../src/shell/join/pending-action.ts'
import WelcomeAfterJoin from '../../../../src/shell/join/welcome.tsx'
import { followSession } from '../../../../src/shell/start/start.ts'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { memoryStorage } from '../../../support/tabs.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { loginData } from '../../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const launched = vi.hoisted(() => vi.fn<(game: { readonly id: string }) => void>())
vi.mock('../../../../src/features/play/launch/launch.ts', () => ({ launches: () => ({ launch: launched }) }))

const stage = tabStage()
const game = sampleGame('1001')
const other = sampleGame('1002')

let sessionStorage: Storage
let tab: FakeTab
let app: Root
let router: RegisteredRouter

/** Opens the app of four pages at `path`, as it starts there. */
async function open(path: string): Promise<void> {
  tab = stage.open({ sessionStorage })
  const rootRoute = createRootRoute({
    component: Outlet,
    validateSearch: (search: { provider?: string }) => ({ provider: search.provider }),
  })
  const pages = ['/home', '/game/slotnine', '/login', '/account/register'].map((at) =>
    createRoute({ getParentRoute: () => rootRoute, path: at, component: () => <p>{at}</p> }),
  )
  const history = createMemoryHistory({ initialEntries: [path] })
  // Its routes are not those of the app.
  router = createRouter({ routeTree: rootRoute.addChildren(pages), history }) as never
  followSession(router, Promise.resolve(), tab)
  // The code that resumes the action is a chunk of its own, which may load after the sheet has closed.
  tab.store.sub(sessionAtom, () => void turns().then(() => resumePendingAction(router, tab)))
  await act(async () => app.render(<RouterProvider router={router} />))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  watchPendingAction(router, tab)
}

const signIn = (username: string) =>
  act(async () => {
    const { info, ...tokens } = loginData()
    tab.session.begin({ ok: true, data: { ...tokens, info: { ...info, username } } })
  })
const openSheet = (action: Parameters<typeof openJoinSheet>[2]) =>
  act(() => openJoinSheet(router, tab, action))
const dialog = () => router.latestLocation.state.signInOverlay
const at = () => router.latestLocation.pathname
const go = (path: string) => act(async () => router.history.push(path))

/** Waits until everything that a sign-in or a navigation started is settled. */
const settled = () => act(turns)

/** Waits for several turns of the event loop. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  // jsdom has none.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  launched.mockReset()
  sessionStorage = memoryStorage()
  app = createRoot(document.createElement('div'))
})

afterEach(async () => {
  await act(async () => app.unmount())
})

describe('a game that was clicked without a session', () => {
  test('opens after signing in over the page, once, and for nobody who signs in later', async () => {
    await open('/game/slotnine')
    await openSheet({ kind: 'play', game })
    expect(dialog()).toEqual({ why: 'action', covers: false })
    await signIn('first')
    await waitFor(() => expect(launched.mock.calls.map(([one]) => one.id)).toEqual(['1001']))
    expect([at(), dialog()]).toEqual(['/game/slotnine', undefined])
    await act(() => tab.session.signOut())
    await signIn('second')
    await settled()
    expect(launched).toHaveBeenCalledOnce()
  })

  test('opens after joining from the welcome, on the page where it was clicked', async () => {
    await open('/game/slotnine')
    await openSheet({ kind: 'play', game })
    await go('/account/register')
    tab.store.set(joinedAtom, true)
    await signIn('newcomer')
    await act(async () => router.history.replace('/home'))
    await waitFor(() => expect(at()).toBe('/game/slotnine'))
    await waitFor(() => expect(tab.store.get(actionAfterWelcomeAtom)).toMatchObject({ player: 'newcomer' }))
    expect(launched).not.toHaveBeenCalled()

    const info = { name: 'Newcomer', username: 'newcomer', amount: 100_000 }
    tab.store.set(userInfoAtom, { info, at: 1, stale: false } as never)
    const place = document.createElement('div')
    document.body.append(place)
    const welcome = createRoot(place)
    const parts = (
      <RouterContextProvider router={router}>
        <Provider store={tab.store}>
          <I18nProvider i18n={i18n}>
            <WelcomeAfterJoin />
          </I18nProvider>
        </Provider>
      </RouterContextProvider>
    )
    await act(async () => welcome.render(parts))
    expect(document.body.textContent).toContain('₩100,000')
    expect(document.body.textContent).toContain('Game 1001 is ready')
    const play = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Play')
    await act(async () => play?.click())
    await waitFor(() => expect(launched).toHaveBeenCalledOnce())
    expect(tab.store.get(joinedAtom)).toBe(false)
    await act(async () => welcome.unmount())
    place.remove()
  })

  test('opens after a reload in the middle', async () => {
    await open('/home')
    await openSheet({ kind: 'play', game })
    await go('/account/register')
    await act(async () => app.unmount())
    app = createRoot(document.createElement('div'))
    await open('/account/register')
    await signIn('newcomer')
    await act(async () => router.history.replace('/home'))
    await waitFor(() => expect(launched).toHaveBeenCalledOnce())
  })

  test('is discarded when the player looks around instead', async () => {
    await open('/home')
    await openSheet({ kind: 'play', game })
    await go('/account/register')
    await go('/home')
    await settled()
    await go('/login')
    await signIn('later')
    await go('/home')
    await settled()
    expect(launched).not.toHaveBeenCalled()
  })

  test('survives the start of the code that discards actions, but not the next load of the page', async () => {
    await open('/home')
    pendingAction(tab).set({ kind: 'play', game, path: '/home' })
    watchPendingAction(router, tab)
    expect(pendingAction(tab).get()).toMatchObject({ kind: 'play' })
    await open('/home')
    expect(pendingAction(tab).get()).toBeUndefined()
  })

  test('is discarded after some minutes', async () => {
    await open('/home')
    await openSheet({ kind: 'play', game })
    const now = tab.clock.now()
    vi.spyOn(tab.clock, 'now').mockReturnValue(now + maxAgeMs)
    expect(pendingAction(tab).get()).toBeUndefined()
    expect(sessionStorage.getItem('pending_action')).toBeNull()
  })

  test('stays pending where the first response of the operator sets the clock back', async () => {
    await open('/home')
    await openSheet({ kind: 'play', game })
    const now = tab.clock.now()
    vi.spyOn(tab.clock, 'now').mockReturnValue(now - 5_000)
    expect(pendingAction(tab).get()).toMatchObject({ kind: 'play' })
  })

  test('does not open in a hidden tab', async () => {
    await open('/home')
    await openSheet({ kind: 'play', game })
    vi.spyOn(tab.page, 'isVisible').mockReturnValue(false)
    await signIn('elsewhere')
    await settled()
    expect(launched).not.toHaveBeenCalled()
    expect(pendingAction(tab).get()).toBeUndefined()
  })

  test('is stored without anything about the player', async () => {
    await open('/home')
    await openSheet({ kind: 'play', game })
    const stored: unknown = JSON.parse(sessionStorage.getItem('pending_action') ?? '')
    expect(stored).toEqual({ at: expect.any(Number), action: { kind: 'play', game, path: '/home' } })
  })

  test('that cannot open shows an error, and does not delay the welcome', async () => {
    await open('/home')
    await openSheet({ kind: 'play', game })
    launched.mockImplementation(() => {
      throw new TypeError('chunk')
    })
    await signIn('first')
    await waitFor(() => expect(launched).toHaveBeenCalledOnce())
    await waitFor(() => expect(tab.store.get(isResumingAtom)).toBe(false))
    expect(tab.store.get(toastsAtom)).toMatchObject([{ kind: 'error' }])
  })

  test('opens at once if the tab gets the session from another tab meanwhile', async () => {
    await open('/home')
    await signIn('here')
    await openSheet({ kind: 'play', game })
    expect([launched.mock.calls.length, dialog()]).toEqual([1, undefined])
  })
})

test.each(['{', '{"at":1}', '{"at":9e15,"action":{"kind":"page","path":"/home"}}', 'null'])(
  'stored text %s is no pending action',
  async (text) => {
    sessionStorage.setItem('pending_action', text)
    await open('/login')
    expect(pendingAction(tab).get()).toBeUndefined()
  },
)

test('a path out of the app is no pending action', async () => {
  await open('/login')
  pendingAction(tab).set({ kind: 'page', path: '//evil.example' })
  expect(pendingAction(tab).get()).toBeUndefined()
})

test('a provider that was clicked opens after signing in', async () => {
  await open('/home')
  await openSheet({ kind: 'provider', provider: '7' })
  await signIn('first')
  await waitFor(() => expect(router.latestLocation.search).toEqual({ provider: '7' }))
  expect(at()).toBe('/home')
})

test('only the first star of a visit opens the sheet, and only that star moves to the account', async () => {
  await open('/home')
  const list = (user: string) =>
    favourites(tab)
      .of(user, 'slots')
      .get()
      .map(({ id }) => id)
  await favourites(tab).toggle(other, true)
  await favourites(tab).toggle(game, true)
  await openSheet({ kind: 'star', game })
  expect(dialog()?.why).toBe('action')
  await signIn('first')
  await waitFor(() => expect(list('first')).toEqual(['1001']))
  await waitFor(() => expect(list(ANONYMOUS)).toEqual(['1002']))
  // Without an entry in the outbox the operator never gets the star, and the next fetch removes it.
  expect(favourites(tab).outboxOf('first').get().pending).toEqual([{ id: '1001', on: true }])

  await act(() => tab.session.signOut())
  await settled()
  await openSheet({ kind: 'star', game: other })
  expect(dialog()).toBeUndefined()
})

test('a star opens no sheet over a dialog', async () => {
  await open('/home')
  const element = document.createElement('div')
  element.setAttribute('role', 'dialog')
  document.body.append(element)
  await openSheet({ kind: 'star', game })
  expect(dialog()).toBeUndefined()
  element.remove()
})
