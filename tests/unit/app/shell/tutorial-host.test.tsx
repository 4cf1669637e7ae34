import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { tutorialAtom } from '../../../../src/features/tutorial/tutorial-state.ts'
import { TutorialHost } from '../../../../src/shell/overlays/tutorial-host.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleGame } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'

vi.mock('../../../../src/features/tutorial/tutorial-card.tsx', () => ({ default: () => <p>Tour</p> }))

const stage = tabStage()

test.each([
  ['the sheet for strangers', { signInOverlay: { why: 'action', covers: false } }],
  ['the facts of a game', { gameFacts: sampleGame('1') }],
] as const)('the tour waits while %s is open, is shown after it, and only once', async (_name, state) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const tab = stage.open()
  const { store } = tab
  /** The state of the tour after a minute on home, with the timers of the test. */
  const afterMinute = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await act(async () => store.set(tutorialAtom, 'done'))
    await act(async () => store.set(tutorialAtom, 'waiting'))
    await act(async () => vi.advanceTimersByTime(60_000))
    vi.useRealTimers()
    return store.get(tutorialAtom)
  }
  const { router, history, unmount } = await renderPage(tab, TutorialHost, { path: '/home' })
  await act(async () => router.load())
  await act(async () => history.push('/home', state))
  expect(await afterMinute()).toBe('waiting')
  await act(async () => history.push('/home'))
  expect(await afterMinute()).toBe('shown')
  // It was neither finished nor closed: a reload does not bring it back.
  expect(await afterMinute()).toBe('waiting')
  await unmount()
})
