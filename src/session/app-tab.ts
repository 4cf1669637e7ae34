import { clock } from '../platform/clock.ts'
import { config } from '../platform/config/config.ts'
import { browserEnvironment } from '../platform/environment.ts'
import { apiHost } from '../platform/http/api-host.ts'
import { connection } from '../platform/http/connection.ts'
import { http } from '../platform/http/http.ts'
import { page } from '../platform/page.ts'
import { platformAtom } from '../platform/platform.ts'
import { localStore, sessionStore } from '../platform/storage/storage.ts'
import { remote } from '../platform/remote/remote.ts'
import { database } from '../platform/storage/idb.ts'
import { records } from '../platform/storage/persisted.ts'
import { sessionData } from '../platform/storage/personal.ts'
import { store } from '../platform/store.ts'
import { tabChannel as channel } from '../platform/tabs/tab-channel.ts'
import { session } from './session.ts'
import { assembleTab } from './tab.ts'
import { userInfo } from './watch.ts'

const platform = {
  environment: browserEnvironment(),
  store,
  clock,
  page,
  localStore,
  sessionStore,
  channel,
  apiHost,
  connection,
  http,
  config,
  database,
  records,
  sessionData,
  remote,
}
store.set(platformAtom, platform)

/** The tab of the app, made of the modules' own instances. */
export const appTab = assembleTab(platform, session, userInfo)

export const sessionReady = (): Promise<void> => appTab.session.ready()
