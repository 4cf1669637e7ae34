// Long because it is the launch decision table, case by case.
import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { json, type Script, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { openTab } from '../../support/tabs.ts'
import type { Game } from '../../../src/contract/game.ts'
import type { Toast } from '../../../src/ui/toast/toast.ts'
import { sampleGame, sampleSite } from '../../support/sample-game.ts'
import { waitFor } from '../../support/wait-for.ts'

const modules = async () => ({
  ...(await import('../../../src/features/play/launch/launch.ts')),
  ...(await import('../../../src/features/play/current-game.ts')),
  ...(await import('../../../src/features/play/launch/navigation.ts')),
  ...(await import('../../../src/features/play/launch/recents.ts')),
  ...(await import('../../../src/platform/http/connection.ts')),
  ...(await import('../../../src/platform/http/http.ts')),
  ...(await import('../../../src/platform/storage/idb.ts')),
  ...(await import('../../../src/platform/config/site-config.ts')),
  ...(await import('../../../src/platform/store.ts')),
  ...(await import('../../../src/session/app-tab.ts')),
  ...(await import('../../../src/session/session.ts')),
  ...(await import('../../../src/ui/toast/toast.ts')),
})

const framed = sampleGame('1001')
const popup = sampleGame('53001')
const url = 'https://studio.example/play/1?token=t'
const found = json(200, { RESULT: true, DATA: { url }, message: '' })

let server: ScriptedServer
let app: Awaited<ReturnType<typeof modules>>
let toasts: Toast[]
let opened: FakeWindow[]
let blocked: boolean
let seen: string[]

/** What `window.open` gives: only what a launch touches. */
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
  app.session.begin({
    ok: true,
    data: {
      jwt: 'j',
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
  sessionStorage.clear()
  i18n.load('en', {})
  i18n.activate('en')
  server = await startScriptedServer(found)
  app = await openTab(modules)
  app.appTab.apiHost.set(server.origin)
  app.store.set(app.siteConfigAtom, sampleSite())
  toasts = []
  opened = []
  seen = []
  blocked = false
  app.onToast((toast) => toasts.push(toast))
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(window, 'open').mockImplementation((_url, _name, features = '') => {
    if (blocked) return null
    const fake = fakeWindow(features)
    opened.push(fake)
    return fake as unknown as Window
  })
  vi.spyOn(console, 'error').mockImplementation((text: string) => void seen.push(text))
  signIn()
})

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await server.close()
})

const refused = (message: string, code = 5001): Script =>
  json(200, { RESULT: false, DATA: {}, message, code })

/** Presses, and gets what was said; nothing may have been asked or opened. */
async function press(game: Game): Promise<Toast | undefined> {
  await app.launchGame(game)
  expect(server.heard.filter(({ path }) => path.startsWith('/game'))).toEqual([])
  expect(opened).toEqual([])
  expect(app.currentGame()).toBeUndefined()
  expect(toasts).toHaveLength(1)
  return toasts[0]
}

describe('before anything is asked', () => {
  test('anonymous: LOGIN_REQUIRED with the way to sign in', async () => {
    const signInPage = vi.fn<() => void>()
    app.setPlayNavigation({ signIn: signInPage, deposit: () => {} })
    await app.signOut()
    const said = await press(framed)
    expect(said).toMatchObject({ kind: 'error', text: 'Please sign in.' })
    said?.action?.run()
    expect(signInPage).toHaveBeenCalledOnce()
  })

  test('offline: the reason', async () => {
    app.store.set(app.connectionAtom, { state: 'offline', lastSuccess: undefined })
    expect(await press(popup)).toMatchObject({ text: 'You are offline. Games open when you are connected.' })
  })

  test('out of service: the reason', async () => {
    expect(await press(sampleGame('7', { is_service: 0 }))).toMatchObject({
      text: 'This game is out of service for now.',
    })
  })
})

