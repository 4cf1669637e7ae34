import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favouritesKey } from '../../../src/platform/favourites-event.ts'
import { favourites } from '../../../src/features/lobby/favourites/favourites.ts'
import { followSession, startShell } from '../../../src/shell/start/start.ts'
import { toastLayer, toasts, toastsAtom } from '../../../src/ui/toast/toast.ts'
import { Toaster } from '../../../src/ui/toast/toaster.tsx'
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

test.each([
  ['elsewhere', 2000],
  ['undo', 6000],
] as const)(
  'a toast with a passing action (%s) goes after %d ms; one with another action stays',
  async (passing, life) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await rendered(() => {
      toasts(tab).show('error', 'It goes.', { label: 'Press', run: () => {}, passing })
      toasts(tab).show('error', 'It stays.', { label: 'Press', run: () => {} })
    })
    await rendered(() => void vi.advanceTimersByTime(life - 1))
    expect(said()).toContain('It goes.')
    await rendered(() => void vi.advanceTimersByTime(1))
    expect(said()).toBe('It stays.Press')
    vi.useRealTimers()
  },
)

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
  expect(await favourites(tab).countAnonymous('first')).toBe(1)
  await rendered(() => button('Add your')?.click())
  await waitFor(async () => expect(await favourites(tab).countAnonymous('second')).toBe(0))
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
  offer.action?.otherwise?.()
  expect(await favourites(tab).countAnonymous('second')).toBe(1)
  expect(await favourites(tab).countAnonymous('first')).toBe(1)
})

function raise(): never {
  throw new Error('not offered yet')
}
