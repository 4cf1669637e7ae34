// Long because it is the launch decision table, case by case.
import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Game } from '@marquee/contract/game.ts'
import { strangerFrame } from '@marquee/contract/studio-frames.ts'
import { gameControl, type GameControl } from '../../../../src/features/play/game-control.ts'
import { launches } from '../../../../src/features/play/launch/launch.ts'
import { recentsAtom, recordLaunch } from '../../../../src/features/play/launch/recents.ts'
import { connectionAtom } from '../../../../src/platform/http/connection.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { setDeviceStop } from '../../../../src/session/set-device-stop.ts'
import { createTab, type Tab } from '../../../../src/session/tab.ts'
import { type Toast, toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { itemMessageAtom } from '../../../../src/ui/toast/item-message.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { sampleGame, sampleSite } from '../../../support/sample-game.ts'
import {
  json,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../support/scripted-server.ts'
import { tokenUntil } from '../../../support/tokens.ts'
import { waitFor } from '../../../support/wait-for.ts'

const framed = sampleGame('1001')
const popup = sampleGame('53001')
const url = 'https://studio.example/play/1?token=t'
const found = json(200, { RESULT: true, DATA: { url }, message: '' })

let server: ScriptedServer
let tab: Tab
let frame: GameControl
let opened: FakeWindow[]
let blocked: boolean
/** Errors in the console. */
let consoleErrors: string[]

const signInPage = vi.fn<(game: Game) => void>()
const navigation = { signIn: signInPage, deposit: () => {}, history: () => {}, fairness: () => {} }

const launch = (game: Game) => launches(tab).launch(game, navigation)
const toasts = () => tab.store.get(toastsAtom)
const setOffline = (isDeviceOnline = false) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isDeviceOnline)
  tab.store.set(connectionAtom, { state: 'offline', lastSuccess: undefined })
}
const signOutElsewhere = () =>
  tab.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, hasNewerSignIn: false })

/** The parts of a window that a launch uses. */
interface FakeWindow {
  closed: boolean
  opener: unknown
  focus: () => void
  close: () => void
  document: Document
  location: { replace: (address: string) => void }
  features: string
  at: string | undefined
  focused: number
}

function fakeWindow(features: string): FakeWindow {
  const fake: FakeWindow = {
    closed: false,
    opener: window,
    focus: () => (fake.focused += 1),
    close: () => (fake.closed = true),
    document: document.implementation.createHTMLDocument(),
    location: { replace: (address) => (fake.at = address) },
    features,
    at: undefined,
    focused: 0,
  }
  return fake
}

function signIn(): void {
  tab.session.begin({
    ok: true,
    data: {
      jwt: tokenUntil(Date.now() + 3_600_000),
      access_token: 'a',
      info: {
        name: 'Demo',
        username: 'demo',
        bank_code: '',
        bank_account: '',
        bank_name: '',
        use_vaccount: false,
      },
    },
  })
}

beforeEach(async () => {
  i18n.load('en', {})
  i18n.activate('en')
  server = await startScriptedServer(found)
  tab = createTab(fakeEnvironment())
  tab.apiHost.set(server.origin)
  tab.store.set(siteConfigAtom, sampleSite())
  frame = gameControl(tab)
  opened = []
  consoleErrors = []
  blocked = false
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(window, 'open').mockImplementation((_url, _name, features = '') => {
    if (blocked) return null
    const fake = fakeWindow(features)
    opened.push(fake)
    return fake as unknown as Window
  })
  vi.spyOn(console, 'error').mockImplementation((text: string) => void consoleErrors.push(text))
  signIn()
})

afterEach(async () => {
  tab.channel.close()
  vi.restoreAllMocks()
  signInPage.mockReset()
  vi.unstubAllGlobals()
  await server.close()
})

const refused = (message: string, code = 5001): Script =>
  json(200, { RESULT: false, DATA: {}, message, code })

/** Launches a game that is refused before any request. Returns the toast. */
async function press(game: Game): Promise<Toast | undefined> {
  await launch(game)
  expect(server.received.filter(({ path }) => path.startsWith('/game'))).toEqual([])
  expect(opened).toEqual([])
  expect(frame.get()).toBeUndefined()
  expect(toasts()).toHaveLength(1)
  return toasts()[0]
}

