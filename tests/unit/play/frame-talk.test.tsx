import { Provider, useAtomValue } from 'jotai'
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
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
const navigation = { signIn: () => {}, deposit: () => {} }
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
})

/** The game in the frame says what keeps it from going on. */
async function complain(code: string): Promise<void> {
  const source = place.querySelector('iframe')?.contentWindow ?? null
  const data = { marquee: 1, type: 'error', code }
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
  })
}

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