describe('in the frame', () => {
  test('opens at once, then gets its address, and is a recent', async () => {
    const launch = app.launchGame(framed)
    expect(app.currentGame()).toMatchObject({ phase: 'opening', address: undefined, mode: 'normal' })
    await launch
    expect(app.currentGame()).toMatchObject({ phase: 'loading', address: url, game: { id: '1001' } })
    expect(server.heard.map(({ path }) => path)).toEqual(['/game/launch?game_id=1001&type=slot'])
    await waitFor(() => expect(app.store.get(app.recentsAtom).map(({ game }) => game.id)).toEqual(['1001']))
    expect(opened).toEqual([])
  })

  test('a casino game is launched with its type', async () => {
    await app.launchGame(sampleGame('2', { category: 'casino' }))
    expect(server.heard[0]?.path).toBe('/game/launch?game_id=2&type=casino')
  })

  test('stretched on mobile', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 768px)' }))
    await app.launchGame(framed)
    expect(app.currentGame()?.mode).toBe('stretched')
  })

  test('a double click is one launch', async () => {
    await Promise.all([app.launchGame(framed), app.launchGame(framed)])
    await app.launchGame(framed)
    expect(server.heard).toHaveLength(1)
  })

  test('a minimised game comes back to the same seat', async () => {
    await app.launchGame(framed)
    const seat = app.currentGame()?.seat
    app.setPhase('busy')
    app.minimiseGame()
    await app.launchGame(framed)
    expect(app.currentGame()).toMatchObject({ seat, address: url, phase: 'busy', minimised: false })
    expect(server.heard).toHaveLength(1)
  })

  test('closed while it opens: the late address opens nothing', async () => {
    const launch = app.launchGame(framed)
    app.closeGame()
    await launch
    expect(app.currentGame()).toBeUndefined()
    expect(toasts).toEqual([])
  })

  test('another game takes its place, and the first answer is dropped', async () => {
    const first = app.launchGame(framed)
    const second = app.launchGame(sampleGame('2'))
    await Promise.all([first, second])
    expect(app.currentGame()).toMatchObject({ game: { id: '2' }, phase: 'loading' })
  })

  test('another game while a round is played: asks, launches nothing', async () => {
    await app.launchGame(framed)
    app.setPhase('busy')
    app.minimiseGame()
    const next = sampleGame('2')
    await app.launchGame(next)
    expect(app.currentGame()).toMatchObject({
      game: { id: '1001' },
      minimised: false,
      question: { kind: 'switch', next },
    })
    expect(server.heard).toHaveLength(1)
    await app.switchGame(next)
    expect(app.currentGame()).toMatchObject({ game: { id: '2' }, question: undefined })
  })

  test('another game that cannot be opened leaves the one that is open where it was', async () => {
    await app.launchGame(framed)
    app.setPhase('ready')
    const before = app.currentGame()
    server.setScript(refused('game.outOfService'))
    await app.launchGame(sampleGame('2'))
    expect(app.currentGame()).toEqual(before)
    expect(toasts).toHaveLength(1)
    app.setPhase('busy')
    await app.launchGame(sampleGame('2'))
    app.store.set(app.connectionAtom, { state: 'offline', lastSuccess: undefined })
    await app.switchGame(sampleGame('2'))
    expect(app.currentGame()).toMatchObject({ seat: before?.seat, address: url, question: undefined })
    expect(toasts.at(-1)?.text).toMatch(/offline/)
  })

  test('another game opens once however often it is pressed, and never for who came after', async () => {
    await app.launchGame(framed)
    app.setPhase('ready')
    const next = sampleGame('2')
    await Promise.all([app.launchGame(next), app.launchGame(next)])
    expect(server.heard).toHaveLength(2)
    expect(app.currentGame()).toMatchObject({ game: { id: '2' }, phase: 'loading' })
    const late = app.launchGame(framed)
    await app.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, isFollowedBySignIn: false })
    signIn()
    await late
    expect(app.currentGame()).toBeUndefined()
    expect(toasts).toEqual([])
  })

  test('the end of the session closes it', async () => {
    await app.launchGame(framed)
    await app.signOut()
    expect(app.currentGame()).toBeUndefined()
  })
})

