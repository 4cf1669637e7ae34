import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import { type ScriptedServer, startScriptedServer } from './scripted-server.ts'
import { openSessionTab, operator, type SessionTab } from './session-tab.ts'
import { memoryStorage } from './tabs.ts'

/** A device with an empty storage and an operator of its own for each test; tabs are closed after it. */
export function sessionStage() {
  let server: ScriptedServer
  const tabs: SessionTab[] = []
  beforeEach(async () => {
    vi.stubGlobal('indexedDB', new IDBFactory())
    vi.stubGlobal('localStorage', memoryStorage())
    server = await startScriptedServer(operator())
  })
  afterEach(async () => {
    for (const tab of tabs.splice(0)) tab.close()
    vi.unstubAllGlobals()
    await server.close()
  })
  return {
    get server() {
      return server
    },
    async open(before?: Parameters<typeof openSessionTab>[1]): Promise<SessionTab> {
      const tab = await openSessionTab(server, before)
      tabs.push(tab)
      return tab
    },
  }
}
