import { expect } from 'vitest'
import { favouritesSync } from '../../src/features/lobby/favourites/favourites-sync.ts'
import { favourites } from '../../src/features/lobby/favourites/favourites.ts'
import { preferencesSync } from '../../src/features/settings/preferences-sync.ts'
import { siteConfigAtom } from '../../src/platform/config/site-config.ts'
import { connectionAtom } from '../../src/platform/http/connection.ts'
import { fakeDevice } from './fake-environment.ts'
import { sampleSite } from './sample-game.ts'
import { fetchOf } from './server/operator-fetch.ts'
import { password, type TestOperator } from './server/operator.ts'
import { type FakeTab, openTab } from './stage.ts'
import { waitFor } from './wait-for.ts'

/** What may happen to a device's requests. */
export interface Network {
  isOffline: boolean
  /** Decides of a change that arrived at the operator whether its response is lost. */
  losesResponse(): boolean
}

export interface SyncedDevice {
  readonly tab: FakeTab
  readonly device: ReturnType<typeof fakeDevice>
  readonly network: Network
  /** The changes of `/me` that arrived at the operator, as method, path and body, in their order. */
  readonly arrived: string[]
  /** The player's favourite slots on this device. */
  list(): string[]
  /** The connection is lost, and the app notices at once. */
  goOffline(): void
  /** The connection is back, and the app has noticed. */
  comeBack(): Promise<void>
  stop(): void
}

interface Opened {
  readonly features?: readonly string[]
  readonly device?: ReturnType<typeof fakeDevice>
  readonly network?: Network
  readonly arrived?: string[]
}

/** A tab of a device, on which a player is signed in and synchronises favourites and preferences. */
export async function openSyncedDevice(
  operator: TestOperator,
  username: string,
  {
    features,
    device = fakeDevice(),
    network = { isOffline: false, losesResponse: () => false },
    arrived = [],
  }: Opened = {},
): Promise<SyncedDevice> {
  const reach = fetchOf(operator)
  const tab = openTab(device, {
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (network.isOffline) throw new TypeError('offline')
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/me/') || request.method === 'GET') return reach(request)
      const change = `${request.method} ${pathname} ${await request.clone().text()}`
      const response = await reach(request)
      arrived.push(change)
      if (network.losesResponse()) throw new TypeError('the response is lost')
      return response
    },
  })
  tab.apiHost.set('http://localhost:4173')
  tab.store.set(siteConfigAtom, sampleSite(features ? { features: [...features] } : {}))
  const stop = tab.session.start()
  expect(await tab.session.signIn({ username, password })).toMatchObject({ ok: true })
  favouritesSync(tab)
  preferencesSync(tab)
  return {
    tab,
    device,
    network,
    arrived,
    list: () =>
      favourites(tab)
        .of(username, 'slots')
        .get()
        .map(({ id }) => id),
    goOffline() {
      network.isOffline = true
      tab.environment.window.dispatchEvent(new Event('offline'))
    },
    async comeBack() {
      network.isOffline = false
      tab.environment.window.dispatchEvent(new Event('online'))
      await waitFor(() => expect(tab.store.get(connectionAtom).state).toBe('online'))
    },
    stop() {
      stop()
      tab.channel.close()
    },
  }
}

/** Polls until a check holds: the init poll announces changes of other devices. */
export async function afterPoll(
  { tab }: Pick<SyncedDevice, 'tab'>,
  check: () => void | Promise<void>,
): Promise<void> {
  await waitFor(async () => {
    await tab.session.refreshBalance()
    await check()
  })
}
