import { i18n } from '@lingui/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import * as v from 'valibot'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UserInfo } from '@marquee/contract/player.ts'
import { keepAlive } from '../../../../src/session/keep-alive.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { followSession } from '../../../../src/shell/start/start.ts'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { tokenUntil } from '../../../support/tokens.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
let tab: FakeTab
let app: Root
let place: HTMLElement

function signIn(username: string): Promise<void> {
  return act(async () => {
    tab.session.begin({
      ok: true,
      data: {
        jwt: tokenUntil(Date.now() + 3_600_000, username),
        access_token: 'a',
        info: {
          name: username,
          username,
          bank_code: '',
          bank_account: '',
          bank_name: '',
          use_vaccount: false,
        },
      },
    })
  })
}

const endings = {
  rejected: { type: 'rejectedByOperator' },
  elsewhere: { type: 'rejectedByOperator', messageKey: 'auth.tokenRevoked' },
  idle: { type: 'rejectedByOperator', messageKey: 'auth.sessionIdle' },
  checkFailed: { type: 'checkFailed', isExpired: true },
  unreadable: { type: 'checkFailed', isExpired: false },
} as const
const end = (why: keyof typeof endings) =>
  act(async () => {
    await tab.session.dispatch(endings[why])
  })

/** Opens the app of three pages at `path`. */
async function open(path: string) {
  const rootRoute = createRootRoute({ component: Outlet })
  const page = (at: string) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path: at,
      component: () => <input aria-label={at} />,
    })
  const routeTree = rootRoute.addChildren([page('/home'), page('/settings'), page('/login')])
  const history = createMemoryHistory({ initialEntries: ['/home', path] })
  const router = createRouter({ routeTree, history })
  // Its routes are not those of the app.
  followSession(router as never, Promise.resolve(), tab)
  await act(async () => app.render(<RouterProvider router={router as never} />))
  await waitFor(() => expect(place.querySelector('input')).not.toBeNull())
  return { router, history, overlay: () => router.latestLocation.state.signInOverlay }
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  tab = stage.open()
  place = document.createElement('div')
  app = createRoot(place)
})

afterEach(async () => {
  await act(async () => app.unmount())
})

test.each([
  ['rejected', '/login?redirect=%2Fsettings%3Fq%3D1'],
  ['elsewhere', '/login?redirect=%2Fsettings%3Fq%3D1'],
  ['idle', '/login?redirect=%2Fsettings%3Fq%3D1'],
  ['checkFailed', '/home'],
  ['unreadable', '/home'],
] as const)(
  'a session that ended (%s): the address is %s, the page stays under the sign-in',
  async (why, address) => {
    await signIn('first')
    const { router, history, overlay } = await open('/settings?q=1')
    const field = place.querySelector('input')
    if (field) field.value = 'half a word'
    await end(why)
    await waitFor(() => expect(overlay()).toEqual({ why, covers: false }))
    expect(history.location.href).toBe(address)
    expect(router.latestLocation.href).toBe('/settings?q=1')
    expect(tab.store.get(toastsAtom)).toEqual([])

    await signIn('first')
    await waitFor(() => expect(overlay()).toBeUndefined())
    expect(history.location.href).toBe('/settings?q=1')
    expect(place.querySelector('input')).toBe(field)
    expect(field?.value).toBe('half a word')
    // The history still has the entry of the sign-in, which does not open it for a signed-in player.
    await act(async () => history.forward())
    await waitFor(() => expect(history.location.href).toBe('/settings?q=1'))
    expect(overlay()).toBeUndefined()
  },
)

test('another player who signs in there gets nothing of the page', async () => {
  await signIn('first')
  const { history, overlay } = await open('/settings?q=1')
  await end('rejected')
  await waitFor(() => expect(overlay()).toBeDefined())
  await signIn('second')
  await waitFor(() => expect(history.location.href).toBe('/home'))
  expect(overlay()).toBeUndefined()
})

test.each([
  ['elsewhere', { messageKey: 'auth.tokenRevoked' }, undefined],
  ['idle', { messageKey: 'auth.sessionIdle' }, undefined],
  ['checkFailed', { messageKey: 'auth.tokenExpired' }, undefined],
  ['rejected', {}, undefined],
  ['rejected', { messageKey: 'auth.denied' }, 60_000],
  ['idle', {}, -60_000],
  ['elsewhere', { messageKey: 'auth.tokenRevoked' }, -60_000],
] as const)('sign-in shows %s after %o with the idle end in %s ms', async (why, rejection, idleIn) => {
  await signIn('first')
  const stop = keepAlive(tab).start()
  const { overlay } = await open('/settings')
  if (idleIn !== undefined) {
    const idleEnd = new Date(tab.clock.now() + idleIn).toISOString()
    const info = v.parse(UserInfo, { name: 'first', username: 'first', idle_at: idleEnd })
    tab.store.set(userInfoAtom, { info, at: tab.clock.now(), stale: false })
  }
  await act(() => tab.session.dispatch({ type: 'rejectedByOperator', ...rejection }))
  await waitFor(() => expect(overlay()?.why).toBe(why))
  stop()
})
