import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Provider } from 'jotai'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favouritesKey } from '../../../../src/features/lobby/favourites/favourites-event.ts'
import { unmergedFavouriteIds } from '../../../../src/features/lobby/favourites/anonymous-favourites.ts'
import { favourites } from '../../../../src/features/lobby/favourites/favourites.ts'
import { replaceAlert } from '../../../../src/shell/start/deferred.ts'
import { offerFavourites } from '../../../../src/shell/start/favourites-offer.ts'
import { followSession, startShell } from '../../../../src/shell/start/start.ts'
import { toasts, toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { toastLayer } from '../../../../src/ui/toast/toast-layer.ts'
import { Toaster, toastLifetime } from '../../../../src/ui/toast/toaster.tsx'
import { sampleGame } from '../../../support/sample-game.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { tokenUntil } from '../../../support/tokens.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

let tab: FakeTab
const details = vi.fn<() => void>()
let root: Root

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
      jwt: tokenUntil(Date.now() + 3_600_000, username),
      access_token: 'a',
      info: { name: username, username, bank_code: '', bank_account: '', bank_name: '', use_vaccount: false },
    },
  })
}

const said = () => toastLayer().textContent ?? ''

/** Chakra counts the time of toasts in frames. */
function fakeTime(): void {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
    ],
  })
}

const pass = (ms: number) => rendered(async () => void (await vi.advanceTimersByTimeAsync(ms)))
/** Longer than a toast takes to disappear, ms. */
const gone = 500
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name))
const card = (text: string) =>
  [...document.querySelectorAll('[data-part=root]')].find((one) => one.textContent?.includes(text))
const dismiss = (text: string) => card(text)?.querySelector<HTMLElement>('[aria-label=Dismiss]')?.click()

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
  i18n.load('en', {})
  i18n.activate('en')
  tab = stage.open()
  const router = {
    navigate: async () => {},
    subscribe: () => {},
    history: { block: () => {} },
    latestLocation: { state: {} },
  }
  // Without the parts that are started with a delay.
  const { setTimeout } = globalThis
  vi.stubGlobal('setTimeout', () => 0)
  const shownRouter = router as unknown as Parameters<typeof startShell>[0]
  followSession(shownRouter, Promise.resolve(), tab)
  startShell(shownRouter, new Promise(() => {}), tab)
  vi.stubGlobal('setTimeout', setTimeout)
  // The frames of jsdom have times since the start of the window, and Chakra compares them with those since the start of the process.
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) =>
    setTimeout(() => run(performance.now()), 16),
  )
  vi.stubGlobal('cancelAnimationFrame', clearTimeout)
  root = createRoot(document.createElement('div'))
  await rendered(() =>
    root.render(
      <Provider store={tab.store}>
        <I18nProvider i18n={i18n}>
          <Toaster onDetails={details} />
        </I18nProvider>
      </Provider>,
    ),
  )
  // The first toasts wait for two frames.
  await rendered(() => new Promise((resolve) => setTimeout(resolve, 50)))
})

afterEach(async () => {
  await rendered(() => root.unmount())
  vi.unstubAllGlobals()
})

test('a toast is removed after 2 s, a long one later, and one with an action stays', async () => {
  fakeTime()
  const long = `It was ${'long, '.repeat(10)}and it goes.`
  await rendered(() => {
    toasts(tab).show('info', 'It goes.')
    toasts(tab).show('info', long)
    toasts(tab).show('error', 'It stays.', { label: 'Press', run: () => {} })
  })
  await pass(1900)
  expect(said()).toContain('It goes.')
  await pass(gone)
  expect(said()).toBe(`It stays.Press${long}`)
  await pass(toastLifetime(long) - 2500)
  expect(said()).toContain(long)
  await pass(gone)
  expect(said()).toBe('It stays.Press')
  await pass(60_000)
  expect(said()).toBe('It stays.Press')
  vi.useRealTimers()
})

test('an error and news about money have a details button, and are removed in time', async () => {
  fakeTime()
  await rendered(() => {
    toasts(tab).show('error', 'It failed.')
    toasts(tab).money('info', 'It is there.')
    toasts(tab).show('success', 'It is copied.')
  })
  expect(said()).toBe('It is copied.It is there.DetailsIt failed.Details')
  await rendered(() => button('Details')?.click())
  expect(details).toHaveBeenCalledOnce()
  expect(said()).toBe('It is copied.It failed.Details')
  await pass(2000 + gone)
  expect(said()).toBe('')
  vi.useRealTimers()
})

