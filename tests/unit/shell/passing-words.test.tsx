import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favouritesKey } from '../../../src/platform/favourites-event.ts'
import { favourites } from '../../../src/features/lobby/favourites/favourites.ts'
import { offerFavourites, replaceAlert } from '../../../src/shell/start/later.ts'
import { followSession, startShell } from '../../../src/shell/start/start.ts'
import { toastLayer, toasts, toastsAtom } from '../../../src/ui/toast/toast.ts'
import { Toaster, toastLifetime } from '../../../src/ui/toast/toaster.tsx'
import { sampleGame } from '../../support/sample-game.ts'
import { type FakeTab, tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const stage = tabStage()

type Before = (to: { toLocation: { pathname: string; state: object } }) => void

let tab: FakeTab
let root: Root
let go: (pathname: string) => void

/** Does something and everything that React makes of it. */
async function rendered(task: () => void | Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => task())
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

function signIn(username: string): void {
  tab.session.begin({
    ok: true,
    data: {
      jwt: `j-${username}`,
      access_token: 'a',
      info: { name: username, username, bank_code: '', bank_account: '', bank_name: '', use_vaccount: false },
    },
  })
}

const said = () => toastLayer().textContent ?? ''
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name))

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  i18n.load('en', {})
  i18n.activate('en')
  tab = stage.open()
  const before: Before[] = []
  go = (pathname) => {
    for (const hear of before) hear({ toLocation: { pathname, state: {} } })
  }
  const router = {
    navigate: async () => {},
    subscribe: (type: string, hear: Before) => void (type === 'onBeforeLoad' && before.push(hear)),
    history: { block: () => {} },
    latestLocation: { state: {} },
  }
  // What the first screen does not wait for is not part of this.
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', () => 0)
  const shownRouter = router as unknown as Parameters<typeof startShell>[0]
  followSession(shownRouter, Promise.resolve(), tab)
  startShell(shownRouter, new Promise(() => {}), tab)
  vi.stubGlobal('setTimeout', setTimeout)
  root = createRoot(document.createElement('div'))
  await rendered(() =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <Toaster />
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
  rendered(() => toasts(tab).show('error', text, { label: 'Sign in', run: () => {}, topic: 'signIn' }))

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

test('a toast goes after 2 s, a long one when it is read, and one with an action stays', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const long = `It was ${'long, '.repeat(10)}and it goes.`
  await rendered(() => {
    toasts(tab).show('info', 'It goes.')
    toasts(tab).show('info', long)
    toasts(tab).show('error', 'It stays.', { label: 'Press', run: () => {} })
  })
  const pass = (ms: number) => rendered(() => void vi.advanceTimersByTime(ms))
  await pass(1999)
  expect(said()).toContain('It goes.')
  await pass(1)
  expect(said()).toBe(`${long}It stays.Press`)
  await pass(toastLifetime(long) - 2001)
  expect(said()).toContain(long)
  await pass(1)
  expect(said()).toBe('It stays.Press')
  await pass(60_000)
  expect(said()).toBe('It stays.Press')
  vi.useRealTimers()
})

test('at most three toasts show, and one with an action waits behind the newer ones', async () => {
  await rendered(() => toasts(tab).show('info', 'first', { label: 'Press', run: () => {} }))
  await rendered(() => {
    for (const text of ['second', 'third', 'fourth', 'fifth']) toasts(tab).show('info', text)
  })
  expect(said()).toBe('thirdfourthfifth')
  await rendered(() => button('third')?.click())
  expect(said()).toBe('firstPressfourthfifth')
})

test('the alert of the browser is a toast', async () => {
  replaceAlert(tab)
  await rendered(() => (tab.environment.window as Window).alert('Said by a script.'))
  expect(said()).toContain('Said by a script.')
})

test('a toast under the pointer stays when the focus leaves it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await rendered(() => toasts(tab).show('info', 'It waits.'))
  const send = (type: string) =>
    rendered(() => void button('It waits.')?.dispatchEvent(new MouseEvent(type, { bubbles: true })))
  for (const type of ['pointerover', 'focusin', 'focusout']) await send(type)
  await rendered(() => void vi.advanceTimersByTime(2000))
  expect(said()).toBe('It waits.')
  await send('pointerout')
  await rendered(() => void vi.advanceTimersByTime(2000))
  expect(said()).toBe('')
  vi.useRealTimers()
})

const markOne = () =>
  stage.plantRecord(favouritesKey('anonymous', 'slots'), {
    version: 1,
    revision: 1,
    value: [sampleGame('1')],
  })

test('the offer of favourites goes with its player, and comes to the next one', async () => {
  await markOne()
  await rendered(() => signIn('first'))
  await waitFor(() => expect(said()).toContain('You added favourites before signing in.'))
  await rendered(() =>
    tab.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, isFollowedBySignIn: false }),
  )
  expect(said()).not.toContain('favourite')
  await rendered(() => signIn('second'))
  await waitFor(() => expect(said()).toContain('You added favourites before signing in.'))
  expect(await favourites(tab).onlyAnonymous('first')).toEqual(['1'])
  await rendered(() => button('Add your')?.click())
  await waitFor(async () => expect(await favourites(tab).onlyAnonymous('second')).toEqual([]))
  expect(
    favourites(tab)
      .of('second', 'slots')
      .get()
      .map(({ id }) => id),
  ).toEqual(['1'])
  expect(favourites(tab).of('first', 'slots').get()).toEqual([])
})

test('an offer of favourites that is taken too late does nothing', async () => {
  await markOne()
  await rendered(() => root.unmount())
  const shown = () => tab.store.get(toastsAtom)
  signIn('first')
  const offer = await waitFor(() => shown().find(({ action }) => action?.topic === 'favourites') ?? raise())
  await tab.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, isFollowedBySignIn: false })
  signIn('second')
  offer.action?.run()
  offer.action?.onDismiss?.()
  expect(await favourites(tab).onlyAnonymous('second')).toEqual(['1'])
  expect(await favourites(tab).onlyAnonymous('first')).toEqual(['1'])
})

test('an offer of favourites that is refused deletes nothing, and is made again for a new favourite only', async () => {
  await markOne()
  await rendered(() => signIn('first'))
  await waitFor(() => expect(said()).toContain('You added favourites before signing in.'))
  await rendered(() => button('You added')?.click())
  expect(said()).toBe('')
  await rendered(() => offerFavourites(tab))
  expect(said()).toBe('')
  expect(await favourites(tab).onlyAnonymous('first')).toEqual(['1'])
  await rendered(() =>
    tab.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, isFollowedBySignIn: false }),
  )
  await rendered(() => favourites(tab).toggle(sampleGame('2'), true))
  await rendered(() => signIn('second'))
  await waitFor(() => expect(said()).toContain('You added favourites before signing in.'))
})

function raise(): never {
  throw new Error('not offered yet')
}
