// Long: one stage for everything that a game may say.
import { Provider, useAtomValue } from 'jotai'
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { UserInfo } from '@marquee/contract/player.ts'
import { type CurrentGame, currentGameAtom } from '../../../../src/features/play/current-game.ts'
import { gameControl } from '../../../../src/features/play/game-control.ts'
import { celebrationAtom } from '../../../../src/features/play/frame/celebration.ts'
import { useShownBalance } from '../../../../src/features/play/frame/shown-balance.ts'
import { useGameMessages } from '../../../../src/features/play/frame/use-game-messages.ts'
import { saveStake, savedStake } from '../../../../src/features/play/saved-stakes.ts'
import { PlayNavigationContext } from '../../../../src/features/play/navigation.ts'
import { soundAtom } from '../../../../src/features/play/sound.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { createTab, type Tab } from '../../../../src/session/tab.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { userInfo } from '../../../support/session-tab.ts'
import { tokenUntil } from '../../../support/tokens.ts'
import { waitFor } from '../../../support/wait-for.ts'

const origin = 'https://studio.example'
/** Each test has its own, because the tab of an earlier test goes on sending probes. */
let probe: Mock<() => Promise<Response>>
const deposit = vi.fn<() => void>()
const fairness = vi.fn<(proof: string) => void>()
const history = vi.fn<() => void>()
const navigation = { signIn: () => {}, deposit, history, fairness }
let tab: Tab
let root: Root
let place: HTMLElement

function Frame() {
  const current = useAtomValue(currentGameAtom)
  return current ? <OpenFrame current={current} /> : null
}

function OpenFrame({ current }: { current: CurrentGame }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useGameMessages(frame, current)
  const { amount } = useShownBalance(0)
  return (
    <>
      <iframe ref={frame} title="Game" sandbox="allow-scripts" />
      <output>{amount}</output>
    </>
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  deposit.mockReset()
  fairness.mockReset()
  probe = vi.fn<() => Promise<Response>>()
  tab = createTab(fakeEnvironment(undefined, { fetch: probe }))
  const game = gameControl(tab)
  game.setAddress(game.open(sampleGame('1'), 'normal'), `${origin}/play/1`)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  await act(async () => {
    root.render(
      <Provider store={tab.store}>
        <PlayNavigationContext value={navigation}>
          <Frame />
        </PlayNavigationContext>
      </Provider>,
    )
  })
})

afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.useRealTimers()
})

/** Sends a message from the game in the frame. */
async function say(type: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const source = place.querySelector('iframe')?.contentWindow ?? null
  const data = { marquee: 1, type, ...more }
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}

/** Sends an error of the game in the frame. */
const complain = (code: string) => say('error', { code })

test('the offline error of a game makes the app send a probe immediately', async () => {
  probe.mockRejectedValue(new TypeError('unreachable'))
  await complain('offline')
  expect(gameControl(tab).get()?.phase).toBe('failed')
  expect(tab.connection.isOffline()).toBe(true)
})

test('a studio that is down alone does not make the app offline', async () => {
  probe.mockResolvedValue(new Response(''))
  await complain('offline')
  expect(tab.connection.isOffline()).toBe(false)
})

test('another error of a game causes no probe', async () => {
  await complain('server_error')
  expect(probe).not.toHaveBeenCalled()
})