test('screen readers get the text of a toast as text of a live region, and beside it a button to dismiss it', async () => {
  await rendered(() => toasts(tab).show('success', 'Your message was sent.'))
  const text = [...(card('Your message')?.querySelectorAll('*') ?? [])].find(
    (one) => one.textContent === 'Your message was sent.',
  )
  expect(text?.closest('[aria-live]')).not.toBeNull()
  expect(text?.closest('button, [role=button]')).toBeNull()
  expect(document.querySelectorAll('[aria-label="Your message was sent."]')).toHaveLength(0)
  await rendered(() => dismiss('Your message was sent.'))
  await waitFor(() => expect(said()).toBe(''))
})

test('the live region is there before the text of the first toast, which would not be read', async () => {
  await rendered(() => root.unmount())
  toasts(tab).show('info', 'It waited.')
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
  expect(toastLayer().querySelector('[aria-live]')).not.toBeNull()
  expect(said()).toBe('')
  await waitFor(() => expect(said()).toBe('It waited.'))
})

test('at most three toasts show, and one with an action waits for the newer ones', async () => {
  await rendered(() => toasts(tab).show('info', 'first', { label: 'Press', run: () => {} }))
  await rendered(() => {
    for (const text of ['second', 'third', 'fourth', 'fifth']) toasts(tab).show('info', text)
  })
  expect(said()).toBe('fifthfourththird')
  await rendered(() => dismiss('third'))
  await waitFor(() => expect(said()).toBe('firstPressfifthfourth'))
})

test('the alert of the browser is a toast', async () => {
  replaceAlert(tab)
  await rendered(() => (tab.environment.window as Window).alert('Said by a script.'))
  expect(said()).toContain('Said by a script.')
})

test('a toast under the pointer stays when the focus leaves it', async () => {
  fakeTime()
  await rendered(() => toasts(tab).show('info', 'It waits.'))
  const send = (type: string) =>
    rendered(() => void card('It waits.')?.dispatchEvent(new MouseEvent(type, { bubbles: true })))
  await pass(100)
  for (const type of ['mouseover', 'focusin', 'focusout']) await send(type)
  await pass(2000 + gone)
  expect(said()).toBe('It waits.')
  await send('mouseout')
  await pass(2000 + gone)
  expect(said()).toBe('')
  vi.useRealTimers()
})

const markOne = () =>
  stage.plantRecord(favouritesKey('anonymous', 'slots'), {
    version: 1,
    revision: 1,
    value: [sampleGame('1')],
  })

test('the offer of favourites is removed with its player’s session, and shown to the next player', async () => {
  await markOne()
  await rendered(() => signIn('first'))
  await waitFor(() => expect(said()).toContain('You added favourites before signing in.'))
  await rendered(() =>
    tab.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, hasNewerSignIn: false }),
  )
  expect(said()).not.toContain('favourite')
  await rendered(() => signIn('second'))
  await waitFor(() => expect(said()).toContain('You added favourites before signing in.'))
  expect(await unmergedFavouriteIds(tab, 'first')).toEqual(['1'])
  await rendered(() => button('Add your')?.click())
  await waitFor(async () => expect(await unmergedFavouriteIds(tab, 'second')).toEqual([]))
  expect(
    favourites(tab)
      .of('second', 'slots')
      .get()
      .map(({ id }) => id),
  ).toEqual(['1'])
  expect(favourites(tab).of('first', 'slots').get()).toEqual([])
})

test('an offer of favourites that is accepted too late does nothing', async () => {
  await markOne()
  await rendered(() => root.unmount())
  const shown = () => tab.store.get(toastsAtom)
  signIn('first')
  const offer = await waitFor(() => shown().find(({ action }) => action?.topic === 'favourites') ?? raise())
  await tab.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, hasNewerSignIn: false })
  signIn('second')
  offer.action?.run()
  offer.action?.onDismiss?.()
  expect(await unmergedFavouriteIds(tab, 'second')).toEqual(['1'])
  expect(await unmergedFavouriteIds(tab, 'first')).toEqual(['1'])
})

test('a dismissed offer of favourites deletes nothing, and is repeated for a new favourite only', async () => {
  await markOne()
  await rendered(() => signIn('first'))
  await waitFor(() => expect(said()).toContain('You added favourites before signing in.'))
  await rendered(() => dismiss('You added'))
  await waitFor(() => expect(said()).toBe(''))
  await rendered(() => offerFavourites(tab))
  expect(said()).toBe('')
  expect(await unmergedFavouriteIds(tab, 'first')).toEqual(['1'])
  await rendered(() =>
    tab.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, hasNewerSignIn: false }),
  )
  await rendered(() => favourites(tab).toggle(sampleGame('2'), true))
  await rendered(() => signIn('second'))
  await waitFor(() => expect(said()).toContain('You added favourites before signing in.'))
})

function raise(): never {
  throw new Error('not offered yet')
}
