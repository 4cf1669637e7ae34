import { Provider, useAtomValue } from 'jotai'
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { currentGameAtom } from '../../../src/features/play/current-game.ts'
import { gameControl } from '../../../src/features/play/game-control.ts'
import { useFrameTalk } from '../../../src/features/play/frame/use-frame-talk.ts'
import { PlayNavigationContext } from '../../../src/features/play/navigation.ts'
import { createTab, type Tab } from '../../../src/session/tab.ts'
import { fakeEnvironment } from '../../support/fake-environment.ts'
import { sampleGame } from '../../support/sample-game.ts'

const origin = 'https://studio.example'
/** Each test has its own: the tab of an earlier test goes on asking for a connection. */
let probe: Mock<() => Promise<Response>>
const deposit = vi.fn<() => void>()
const navigation = { signIn: () => {}, deposit }
let tab: Tab
let root: Root
let place: HTMLElement

function Frame() {
  const frame = useRef<HTMLIFrameElement>(null)
  const current = useAtomValue(currentGameAtom)
  if (!current) throw new Error('no game is open')
  useFrameTalk(frame, current)
  return <iframe ref={frame} title="Game" sandbox="allow-scripts" />
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  deposit.mockReset()
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

/** The game in the frame says something. */
async function say(type: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const source = place.querySelector('iframe')?.contentWindow ?? null
  const data = { marquee: 1, type, ...more }
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}

/** The game in the frame says what keeps it from going on. */
const complain = (code: string) => say('error', { code })

test('a game that reaches nobody has the app ask at once whether it is cut off too', async () => {
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

test('a game that fails in another way says nothing of the connection', async () => {
  await complain('server_error')
  expect(probe).not.toHaveBeenCalled()
})

describe('a game that talks faster than a person could press', () => {
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

  test('has the app ask once in five seconds whether it is offline', async () => {
    await forThreeSeconds(() => complain('offline'))
    expect(probe).toHaveBeenCalledTimes(1)
    await act(async () => void (await vi.advanceTimersByTimeAsync(2500)))
    expect(probe).toHaveBeenCalledTimes(2)
  })

  test('changes what shows a few times a second, and the last of it stays', async () => {
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

  test('leads to the deposit once, and not again while the game is minimised', async () => {
    await forThreeSeconds(() => say('deposit'))
    expect(deposit).toHaveBeenCalledTimes(1)
  })

  test('asks for the balance once a second', async () => {
    const refresh = vi.spyOn(tab.session, 'refreshBalance')
    await forThreeSeconds(
      () => say('balance', { amount: 1 }),
      () => say('idle'),
    )
    expect(refresh.mock.calls.length).toBeLessThanOrEqual(4)
  })
})
