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
import { joinedAtom } from '../../../src/features/account/join/joined.ts'
import { ANONYMOUS, favourites } from '../../../src/features/lobby/favourites/favourites.ts'
import { sessionAtom } from '../../../src/session/session.ts'
import { userInfoAtom } from '../../../src/session/user-info.ts'
import { followKeptPress, goOn } from '../../../src/shell/join/go-on.ts'
import { goingOnAtom, heldPressAtom } from '../../../src/shell/join/going-on.ts'
import { openJoinSheet } from '../../../src/shell/join/join-sheet.ts'
import { keptForMs, keptPress } from '../../../src/shell/join/pressed.ts'
import WelcomeAfterJoin from '../../../src/shell/join/welcome.tsx'
import { followSession } from '../../../src/shell/start/start.ts'
import { toastsAtom } from '../../../src/ui/toast/toast.ts'
import { memoryStorage } from '../../support/tabs.ts'
import { sampleGame } from '../../support/sample-game.ts'
import { loginData } from '../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const launched = vi.hoisted(() => vi.fn<(game: { readonly id: string }) => void>())
vi.mock('../../../src/features/play/launch/launch.ts', () => ({ launches: () => ({ launch: launched }) }))

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
  // The code that goes on is a chunk of its own, and may come after the sheet has closed.
  tab.store.sub(sessionAtom, () => void turns().then(() => goOn(router, tab)))
  await act(async () => app.render(<RouterProvider router={router} />))
  await waitFor(() => expect(router.state.status).toBe('idle'))
  followKeptPress(router, tab)
}

const signIn = (username: string) =>
  act(async () => {
    const { info, ...tokens } = loginData()
    tab.session.begin({ ok: true, data: { ...tokens, info: { ...info, username } } })
  })
const press = (pressed: Parameters<typeof openJoinSheet>[2]) => act(() => openJoinSheet(router, tab, pressed))
const over = () => router.latestLocation.state.signInOver
const at = () => router.latestLocation.pathname
const go = (path: string) => act(async () => router.history.push(path))

/** Waits until everything that a sign-in or a navigation began has come to its end. */
const settled = () => act(turns)

