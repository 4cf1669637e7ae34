import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { tutorialAtom } from '../../../../src/features/tutorial/tutorial-state.ts'
import { setDeviceStop } from '../../../../src/session/set-device-stop.ts'
import { TutorialHost } from '../../../../src/shell/overlays/tutorial-host.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleGame } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'

vi.mock('../../../../src/features/tutorial/tutorial-card.tsx', () => ({ default: () => <p>Tour</p> }))

const stage = tabStage()
const text = () => document.body.textContent

test.each([
  ['the sheet for visitors', { signInOverlay: { why: 'action', covers: false } }],
  ['the facts of a game', { gameFacts: sampleGame('1') }],
] as const)('the tour appears only when it was asked for, and not over %s', async (_name, state) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const tab = stage.open()
  const { router, history, unmount } = await renderPage(tab, TutorialHost, { path: '/home' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => vi.advanceTimersByTime(60_000))
  vi.useRealTimers()
  expect(text()).not.toContain('Tour')
  await act(async () => router.load())
  await act(async () => tab.store.set(tutorialAtom, true))
  expect(text()).toContain('Tour')
  await act(async () => history.push('/home', state))
  expect(text()).not.toContain('Tour')
  await unmount()
})

test('no tour during a break', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const tab = stage.open()
  setDeviceStop(tab, 'demo', 'never')
  tab.store.set(tutorialAtom, true)
  const { unmount } = await renderPage(tab, TutorialHost, { path: '/home' })
  await act(async () => {})
  expect(text()).not.toContain('Tour')
  await unmount()
})