describe('before any request', () => {
  test('anonymous: joins or signs in first, for this game', async () => {
    await tab.session.signOut()
    await launch(framed)
    expect(server.received.filter(({ path }) => path.startsWith('/game'))).toEqual([])
    expect([opened, frame.get(), toasts()]).toEqual([[], undefined, []])
    expect(signInPage.mock.calls).toEqual([[framed]])
  })

  test('anonymous where the site lets visitors play: opens with demo money, unless a player of the device is on a break', async () => {
    await tab.session.signOut()
    tab.store.set(siteConfigAtom, sampleSite({ guest_play: true }))
    const data = { RESULT: true, DATA: { url: 'https://studio.example/play/1?token=guest' }, message: '' }
    server.setScript(json(200, data))
    await launch(framed)
    expect(frame.get()).toMatchObject({ game: framed, demo: true })
    expect(signInPage).not.toHaveBeenCalled()
    frame.close()
    setDeviceStop(tab, 'demo', 'never')
    await launch(framed)
    expect(signInPage.mock.calls).toEqual([[framed]])
  })

  test('anonymous, with demo money: opens by the call for guests, and is not a recent game', async () => {
    await tab.session.signOut()
    const answer = { RESULT: true, DATA: { url: 'https://studio.example/play/1?token=guest' }, message: '' }
    server.setScript(json(200, answer))
    await launches(tab).launch(framed, navigation, undefined, true)
    expect(frame.get()).toMatchObject({ demo: true, address: 'https://studio.example/play/1?token=guest' })
    expect(server.received.map(({ path }) => path).filter((path) => path.startsWith('/game'))).toEqual([
      expect.stringMatching(/^\/game\/try\?/),
    ])
    signIn()
    expect(tab.store.get(recentsAtom)).toEqual([])
  })

  test('a demo and the same game for money are two launches', async () => {
    await launches(tab).launch(framed, navigation, undefined, true)
    frame.setPhase('ready')
    await launch(framed)
    expect(frame.get()).toMatchObject({ demo: false })
    expect(
      server.received.map(({ path }) => path.split('?')[0]).filter((path) => path?.startsWith('/game')),
    ).toEqual(['/game/try', '/game/launch'])
  })

  test('the site does not respond: the reason, which leaves the game once it responds', async () => {
    setOffline(true)
    const text = 'The game could not be opened: the server did not respond. No stake was taken.'
    expect(await press(popup)).toMatchObject({ text })
    expect(tab.store.get(itemMessageAtom)).toMatchObject({ text })
    tab.store.set(connectionAtom, { state: 'online', lastSuccess: 1 })
    expect(tab.store.get(itemMessageAtom)).toBeUndefined()
  })

  test('offline: the reason', async () => {
    setOffline()
    expect(await press(popup)).toMatchObject({
      text: 'You are offline. Games will open once you are online.',
    })
  })

  test('out of service: the reason', async () => {
    expect(await press(sampleGame('7', { is_service: 0 }))).toMatchObject({
      text: 'This game is currently unavailable.',
    })
  })
})

describe('the message at the game', () => {
  const trouble = () => tab.store.get(itemMessageAtom)

  test('of a refusal stays until the next launch', async () => {
    server.setScript(refused('game.outOfService'))
    await launch(framed)
    expect(trouble()).toEqual({ about: '1001', text: toasts()[0]?.text })
    server.setScript(found)
    const launching = launch(sampleGame('2'))
    expect(trouble()).toBeUndefined()
    await launching
  })

  test('of a blocked window', async () => {
    blocked = true
    await launch(popup)
    expect(trouble()).toEqual({ about: '53001', text: toasts()[0]?.text })
  })

  test('of being offline stays until the app is online', async () => {
    setOffline()
    await launch(framed)
    expect(trouble()?.about).toBe('1001')
    tab.store.set(connectionAtom, { state: 'online', lastSuccess: undefined })
    expect(trouble()).toBeUndefined()
  })

  test('does not appear for visitors who must sign in, and is cleared for the next player', async () => {
    await launch(sampleGame('7', { is_service: 0 }))
    expect(trouble()?.about).toBe('7')
    await tab.session.signOut()
    expect(trouble()).toBeUndefined()
    await launch(framed)
    expect(trouble()).toBeUndefined()
  })
})