/** Lets what was begun go through several turns of the event loop. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  HTMLDialogElement.prototype.showModal = vi.fn<() => void>()
  HTMLDialogElement.prototype.close = vi.fn<() => void>()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  launched.mockReset()
  sessionStorage = memoryStorage()
  app = createRoot(document.createElement('div'))
})

afterEach(async () => {
  await act(async () => app.unmount())
})

describe('a game that was pressed without a session', () => {
  test('opens after signing in over the page, once, and for nobody who signs in later', async () => {
    await open('/game/slotnine')
    await press({ kind: 'play', game })
    expect(over()).toEqual({ why: 'pressed', covers: false })
    await signIn('first')
    await waitFor(() => expect(launched.mock.calls.map(([one]) => one.id)).toEqual(['1001']))
    expect([at(), over()]).toEqual(['/game/slotnine', undefined])
    await act(() => tab.session.signOut())
    await signIn('second')
    await settled()
    expect(launched).toHaveBeenCalledOnce()
  })

  test('opens after joining from the welcome, on the page where it was pressed', async () => {
    await open('/game/slotnine')
    await press({ kind: 'play', game })
    await go('/account/register')
    tab.store.set(joinedAtom, true)
    await signIn('newcomer')
    await act(async () => router.history.replace('/home'))
    await waitFor(() => expect(at()).toBe('/game/slotnine'))
    await waitFor(() => expect(tab.store.get(heldPressAtom)).toMatchObject({ player: 'newcomer' }))
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
    expect(place.textContent).toContain('₩100,000')
    expect(place.textContent).toContain('Game 1001 is ready')
    const play = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Play')
    await act(async () => play?.click())
    await waitFor(() => expect(launched).toHaveBeenCalledOnce())
    expect(tab.store.get(joinedAtom)).toBe(false)
    await act(async () => welcome.unmount())
    place.remove()
  })

  test('opens after a reload in the middle', async () => {
    await open('/home')
    await press({ kind: 'play', game })
    await go('/account/register')
    await act(async () => app.unmount())
    app = createRoot(document.createElement('div'))
    await open('/account/register')
    await signIn('newcomer')
    await act(async () => router.history.replace('/home'))
    await waitFor(() => expect(launched).toHaveBeenCalledOnce())
  })

  test('is forgotten when the player looks around instead', async () => {
    await open('/home')
    await press({ kind: 'play', game })
    await go('/account/register')
    await go('/home')
    await settled()
    await go('/login')
    await signIn('later')
    await go('/home')
    await settled()
    expect(launched).not.toHaveBeenCalled()
  })

  test('outlives the code that forgets presses, which comes later, and not the next load of the page', async () => {
    await open('/home')
    keptPress(tab).keep({ kind: 'play', game, path: '/home' })
    followKeptPress(router, tab)
    expect(keptPress(tab).get()).toMatchObject({ kind: 'play' })
    await open('/home')
    expect(keptPress(tab).get()).toBeUndefined()
  })

  test('is forgotten after some minutes', async () => {
    await open('/home')
    await press({ kind: 'play', game })
    const now = tab.clock.now()
    vi.spyOn(tab.clock, 'now').mockReturnValue(now + keptForMs)
    expect(keptPress(tab).get()).toBeUndefined()
    expect(sessionStorage.getItem('pressed')).toBeNull()
  })

  test('is kept where the first answer of the operator puts the clock back', async () => {
    await open('/home')
    await press({ kind: 'play', game })
    const now = tab.clock.now()
    vi.spyOn(tab.clock, 'now').mockReturnValue(now - 5_000)
    expect(keptPress(tab).get()).toMatchObject({ kind: 'play' })
  })

  test('does not open in a tab that is not looked at', async () => {
    await open('/home')
    await press({ kind: 'play', game })
    vi.spyOn(tab.page, 'isVisible').mockReturnValue(false)
    await signIn('elsewhere')
    await settled()
    expect(launched).not.toHaveBeenCalled()
    expect(keptPress(tab).get()).toBeUndefined()
  })

  test('is kept without a word about a person', async () => {
    await open('/home')
    await press({ kind: 'play', game })
    const kept: unknown = JSON.parse(sessionStorage.getItem('pressed') ?? '')
    expect(kept).toEqual({ at: expect.any(Number), press: { kind: 'play', game, path: '/home' } })
  })

  test('that cannot open after all is said, and the welcome is not held back for it', async () => {
    await open('/home')
    await press({ kind: 'play', game })
    launched.mockImplementation(() => {
      throw new TypeError('chunk')
    })
    await signIn('first')
    await waitFor(() => expect(launched).toHaveBeenCalledOnce())
    await waitFor(() => expect(tab.store.get(goingOnAtom)).toBe(false))
    expect(tab.store.get(toastsAtom)).toMatchObject([{ kind: 'error' }])
  })

  test('opens at once where the session comes from another tab meanwhile', async () => {
    await open('/home')
    await signIn('here')
    await press({ kind: 'play', game })
    expect([launched.mock.calls.length, over()]).toEqual([1, undefined])
  })
})

test.each(['{', '{"at":1}', '{"at":9e15,"press":{"kind":"page","path":"/home"}}', 'null'])(
  'what is stored as %s is no press',
  async (text) => {
    sessionStorage.setItem('pressed', text)
    await open('/login')
    expect(keptPress(tab).get()).toBeUndefined()
  },
)

test('a path that leads out of the app is no press', async () => {
  await open('/login')
  keptPress(tab).keep({ kind: 'page', path: '//evil.example' })
  expect(keptPress(tab).get()).toBeUndefined()
})

test('a provider that was pressed opens after signing in', async () => {
  await open('/home')
  await press({ kind: 'provider', provider: '7' })
  await signIn('first')
  await waitFor(() => expect(router.latestLocation.search).toEqual({ provider: '7' }))
  expect(at()).toBe('/home')
})

test('a star asks once in a visit, and only the star that asked moves to the account', async () => {
  await open('/home')
  const list = (user: string) =>
    favourites(tab)
      .of(user, 'slots')
      .get()
      .map(({ id }) => id)
  await favourites(tab).toggle(other, true)
  await favourites(tab).toggle(game, true)
  await press({ kind: 'star', game })
  expect(over()?.why).toBe('pressed')
  await signIn('first')
  await waitFor(() => expect(list('first')).toEqual(['1001']))
  await waitFor(() => expect(list(ANONYMOUS)).toEqual(['1002']))

  await act(() => tab.session.signOut())
  await settled()
  await press({ kind: 'star', game: other })
  expect(over()).toBeUndefined()
})

test('a star asks nothing over a dialog', async () => {
  await open('/home')
  const dialog = document.createElement('dialog')
  dialog.setAttribute('open', '')
  document.body.append(dialog)
  await press({ kind: 'star', game })
  expect(over()).toBeUndefined()
  dialog.remove()
})
