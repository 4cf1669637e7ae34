import { afterEach, beforeEach, vi } from 'vitest'
import { type Device, fakeDevice } from './fake-environment.ts'
import { type Script, type ScriptedServer, startScriptedServer } from './scripted-server.ts'
import { openSessionTab, operator, type SessionTab } from './session-tab.ts'
import type { FakeTab } from './stage.ts'
import { plantRecord, storedRecord } from './tabs.ts'

/** The device and the operator of the test that runs. */
export interface SessionStage {
  readonly device: Device
  readonly server: ScriptedServer
  /** Opens a further tab, which is closed after the test. `before` runs before the tab's session starts. */
  open(before?: (tab: FakeTab) => void): SessionTab
  storedRecord(key: string): Promise<unknown>
  plantRecord(key: string, value: unknown): Promise<void>
}

/** Gives each test of a file an empty device, and an operator that responds by `script`. */
export function sessionStage(script: () => Script = operator): SessionStage {
  let server: ScriptedServer
  let device: Device
  const tabs: SessionTab[] = []
  beforeEach(async () => {
    device = fakeDevice()
    server = await startScriptedServer(script())
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const tab of tabs.splice(0)) tab.close()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    await server.close()
  })
  return {
    get device() {
      return device
    },
    get server() {
      return server
    },
    open(before) {
      const tab = openSessionTab(server, device, before)
      tabs.push(tab)
      return tab
    },
    storedRecord: (key) => storedRecord(key, device.indexedDB),
    plantRecord: (key, value) => plantRecord(key, value, device.indexedDB),
  }
}