describe('in a window of its own', () => {
  test('opened inside the click, cut off from the app, then led to the game', async () => {
    const launch = app.launchGame(popup)
    expect(opened).toHaveLength(1)
    expect(server.heard).toHaveLength(0)
    expect(opened[0]).toMatchObject({ opener: null, at: undefined })
    expect(opened[0]?.features).toMatch(/width=1200,height=800/)
    await launch
    expect(opened[0]).toMatchObject({ at: url, closed: false })
    expect(app.currentGame()).toBeUndefined()
    await waitFor(() => expect(app.store.get(app.recentsAtom)).toHaveLength(1))
  })

  test('the whole screen on mobile', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.stubGlobal('screen', { availWidth: 412, availHeight: 900 })
    await app.launchGame(popup)
    expect(opened[0]?.features).toBe('popup,width=412,height=900,left=0,top=0')
  })

  test('a double click is one window, and a later click comes back to it', async () => {
    await Promise.all([app.launchGame(popup), app.launchGame(popup)])
    await app.launchGame(popup)
    expect(opened).toHaveLength(1)
    expect(opened[0]?.focused).toBe(2)
    expect(server.heard).toHaveLength(1)
  })

  test('a window that was closed is opened anew', async () => {
    await app.launchGame(popup)
    opened[0]?.close()
    await app.launchGame(popup)
    expect(opened).toHaveLength(2)
  })

  test('closed when the session ends', async () => {
    await app.launchGame(popup)
    expect(opened).toHaveLength(1)
    await app.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, isFollowedBySignIn: false })
    expect(opened[0]?.closed).toBe(true)
  })

  test('closed when the session ends while it waits: the next player’s is another one, and stays known', async () => {
    const first = app.launchGame(popup)
    await app.session.dispatch({ type: 'signedOutElsewhere', isSameSignIn: true, isFollowedBySignIn: false })
    signIn()
    const second = app.launchGame(popup)
    await Promise.all([first, second])
    expect(opened.map(({ closed, at }) => ({ closed, at }))).toEqual([
      { closed: true, at: undefined },
      { closed: false, at: url },
    ])
    expect(toasts).toEqual([])
    await app.launchGame(popup)
    expect(opened).toHaveLength(2)
  })

  test('closed again when the launch fails', async () => {
    server.setScript(refused('game.notFound'))
    await app.launchGame(popup)
    expect(opened[0]).toMatchObject({ closed: true, at: undefined })
    expect(toasts).toHaveLength(1)
    server.setScript(found)
    await app.launchGame(popup)
    expect(opened[1]).toMatchObject({ at: url })
  })

  test('blocked: how to allow it, and a button that opens it', async () => {
    blocked = true
    await app.launchGame(popup)
    expect(server.heard).toHaveLength(0)
    expect(toasts[0]?.text).toMatch(/blocked.*Allow pop-ups/)
    blocked = false
    toasts[0]?.action?.run()
    expect(opened).toHaveLength(1)
    await waitFor(() => expect(opened[0]?.at).toBe(url))
  })

  test('closed by the player while it waits: no navigation and no message', async () => {
    const launch = app.launchGame(popup)
    opened[0]?.close()
    await launch
    expect(opened[0]?.at).toBeUndefined()
    expect(toasts).toEqual([])
    expect(app.store.get(app.recentsAtom)).toEqual([])
  })
})

describe('failures, spec §8', () => {
  const fails = async () => {
    await app.launchGame(framed)
    expect(app.currentGame()).toBeUndefined()
    expect(toasts).toHaveLength(1)
    return toasts[0]
  }

  test('RESULT not true: fetchError with the server’s message in words', async () => {
    server.setScript(refused('game.outOfService'))
    expect(await fails()).toMatchObject({
      kind: 'error',
      text: 'The game could not be opened. This game is out of service for now.',
    })
    expect(seen).toEqual([])
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
      text: 'The game could not be opened: the server did not answer. Nothing was staked.',
    })
  })

  test.each([
    ['without url', {}],
    ['javascript', { url: `${'javascript'}:alert(1)` }],
  ])('%s: the console says game.launch.invalidUrl', async (_name, data) => {
    server.setScript(json(200, { RESULT: true, DATA: data }))
    expect(await fails()).toMatchObject({ text: 'The game could not be opened: its address is not valid.' })
    expect(seen).toEqual(['game.launch.invalidUrl'])
  })

  test('the app itself, where the operator rewrites to it: as invalid', async () => {
    app.store.set(app.siteConfigAtom, sampleSite({ launch_host: location.origin }))
    server.setScript(json(200, { RESULT: true, DATA: { url: 'http://anything/' } }))
    await fails()
    expect(seen).toEqual(['game.launch.invalidUrl'])
  })

  test('an ended session: the frame goes with it, and the shell says why', async () => {
    server.setScript(json(403, { RESULT: false, message: 'auth.expired', code: 4030 }))
    await app.launchGame(framed)
    expect(app.session.isSignedIn()).toBe(false)
    expect(app.currentGame()).toBeUndefined()
    expect(toasts).toEqual([])
  })

  test('from inside the frame: it stays, to try again', async () => {
    await app.launchGame(framed)
    app.setPhase('failed', 'server_error')
    server.setScript(refused('', 5000))
    await app.relaunch()
    expect(app.currentGame()).toMatchObject({ phase: 'failed', address: undefined, fault: 'launch.failed' })
    server.setScript(found)
    await app.relaunch()
    expect(app.currentGame()).toMatchObject({ phase: 'loading', address: url })
  })
})

test('recents: the last 20 launches, newest first, each game once, by player', async () => {
  for (let id = 1; id <= 22; id++) await app.recordLaunch(sampleGame(`r${id}`))
  await app.recordLaunch(sampleGame('r10'))
  const list = app.store.get(app.recentsAtom).map(({ game }) => game.id)
  expect(list).toHaveLength(20)
  expect(list.slice(0, 3)).toEqual(['r10', 'r22', 'r21'])
  expect(list.filter((id) => id === 'r10')).toHaveLength(1)
  await app.signOut()
  expect(app.store.get(app.recentsAtom)).toEqual([])
  const records = await app.database.getWhere(() => true)
  expect([...records].filter(([, value]) => JSON.stringify(value).includes('r10'))).toEqual([])
  signIn()
  expect(app.store.get(app.recentsAtom)).toEqual([])
})
