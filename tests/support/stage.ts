import { afterEach, beforeEach, vi } from 'vitest'
import { createTab, type Tab } from '../../src/session/tab.ts'
import {
  type Device,
  type EnvironmentOverrides,
  fakeDevice,
  fakeEnvironment,
  type FakeEnvironment,
} from './fake-environment.ts'
import { deleteDatabase, plantRecord, storedRecord } from './tabs.ts'

/** A tab whose browser a test can change. */
export interface FakeTab extends Tab {
  readonly environment: FakeEnvironment
}

/** A tab of a device. Nothing of the tab runs by itself before `session.start`. */
export function openTab(device?: Device, overrides?: EnvironmentOverrides): FakeTab {
  const environment = fakeEnvironment(device, overrides)
  return { ...createTab(environment), environment }
}

/** The device of the test that runs, and what a test does with the device. */
export interface Stage {
  readonly device: Device
  /** Opens a further tab, which is closed after the test. */
  open(overrides?: EnvironmentOverrides): FakeTab
  storedRecord(key: string): Promise<unknown>
  plantRecord(key: string, value: unknown): Promise<void>
  deleteDatabase(): Promise<void>
}

/** Gives each test of a file an empty device. Mocks and timers are put back after each test. */
export function tabStage(): Stage {
  let device = fakeDevice()
  const tabs: FakeTab[] = []
  beforeEach(() => {
    device = fakeDevice()
  })
  afterEach(() => {
    for (const tab of tabs.splice(0)) tab.channel.close()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  return {
    get device() {
      return device
    },
    open(overrides) {
      const tab = openTab(device, overrides)
      tabs.push(tab)
      return tab
    },
    storedRecord: (key) => storedRecord(key, device.indexedDB),
    plantRecord: (key, value) => plantRecord(key, value, device.indexedDB),
    deleteDatabase: () => deleteDatabase(device.indexedDB),
  }
}
