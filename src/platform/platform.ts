import { createStore, useStore } from 'jotai'
import { type Clock, createClock } from './clock.ts'
import { type Config, createConfig } from './config/config.ts'
import type { Environment } from './environment.ts'
import { siteConfigAtom } from './config/site-config.ts'
import { type ApiHost, createApiHost } from './http/api-host.ts'
import { type Connection, createConnection } from './http/connection.ts'
import { fetchConfigText, sendProbe } from './http/config-and-probe.ts'
import { type Auth, createHttp, type Http } from './http/http.ts'
import { createPage, type PageVisibility } from './page.ts'
import { platformAtom } from './platform-atom.ts'
import { followPreferences, languageAtom } from './preferences.ts'
import { createDatabase, type Database } from './storage/idb.ts'
import { createRecords, type Records } from './storage/persisted.ts'
import { createSessionData, type SessionData } from './storage/personal.ts'
import { createQueries, type Queries } from './query/queries.ts'
import { createLocalStore, createSessionStore, type LocalStore, type SafeStorage } from './storage/storage.ts'
import type { Store } from './store.ts'
import { createTabChannel, type TabChannel } from './tabs/tab-channel.ts'

/** The parts of a tab below its session. Code that needs a part gets it as an argument. */
export interface Platform {
  readonly environment: Environment
  /** The values of all atoms. React gets it by jotai's `Provider`. */
  readonly store: Store
  readonly clock: Clock
  readonly page: PageVisibility
  readonly localStore: LocalStore
  readonly sessionStore: SafeStorage
  /** Messages between the tabs of the app. */
  readonly channel: TabChannel
  /** IndexedDB. */
  readonly database: Database
  /** The records in the database, as atoms. */
  readonly records: Records
  /** Deletes the data that must not outlive a session. */
  readonly sessionData: SessionData
  readonly apiHost: ApiHost
  readonly connection: Connection
  readonly http: Http
  readonly config: Config
  /** Data of the operator, cached on the device. */
  readonly queries: Queries
}

/** Creates the parts of the platform in the order of their dependencies. `start` methods start them. */
export function createPlatform(environment: Environment, auth: Auth): Platform {
  const store = createStore()
  const clock = createClock()
  const page = createPage(environment)
  const localStore = createLocalStore(environment)
  const sessionStore = createSessionStore(environment)
  const channel = createTabChannel(environment)
  const database = createDatabase({ environment, store })
  const records = createRecords({ store, database, page, channel, localStore })
  const sessionData = createSessionData({ localStore, records })
  const apiHost = createApiHost()
  const connection = createConnection({
    environment,
    store,
    clock,
    page,
    sendProbe: () => sendProbe({ environment, apiHost }),
  })
  const http = createHttp({
    auth,
    environment,
    apiHost,
    connection,
    clock,
    localStore,
    language: () => store.get(languageAtom),
    site: () => store.get(siteConfigAtom),
  })
  const config = createConfig({
    store,
    apiHost,
    storage: { read: records.read, write: database.set },
    fetchText: () => fetchConfigText({ environment, connection }),
  })
  const queries = createQueries({ environment, store, clock, connection, database, sessionData })
  const platform: Platform = {
    environment,
    store,
    clock,
    page,
    localStore,
    sessionStore,
    channel,
    database,
    records,
    sessionData,
    apiHost,
    connection,
    http,
    config,
    queries,
  }
  store.set(platformAtom, platform)
  followPreferences(platform)
  return platform
}

/** The platform of the tab that a component is rendered in. For `src/ui`; features and the shell use `useTab`. */
export function usePlatform(): Platform {
  const platform = useStore().get(platformAtom)
  if (!platform) throw new Error('usePlatform needs a Provider with the store of a tab above it')
  return platform
}