describe('in the frame', () => {
  test('opens immediately, then gets its address, and is a recent game', async () => {
    const launching = launch(framed)
    expect(frame.get()).toMatchObject({ phase: 'opening', address: undefined, mode: 'normal' })
    await launching
    expect(frame.get()).toMatchObject({ phase: 'loading', address: url, game: { id: '1001' } })
    const { pathname, searchParams } = new URL(server.received[0]?.path ?? '', location.origin)
    expect(server.received).toHaveLength(1)
    expect(pathname).toBe('/game/launch')
    expect(Object.fromEntries(searchParams)).toEqual({
      game_id: '1001',
      type: 'slot',
      lobby_url: `${location.origin}/game/return.html?to=lobby`,
      deposit_url: `${location.origin}/game/return.html?to=cashier`,
      history_url: `${location.origin}/game/return.html?to=history`,
      platform: 'desktop',
      mode: 'real',
      lang: 'en',
    })
    await waitFor(() => expect(tab.store.get(recentsAtom).map(({ game }) => game.id)).toEqual(['1001']))
    expect(opened).toEqual([])
  })

  test('sends the type of a casino game', async () => {
    await launch(sampleGame('2', { category: 'casino' }))
    expect(server.received[0]?.path).toMatch(/^\/game\/launch\?game_id=2&type=casino&/)
  })

  test('stretched on mobile', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 768px)' }))
    await launch(framed)
    expect(frame.get()?.mode).toBe('stretched')
  })

  test('stretched in a low window, until the player chooses a width, which is stored', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-height: 699px)' }))
    await launch(framed)
    expect(frame.get()?.mode).toBe('stretched')
    frame.setMode('normal')
    frame.close()
    await launch(framed)
    expect(frame.get()?.mode).toBe('normal')
  })

  test('a double click is one launch', async () => {
    await Promise.all([launch(framed), launch(framed)])
    await launch(framed)
    expect(server.received).toHaveLength(1)
  })

  test('a minimised game is restored in the same frame', async () => {
    await launch(framed)
    const frameId = frame.get()?.frameId
    frame.setPhase('busy')
    frame.minimise()
    await launch(framed)
    expect(frame.get()).toMatchObject({ frameId, address: url, phase: 'busy', minimised: false })
    expect(server.received).toHaveLength(1)
  })

  test('closed while it opens: the late address opens nothing', async () => {
    const launching = launch(framed)
    frame.close()
    await launching
    expect(frame.get()).toBeUndefined()
    expect(toasts()).toEqual([])
  })

  test('another game replaces it, and the first response is dropped', async () => {
    const first = launch(framed)
    const second = launch(sampleGame('2'))
    await Promise.all([first, second])
    expect(frame.get()).toMatchObject({ game: { id: '2' }, phase: 'loading' })
  })

  test('another game while a round is played: asks first, launches nothing', async () => {
    await launch(framed)
    frame.setPhase('busy')
    frame.minimise()
    const next = sampleGame('2')
    await launch(next)
    expect(frame.get()).toMatchObject({
      game: { id: '1001' },
      minimised: false,
      question: { kind: 'switch', next },
    })
    expect(server.received).toHaveLength(1)
    await launches(tab).switchTo(next, navigation)
    expect(frame.get()).toMatchObject({ game: { id: '2' }, question: undefined })
  })

  test('another game that cannot be opened does not close the open one', async () => {
    await launch(framed)
    frame.setPhase('ready')
    const before = frame.get()
    server.setScript(refused('game.outOfService'))
    await launch(sampleGame('2'))
    expect(frame.get()).toEqual(before)
    expect(toasts()).toHaveLength(1)
    frame.setPhase('busy')
    await launch(sampleGame('2'))
    setOffline()
    await launches(tab).switchTo(sampleGame('2'), navigation)
    expect(frame.get()).toMatchObject({ frameId: before?.frameId, address: url, question: undefined })
    expect(toasts().at(-1)?.text).toMatch(/offline/)
  })

  test('another game opens once however often it is clicked, and never for the next player', async () => {
    await launch(framed)
    frame.setPhase('ready')
    const next = sampleGame('2')
    await Promise.all([launch(next), launch(next)])
    expect(server.received).toHaveLength(2)
    expect(frame.get()).toMatchObject({ game: { id: '2' }, phase: 'loading' })
    const late = launch(framed)
    await signOutElsewhere()
    signIn()
    await late
    expect(frame.get()).toBeUndefined()
    expect(toasts()).toEqual([])
  })

  test('the end of the session closes it', async () => {
    await launch(framed)
    await tab.session.signOut()
    expect(frame.get()).toBeUndefined()
  })
})