describe('a game that sends messages too fast', () => {
  beforeEach(() => {
    probe.mockResolvedValue(new Response(''))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  async function forThreeSeconds(...types: readonly (() => Promise<void>)[]): Promise<void> {
    for (let time = 0; time < 3000; time += 10) {
      for (const one of types) await one()
      await act(async () => void (await vi.advanceTimersByTimeAsync(10)))
    }
  }

  test('causes one probe in five seconds', async () => {
    await forThreeSeconds(() => complain('offline'))
    expect(probe).toHaveBeenCalledTimes(1)
    await act(async () => void (await vi.advanceTimersByTimeAsync(2500)))
    expect(probe).toHaveBeenCalledTimes(2)
  })

  test('changes the screen a few times a second, and the last message counts', async () => {
    const phases: unknown[] = []
    const stop = tab.store.sub(currentGameAtom, () => phases.push(gameControl(tab).get()?.phase))
    await forThreeSeconds(
      () => say('busy'),
      () => say('error', { code: 'x' }),
      () => say('idle'),
    )
    await act(async () => void (await vi.advanceTimersByTimeAsync(250)))
    stop()
    expect(phases.length).toBeLessThanOrEqual(20)
    expect(gameControl(tab).get()?.phase).toBe('ready')
  })

  test('opens the deposit once, and not again while the game is minimised', async () => {
    await forThreeSeconds(() => say('deposit'))
    expect(deposit).toHaveBeenCalledTimes(1)
  })

  test('opens the check of a round once, and not again while the game is minimised', async () => {
    await forThreeSeconds(() => say('fairness', { proof: '{}' }))
    expect(fairness.mock.calls).toEqual([['proof=%7B%7D']])
    expect(gameControl(tab).get()?.minimised).toBe(true)
  })

  test('fetches the balance once a second', async () => {
    const refresh = vi.spyOn(tab.session, 'refreshBalance')
    await forThreeSeconds(
      () => say('balance', { amount: 1 }),
      () => say('idle'),
    )
    expect(refresh.mock.calls.length).toBeLessThanOrEqual(4)
  })
})

describe('the balance under a game', () => {
  const shown = () => Number(place.querySelector('output')?.textContent)
  /** The operator's balance, as a poll brings it at any time. */
  const poll = (amount: number) =>
    act(async () =>
      tab.store.set(userInfoAtom, { info: v.parse(UserInfo, { ...userInfo, amount }), at: 0, stale: false }),
    )
  beforeEach(async () => {
    await poll(1_000)
    await say('ready')
  })

  test('has the stake go at the click, and the win come when the game shows it', async () => {
    await say('busy')
    await say('balance', { amount: 900 })
    expect(shown()).toBe(900)
    // The operator has settled the round long before the reels stop.
    await poll(1_500)
    expect(shown()).toBe(900)
    // Of balances that come too fast the app reads the last one.
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)))
    await say('balance', { amount: 1_500 })
    await waitFor(() => expect(shown()).toBe(1_500))
    await say('idle')
    await poll(1_400)
    await waitFor(() => expect(shown()).toBe(1_400))
  })

  test('is never more than the operator has, whatever a game reports', async () => {
    await say('busy')
    await say('balance', { amount: 1_000_000 })
    expect(shown()).toBe(1_000)
  })

  test("is the operator's again when a game fails during its round", async () => {
    await say('busy')
    await say('balance', { amount: 900 })
    await complain('x')
    expect(shown()).toBe(1_000)
  })
})

