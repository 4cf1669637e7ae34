import { afterEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { UserInfo } from '@marquee/contract/player.ts'
import { Welcome } from '../../../../src/features/lobby/home/home-start.tsx'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { acted, type RenderedPage, renderPage } from '../../../support/rendered-page.tsx'
import { loginData, userInfo } from '../../../support/session-tab.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()
let page: RenderedPage | undefined
afterEach(() => page?.unmount())

test('home greets a player by nickname, also by a new one', async () => {
  const tab = stage.open()
  tab.session.begin({ ok: true, data: loginData() })
  page = await renderPage(tab, Welcome)
  expect(page.container.textContent).toBe('Welcome, Demo Player')
  const info = v.parse(UserInfo, { ...userInfo, name: 'New Name' })
  await acted(() => tab.store.set(userInfoAtom, { info, at: 0, stale: false }))
  expect(page.container.textContent).toBe('Welcome, New Name')
})