describe('in a window of its own', () => {
  test('opened in the click, without a reference to the app, then navigated to the game', async () => {
    const launching = launch(popup)
    expect(opened).toHaveLength(1)
    expect(server.received).toHaveLength(0)
    expect(opened[0]).toMatchObject({ opener: null, at: undefined })
    expect(opened[0]?.features).toMatch(/width=1200,height=800/)
    await launching
    expect(opened[0]).toMatchObject({ at: url, closed: false })
    expect(frame.get()).toBeUndefined()
    await waitFor(() => expect(tab.store.get(recentsAtom)).toHaveLength(1))
  })

  test('the whole screen on mobile', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.stubGlobal('screen', { availWidth: 412, availHeight: 900 })
    await launch(popup)
    expect(opened[0]?.features).toBe('popup,width=412,height=900,left=0,top=0')
  })

  test('a double click is one window, and a later click focuses it', async () => {
    await Promise.all([launch(popup), launch(popup)])
    await launch(popup)
    expect(opened).toHaveLength(1)
    expect(opened[0]?.focused).toBe(2)
    expect(server.received).toHaveLength(1)
  })

  test('a window that was closed is opened again', async () => {
    await launch(popup)
    opened[0]?.close()
    await launch(popup)
    expect(opened).toHaveLength(2)
  })

  test('a window that the player closed is forgotten: the end of the session does not touch it', async () => {
    await launch(popup)
    const [first] = opened
    if (!first) throw new Error('no window')
    first.closed = true
    const close = vi.spyOn(first, 'close')
    await launch(sampleGame('53002'))
    expect(opened).toHaveLength(2)
    await tab.session.signOut()
    expect(close).not.toHaveBeenCalled()
    expect(opened[1]?.closed).toBe(true)
  })

  test('closed when the session ends', async () => {
    await launch(popup)
    expect(opened).toHaveLength(1)
    await signOutElsewhere()
    expect(opened[0]?.closed).toBe(true)
  })

  test('closed when the session ends during the launch: the next player’s is another window', async () => {
    const first = launch(popup)
    await signOutElsewhere()
    signIn()
    const second = launch(popup)
    await Promise.all([first, second])
    expect(opened.map(({ closed, at }) => ({ closed, at }))).toEqual([
      { closed: true, at: undefined },
      { closed: false, at: url },
    ])
    expect(toasts()).toEqual([])
    await launch(popup)
    expect(opened).toHaveLength(2)
  })

  test('closed again when the launch fails', async () => {
    server.setScript(refused('game.notFound'))
    await launch(popup)
    expect(opened[0]).toMatchObject({ closed: true, at: undefined })
    expect(toasts()).toHaveLength(1)
    server.setScript(found)
    await launch(popup)
    expect(opened[1]).toMatchObject({ at: url })
  })

  test('blocked: a message, and a button that opens it', async () => {
    blocked = true
    await launch(popup)
    expect(server.received).toHaveLength(0)
    expect(toasts()[0]?.text).toMatch(/blocked.*Allow pop-ups/)
    blocked = false
    toasts()[0]?.action?.run()
    expect(opened).toHaveLength(1)
    await waitFor(() => expect(opened[0]?.at).toBe(url))
  })

  test('blocked while a game moves from the frame: the button moves it, and it is open once', async () => {
    await launch(framed)
    blocked = true
    await launches(tab).moveToWindow(navigation)
    expect(frame.get()?.game.id).toBe(framed.id)
    blocked = false
    toasts()[0]?.action?.run()
    await waitFor(() => expect(opened[0]?.at).toBe(url))
    await waitFor(() => expect(frame.get()).toBeUndefined())
  })

  test('a game that moved from the frame is focused, and launched once', async () => {
    await launch(framed)
    await launches(tab).moveToWindow(navigation)
    const launched = server.received.length
    setOffline()
    await launch(framed)
    expect([frame.get(), opened.length, opened[0]?.focused]).toEqual([undefined, 1, 1])
    expect([server.received.length, toasts()]).toEqual([launched, []])
  })

  test('blocked, and clicked after a sign-out: signs in, opens nothing', async () => {
    blocked = true
    await launch(popup)
    blocked = false
    const [toast] = toasts()
    await tab.session.signOut()
    toast?.action?.run()
    expect(opened).toEqual([])
    expect(signInPage.mock.calls).toEqual([[popup]])
  })

  test('closed by the player during the launch: no address is opened, no toast appears', async () => {
    const launching = launch(popup)
    opened[0]?.close()
    await launching
    expect(opened[0]?.at).toBeUndefined()
    expect(toasts()).toEqual([])
    expect(tab.store.get(recentsAtom)).toEqual([])
  })
})

