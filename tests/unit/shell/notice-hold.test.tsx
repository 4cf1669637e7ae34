import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { hasPlayed } from '../../../src/features/play/launch/has-played.ts'
import { noticeHeldAtom, noticeUpAtom } from '../../../src/features/support/announcements/notice-up.ts'
import { tutorialAtom } from '../../../src/features/tutorial/tutorial-state.ts'
import { NoticeHold } from '../../../src/shell/home/notice-hold.tsx'
import { TutorialHost } from '../../../src/shell/overlays/tutorial-host.tsx'
import { renderPage } from '../../support/rendered-page.tsx'
import { loginData } from '../../support/session-tab.ts'
import { tabStage } from '../../support/stage.ts'
import { waitFor } from '../../support/wait-for.ts'

const stage = tabStage()

test('an announcement may pop up for somebody who played before, also where the device answers after the first render', async () => {
  await stage.plantRecord('has_played', { version: 1, revision: 1, value: true })
  const tab = stage.open()
  tab.session.begin({ ok: true, data: loginData() })
  const { unmount } = await renderPage(tab, NoticeHold)
  await tab.records.hydrate()
  await waitFor(() => expect(tab.store.get(noticeHeldAtom)).toBe(false))
  await unmount()
})

test('a first game brings no announcement over the second', async () => {
  const tab = stage.open()
  await tab.records.hydrate()
  tab.session.begin({ ok: true, data: loginData() })
  const { unmount } = await renderPage(tab, NoticeHold)
  const record = hasPlayed(tab.records)
  await record.loaded
  await record.apply(() => true)
  expect(tab.store.get(noticeHeldAtom)).toBe(true)
  await unmount()
})

test('an announcement that pops up keeps its place: the tour waits for another visit', async () => {
  await stage.plantRecord('has_played', { version: 1, revision: 1, value: true })
  const tab = stage.open()
  await tab.records.hydrate()
  tab.session.begin({ ok: true, data: loginData() })
  const shown = () => (
    <>
      <NoticeHold />
      <TutorialHost />
    </>
  )
  const { unmount } = await renderPage(tab, shown, { path: '/home' })
  await waitFor(() => expect(tab.store.get(noticeHeldAtom)).toBe(false))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => tab.store.set(noticeUpAtom, true))
  expect(tab.store.get(noticeHeldAtom)).toBe(false)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await act(async () => tab.store.set(noticeUpAtom, false))
  await act(async () => vi.advanceTimersByTime(60_000))
  expect(tab.store.get(tutorialAtom)).toBe('waiting')
  vi.useRealTimers()
  await unmount()
})
