import { act } from 'react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { UserInfo } from '@marquee/contract/player.ts'
import { hasPlayedRecord } from '../../../../src/features/play/launch/recents.ts'
import { noticesPausedAtom } from '../../../../src/features/support/announcements/notice-state.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { NoticeGate } from '../../../../src/shell/overlays/notice-gate.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { loginData, userInfo } from '../../../support/session-tab.ts'
import { type FakeTab, tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()
const day = 86_400_000

/** Signs in a player who joined some days ago. */
function signIn(tab: FakeTab): void {
  tab.session.begin({ ok: true, data: loginData() })
  joined(tab, 2)
}

function joined({ clock, store }: FakeTab, days: number): void {
  const create_at = new Date(clock.now() - days * day).toISOString()
  store.set(userInfoAtom, { info: v.parse(UserInfo, { ...userInfo, create_at }), at: 0, stale: false })
}

test('an announcement may pop up for a player who played before, also if the records are read after the first render', async () => {
  await stage.plantRecord('has_played', { version: 1, revision: 1, value: true })
  const tab = stage.open()
  signIn(tab)
  const { unmount } = await renderPage(tab, NoticeGate)
  await tab.records.hydrate()
  await waitFor(() => expect(tab.store.get(noticesPausedAtom)).toBe(false))
  await unmount()
})

test('nobody who joined today has an announcement over the games, also after a game and a reload', async () => {
  await stage.plantRecord('has_played', { version: 1, revision: 1, value: true })
  const tab = stage.open()
  await tab.records.hydrate()
  signIn(tab)
  const { unmount } = await renderPage(tab, NoticeGate)
  await waitFor(() => expect(tab.store.get(noticesPausedAtom)).toBe(false))
  joined(tab, 0.5)
  await waitFor(() => expect(tab.store.get(noticesPausedAtom)).toBe(true))
  await unmount()
})

test('a first game brings no announcement over the second', async () => {
  const tab = stage.open()
  await tab.records.hydrate()
  signIn(tab)
  tab.store.set(noticesPausedAtom, false)
  const { unmount } = await renderPage(tab, NoticeGate)
  const record = hasPlayedRecord(tab.records)
  await record.loaded
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => record.apply(() => true))
  expect(tab.store.get(noticesPausedAtom)).toBe(true)
  await unmount()
})