describe('a second game that is clicked while the first is opening is the only one that opens', () => {
  const framedToo = sampleGame('2')
  const popupToo = sampleGame('53002')

  test.each([
    ['a frame, then a frame', framed, framedToo],
    ['a window, then a frame', popup, framedToo],
    ['a frame, then a window', framed, popupToo],
    ['a window, then a window', popup, popupToo],
  ])('%s', async (_case, first, second) => {
    await Promise.all([launch(first), launch(second)])
    const inFrame = frame.get()?.game.id
    const inWindows = opened.filter(({ closed }) => !closed).map(({ at }) => at)
    expect([inFrame, inWindows]).toEqual(second === framedToo ? ['2', []] : [undefined, [url]])
    await waitFor(() => expect(tab.store.get(recentsAtom).map(({ game }) => game.id)).toEqual([second.id]))
    expect(toasts()).toEqual([])
  })

  test('also when it replaces an open game', async () => {
    await launch(framed)
    frame.setPhase('ready')
    await Promise.all([launch(framedToo), launch(popup)])
    expect(frame.get()).toMatchObject({ game: { id: '1001' }, phase: 'ready' })
    expect(opened.map(({ closed, at }) => [closed, at])).toEqual([[false, url]])
  })

  test('a game that is open in its window is focused, and the other one does not open', async () => {
    await launch(popup)
    await Promise.all([launch(framed), launch(popup)])
    expect(opened[0]?.focused).toBe(1)
    expect(frame.get()).toBeUndefined()
  })
})

describe('failures, spec §8', () => {
  const fails = async () => {
    await launch(framed)
    expect(frame.get()).toBeUndefined()
    expect(toasts()).toHaveLength(1)
    return toasts()[0]
  }

  test('RESULT not true: fetchError with the server’s message in words', async () => {
    server.setScript(refused('game.outOfService'))
    expect(await fails()).toMatchObject({
      kind: 'error',
      text: 'The game could not be opened. This game is currently unavailable.',
    })
    expect(consoleErrors).toEqual([])
  })

  test('RESULT not true with an unknown message: fetchError with unknown error', async () => {
    server.setScript(refused('studio.weird<script>'))
    expect(await fails()).toMatchObject({
      text: 'The game could not be opened. Something went wrong. Please try again.',
    })
  })

  test.each([
    ['no answer by the contract', json(200, { RESULT: true, DATA: { url: 7 } })],
    ['a broken gateway', json(502, 'Bad gateway')],
  ])('exception, %s: serverError', async (_name, script) => {
    server.setScript(script)
    expect(await fails()).toMatchObject({
      text: 'The game could not be opened: the server did not respond. No stake was taken.',
    })
  })

  test.each([
    ['without url', {}],
    ['javascript', { url: `${'javascript'}:alert(1)` }],
  ])('%s: the console says game.launch.invalidUrl', async (_name, data) => {
    server.setScript(json(200, { RESULT: true, DATA: data }))
    expect(await fails()).toMatchObject({ text: 'The game could not be opened: its address is not valid.' })
    expect(consoleErrors).toEqual(['game.launch.invalidUrl'])
  })

  test('an address of the app itself: as invalid', async () => {
    tab.store.set(siteConfigAtom, sampleSite({ launch_host: location.origin }))
    server.setScript(json(200, { RESULT: true, DATA: { url: 'http://anything/' } }))
    await fails()
    expect(consoleErrors).toEqual(['game.launch.invalidUrl'])
  })

  test('an ended session: the frame closes, and the shell shows why', async () => {
    server.setScript(json(403, { RESULT: false, message: 'auth.expired', code: 4030 }))
    await launch(framed)
    expect(tab.session.isSignedIn()).toBe(false)
    expect(frame.get()).toBeUndefined()
    expect(toasts()).toEqual([])
  })

  test('from inside the frame: it stays open, to try again', async () => {
    await launch(framed)
    frame.setPhase('failed', 'server_error')
    server.setScript(refused('', 5000))
    await launches(tab).relaunch(navigation)
    expect(frame.get()).toMatchObject({ phase: 'failed', address: undefined, fault: 'launch.failed' })
    server.setScript(found)
    await launches(tab).relaunch(navigation)
    expect(frame.get()).toMatchObject({ phase: 'loading', address: url })
  })
})

