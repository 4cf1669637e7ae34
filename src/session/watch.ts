import { atom } from 'jotai'
import { clock } from '../platform/clock.ts'
import { browserEnvironment } from '../platform/environment.ts'
import { http } from '../platform/http/http.ts'
import { page } from '../platform/page.ts'
import { records } from '../platform/storage/persisted.ts'
import { registerPersonal } from '../platform/storage/personal.ts'
import { store } from '../platform/store.ts'
import { tabChannel } from '../platform/tabs/tab-channel.ts'
import { createCachedUserInfo } from './cached-user-info.ts'
import { session, setUncertain } from './session.ts'
import { createUserInfo, fetchedUserInfoAtom } from './user-info.ts'

export const userInfo = createUserInfo({
  store,
  clock,
  page,
  channel: tabChannel,
  http,
  locks: browserEnvironment().navigator?.locks,
  session,
  cache: createCachedUserInfo(records),
})
registerPersonal(userInfo.clear)
setUncertain(() => void userInfo.refresh())

export const refreshBalance = userInfo.refresh

/** What the operator last said about the player. */
export const userInfoAtom = atom((get) => get(fetchedUserInfoAtom))
