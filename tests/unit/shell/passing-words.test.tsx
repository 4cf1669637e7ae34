import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { IDBFactory } from 'fake-indexeddb'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favouritesKey } from '../../../src/platform/favourites-event.ts'
import { sampleGame } from '../../support/sample-game.ts'
import { openTab, plantRecord } from '../../support/tabs.ts'
import { waitFor } from '../../support/wait-for.ts'

const modules = async () => ({
  ...(await import('../../../src/features/lobby/favourites/favourites.ts')),
  ...(await import('../../../src/session/app-tab.ts')),
  ...(await import('../../../src/session/session.ts')),
  ...(await import('../../../src/shell/start/later.ts')),
  ...(await import('../../../src/shell/start/start.ts')),
  ...(await import('../../../src/ui/toast/toast.ts')),
  ...(await import('../../../src/ui/toast/toaster.tsx')),
})

type Before = (to: { toLocation: { pathname: string } }) => void

let app: Awaited<ReturnType<typeof modules>>
let root: Root
let go: (pathname: string) => void

/** Does something and everything that React makes of it. */
async function rendered(task: () => void | Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => task())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

function signIn(username: string): void {
  app.session.begin({
    ok: true,
    data: {
      jwt: `j-${username}`,
      access_token: 'a',
      info: { name: username, username, bank_code: '', bank_account: '', bank_name: '', use_vaccount: false },
    },
  })
}

const said = () => document.getElementById(app.TOAST_LAYER)?.textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name))

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  i18n.load('en', {})
  i18n.activate('en')
  app = await openTab(modules)
  const before: Before[] = []
  go = (pathname) => {
    for (const hear of before) hear({ toLocation: { pathname } })
  }
  const router = {
    navigate: async () => {},
    subscribe: (type: string, hear: Before) => void (type === 'onBeforeLoad' && before.push(hear)),
    history: { block: () => {} },
  }
  // What the first screen does not wait for is not part of this.
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', () => 0)
  const shownRouter = router as unknown as Parameters<typeof app.startShell>[0]
  app.followSession(shownRouter, Promise.resolve())
  app.startShell(shownRouter, new Promise(() => {}), app.appTab)
  vi.stubGlobal('setTimeout', setTimeout)
  root = createRoot(document.createElement('div'))
  await rendered(() =>
    root.render(
      <Provider store={app.appTab.store}>
        <I18nProvider i18n={i18n}>
          <app.Toaster />
        </I18nProvider>
      </Provider>,
    ),
  )
})

afterEach(async () => {
  await rendered(() => root.unmount())
  vi.unstubAllGlobals()
})

const pleaseSignIn = (text: string) =>
  rendered(() =>
    app.toasts(app.appTab).show('error', text, { label: 'Sign in', run: () => {}, topic: 'signIn' }),
  )

test('what asks to sign in is said once, and goes with the way there and with the sign-in', async () => {
  await pleaseSignIn('Please sign in to play.')
  await pleaseSignIn('Please sign in to see it.')
  expect(said()).toBe('Please sign in to see it.Sign in')
  await rendered(() => go('/home'))
  expect(said()).not.toBe('')
  await rendered(() => go('/login'))
  expect(said()).toBe('')
  await pleaseSignIn('Please sign in to play.')
  await rendered(() => signIn('first'))
  expect(said()).toBe('')
})

const markOne = () =>
  plantRecord(favouritesKey('anonymous', 'slots'), { version: 1, revision: 1, value: [sampleGame('1')] })

test('the offer of favourites goes with its player, and comes to the next one', async () => {
  await markOne()
  await rendered(() => signIn('first'))
  await waitFor(() => expect(said()).toContain('You marked favourites before signing in.'))
  await rendered(() =>
    app.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, isFollowedBySignIn: false }),
  )
  expect(said()).not.toContain('favourite')
  await rendered(() => signIn('second'))
  await waitFor(() => expect(said()).toContain('You marked favourites before signing in.'))
  expect(await app.countAnonymousFavourites('first')).toBe(1)
  await rendered(() => button('Add your')?.click())
  await waitFor(async () => expect(await app.countAnonymousFavourites('second')).toBe(0))
  expect(
    app
      .favouritesOf('second', 'slots')
      .get()
      .map(({ id }) => id),
  ).toEqual(['1'])
  expect(app.favouritesOf('first', 'slots').get()).toEqual([])
})

test('an offer of favourites that is taken too late does nothing', async () => {
  await markOne()
  await rendered(() => root.unmount())
  const shown = () => app.appTab.store.get(app.toastsAtom)
  signIn('first')
  const offer = await waitFor(() => shown().find(({ action }) => action?.topic === 'favourites') ?? raise())
  await app.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, isFollowedBySignIn: false })
  signIn('second')
  offer.action?.run()
  offer.action?.otherwise?.()
  expect(await app.countAnonymousFavourites('second')).toBe(1)
  expect(await app.countAnonymousFavourites('first')).toBe(1)
})

function raise(): never {
  throw new Error('not offered yet')
}