describe('settings of studios', () => {
  const studio = { hosts: ['https://studio.example'], providers: ['7'] }
  const setStudio = (more: object) =>
    tab.store.set(siteConfigAtom, sampleSite({ studios: [{ ...studio, ...more }] }))

  test('apply to a game at one of its hosts', async () => {
    setStudio({ sandbox: false, messages: 'none' })
    await launch(framed)
    expect(frame.get()?.studio).toMatchObject({
      sandbox: false,
      messages: 'none',
      allow: strangerFrame.allow,
    })
  })

  test('a game elsewhere: those of a stranger', async () => {
    setStudio({ hosts: ['https://other.example'], sandbox: false })
    await launch(framed)
    expect(frame.get()?.studio).toEqual(strangerFrame)
  })

  test('in an entry that is not valid: its games are not opened, and the other studios have theirs', async () => {
    const misspelt = { hosts: ['https://other.example'], providers: ['8'], sandboxes: [] }
    const own = { ...studio, messages: 'none' }
    tab.store.set(siteConfigAtom, sampleSite({ studios: [misspelt, own] }))
    await launch(framed)
    expect(frame.get()?.studio).toMatchObject({ messages: 'none' })
    frame.close()
    await launch(sampleGame('1002', { provider_id: '8' }))
    expect(frame.get()).toBeUndefined()
    expect(toasts().at(-1)).toMatchObject({ text: 'This game is currently unavailable.' })
    setStudio({ sandbox: ['allow-top-navigation'] })
    await launch(sampleGame('1002'))
    expect(frame.get()).toBeUndefined()
    expect(toasts().at(-1)).toMatchObject({ text: 'This game is currently unavailable.' })
  })

  test('a provider whose studio needs a window gets one in the click', async () => {
    setStudio({ window: 'page' })
    void launch(sampleGame('1001', { provider_id: '7' }))
    expect(opened).toHaveLength(1)
    await launch(sampleGame('1002', { provider_id: '8' }))
    expect(opened).toHaveLength(1)
    expect(frame.get()?.studio?.window).toBe('page')
  })
})

test('a game that was removed is launched again; offline it says so in its frame', async () => {
  await launch(framed)
  frame.unload()
  expect(frame.get()).toMatchObject({ phase: 'unloaded', address: undefined })
  frame.setPhase('ready')
  expect(frame.get()?.phase).toBe('unloaded')
  await launches(tab).relaunch(navigation)
  expect(frame.get()).toMatchObject({ phase: 'loading', address: url })
  frame.unload()
  setOffline()
  await launches(tab).relaunch(navigation)
  expect(frame.get()).toMatchObject({ phase: 'failed', fault: 'launch.failed' })
})

test('a stop closes a game in mid-round at once, if its studio does not use the app’s protocol', async () => {
  for (const [messages, isOpen] of [
    ['marquee', true],
    ['common', false],
  ] as const) {
    await launch(framed)
    frame.setAddress(frame.get()?.frameId ?? 0, url, { ...strangerFrame, messages })
    frame.setPhase('busy')
    frame.closeAfterRound()
    expect(frame.get() !== undefined).toBe(isOpen)
    frame.close()
  }
})

test('recents: the last 20 launches, newest first, each game once, by player', async () => {
  for (let id = 1; id <= 22; id++) await recordLaunch(tab, sampleGame(`r${id}`))
  await recordLaunch(tab, sampleGame('r10'))
  const list = tab.store.get(recentsAtom).map(({ game }) => game.id)
  expect(list).toHaveLength(20)
  expect(list.slice(0, 3)).toEqual(['r10', 'r22', 'r21'])
  expect(list.filter((id) => id === 'r10')).toHaveLength(1)
  await tab.session.signOut()
  expect(tab.store.get(recentsAtom)).toEqual([])
  const records = await tab.database.getWhere(() => true)
  expect([...records].filter(([, value]) => JSON.stringify(value).includes('r10'))).toEqual([])
  signIn()
  expect(tab.store.get(recentsAtom)).toEqual([])
})
