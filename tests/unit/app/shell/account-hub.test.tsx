import { expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { UserInfo } from '@marquee/contract/player.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { AccountHubLinks } from '../../../../src/shell/account/account-hub-links.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { loginData, userInfo } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'

const lists = vi.hoisted(() => ({
  inquiries: [{ unread: false }, { unread: true }, { unread: false }],
  notices: [{ id: 'read' }, { id: 'new' }],
}))
vi.mock('../../../../src/platform/query/use-resource.ts', () => {
  const useResource = ({ name }: { name: keyof typeof lists }) => ({ data: lists[name] })
  return { useResource, useResourceList: useResource }
})
vi.mock('../../../../src/features/support/inquiries/inquiries.ts', () => ({
  inquiryList: () => ({ name: 'inquiries' }),
}))
vi.mock('../../../../src/features/support/announcements/notices.ts', () => ({
  notices: () => ({ name: 'notices' }),
  useUnreadNotices:
    () =>
    ({ id }: { id: string }) =>
      id === 'new',
}))

const stage = tabStage()

test('each link of my page shows its count, and none leads to a card of the same page', async () => {
  const tab = stage.open()
  tab.session.begin({ ok: true, data: loginData() })
  tab.store.set(userInfoAtom, {
    info: v.parse(UserInfo, { ...userInfo, unread_memos: 1200 }),
    at: 0,
    stale: false,
  })
  const { container: place, unmount } = await renderPage(tab, AccountHubLinks)
  const texts = [...place.querySelectorAll('nav a')].map((link) => link.textContent)
  expect(texts).toEqual([
    'Inbox1,200',
    'Support requests1',
    'Announcements1',
    'Transaction history',
    'Statement',
    'Settings',
  ])
  await unmount()
})
