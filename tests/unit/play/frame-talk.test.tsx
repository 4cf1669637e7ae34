import { Provider, useAtomValue } from 'jotai'
import { act, useRef } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleGame } from '../../support/sample-game.ts'
import { openTab, stubProbe } from '../../support/tabs.ts'

const modules = async () => ({
  ...(await import('../../../src/features/play/current-game.ts')),
  ...(await import('../../../src/features/play/frame/use-frame-talk.ts')),
  ...(await import('../../../src/platform/http/connection.ts')),
  ...(await import('../../../src/session/app-tab.ts')).appTab,
})

const origin = 'https://studio.example'
const ask = vi.fn<() => Promise<boolean>>()
let app: Awaited<ReturnType<typeof modules>>
let root: Root
let place: HTMLElement

function Frame() {
  const frame = useRef<HTMLIFrameElement>(null)
  const current = useAtomValue(app.currentGameAtom)
  if (!current) throw new Error('no game is open')
  app.useFrameTalk(frame, current)
  return <iframe ref={frame} title="Game" sandbox="allow-scripts" />
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  ask.mockReset()
  app = await openTab(modules)
  stubProbe(ask)
  app.seatGame(app.openFrame(sampleGame('1'), 'normal'), `${origin}/play/1`)
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
  await act(async () => {
    root.render(
      <Provider store={app.store}>
        <Frame />
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

test('a game without a connection makes the app probe its own connection at once', async () => {
  ask.mockResolvedValue(false)
  await complain('offline')
  expect(app.currentGame()?.phase).toBe('failed')
  expect(app.isOffline()).toBe(true)
})

test('a studio that is down alone does not make the app offline', async () => {
  ask.mockResolvedValue(true)
  await complain('offline')
  expect(app.isOffline()).toBe(false)
})

test('a game that fails in another way says nothing of the connection', async () => {
  await complain('server_error')
  expect(ask).not.toHaveBeenCalled()
})