describe('what the app stores for games', () => {
  let posted: unknown[]
  beforeEach(() => {
    posted = []
    const game = place.querySelector('iframe')?.contentWindow
    if (!game) throw new Error('no frame')
    vi.spyOn(game, 'postMessage').mockImplementation((...sent: unknown[]) => void posted.push(sent[0]))
  })
  const ofType = (type: string) => posted.filter((one) => (one as { type: string }).type === type)

  test('the sound setting is sent when the game is ready, and at each change', async () => {
    await say('ready')
    expect(ofType('sound')).toEqual([{ marquee: 1, type: 'sound', on: false }])
    await act(async () => tab.store.set(soundAtom, true))
    expect(ofType('sound').at(-1)).toEqual({ marquee: 1, type: 'sound', on: true })
    await say('busy')
    await say('idle')
    expect(ofType('sound')).toHaveLength(2)
  })

  async function signIn(): Promise<void> {
    const until = Date.now() + 3_600_000
    tab.session.keys.importAll({
      jwt: tokenUntil(until),
      access_token: tokenUntil(until, 'access'),
      uid: 'demo',
    })
    await act(
      async () => void tab.session.dispatch({ type: 'sharedByTab', entries: tab.session.keys.read() }),
    )
    expect(tab.session.player()).toBeDefined()
  }

  test('a chosen stake is saved for its player and game, and sent to the game when it opens', async () => {
    await signIn()
    await say('stake', { amount: 5_000 })
    await waitFor(async () => expect(await savedStake(tab, '1')).toBe(5_000))
    expect(await savedStake(tab, '2')).toBeUndefined()
    await say('ready')
    await waitFor(() => expect(ofType('stake')).toEqual([{ marquee: 1, type: 'stake', amount: 5_000 }]))
    await act(() => tab.session.signOut())
    expect(await savedStake(tab, '1')).toBeUndefined()
  })

  test('a stake of demo money is not saved, and a saved one is not sent to a demo game', async () => {
    await signIn()
    await saveStake(tab, '1', 5_000)
    const game = gameControl(tab)
    await act(async () => {
      game.setAddress(game.open(sampleGame('1'), 'normal', undefined, true), `${origin}/play/1`)
    })
    await say('ready')
    await say('stake', { amount: 20_000_000 })
    await say('idle')
    expect(await savedStake(tab, '1')).toBe(5_000)
    expect(ofType('sound')).toHaveLength(1)
    expect(ofType('stake')).toEqual([])
  })

  test('nobody signed in: no stake is saved', async () => {
    await say('stake', { amount: 5_000 })
    await say('ready')
    expect(ofType('stake')).toEqual([])
  })
})

test('a game whose sheet is closed by going back is notified, and cannot block going back again immediately', async () => {
  const game = place.querySelector('iframe')?.contentWindow
  if (!game) throw new Error('no frame')
  const posted: unknown[] = []
  vi.spyOn(game, 'postMessage').mockImplementation((...sent: unknown[]) => void posted.push(sent[0]))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const control = gameControl(tab)
  await say('sheet', { open: true })
  expect(control.get()?.sheet).toBe('open')
  await act(async () => control.closeSheet())
  expect(posted).toEqual([{ marquee: 1, type: 'back' }])
  await say('sheet', { open: false })
  await say('sheet', { open: true })
  await say('sheet', { open: false })
  await say('sheet', { open: true })
  expect(control.get()?.sheet).toBe('none')
  await act(async () => void (await vi.advanceTimersByTimeAsync(1000)))
  expect(control.get()?.sheet).toBe('open')
})

describe('a win that the game reports', () => {
  const vibrate = vi.fn<(pattern: readonly number[]) => boolean>()
  beforeEach(() => {
    vibrate.mockReset()
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true })
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'vibrate'))
  const moments = () => tab.store.get(celebrationAtom)

  test.each([
    [1000, 100],
    [1000, 1000],
    [1000, 9999],
  ])('a stake of %i that returns %i is no moment', async (stake, amount) => {
    await say('win', { stake, amount })
    expect([moments(), vibrate.mock.calls.length]).toEqual([0, 0])
  })

  test('is celebrated from ten stakes on, with a vibration', async () => {
    await say('win', { stake: 1000, amount: 10_000 })
    expect([moments(), vibrate.mock.calls.length]).toEqual([1, 1])
  })

  test('is not celebrated over an open sheet of the game', async () => {
    await say('sheet', { open: true })
    await say('win', { stake: 1000, amount: 10_000 })
    expect([moments(), vibrate.mock.calls.length]).toEqual([0, 0])
  })

  test.each([{}, { stake: 0, amount: 5 }, { stake: 1.5, amount: 20 }, { stake: '1', amount: '20' }])(
    '%j is no message',
    async (win) => {
      await say('win', win)
      expect(moments()).toBe(0)
    },
  )
})
