import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reset, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { openSessionTab, operator, type SessionTab, userInfo } from '../../support/session-tab.ts'
import { memoryStorage, storedRecord } from '../../support/tabs.ts'
import { waitFor } from '../../support/wait-for.ts'

const key = 'personal_cache/demo/user_info'
let server: ScriptedServer
const tabs: SessionTab[] = []

async function openTab(): Promise<SessionTab> {
  const tab = await openSessionTab(server)
  tabs.push(tab)
  return tab
}

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

const known = (tab: SessionTab) => tab.store.get(tab.userInfoAtom)

test('a page that is loaded while nothing answers shows the last balance as old, until the player signs out', async () => {
  const first = await openTab()
  await first.session.signIn({ username: 'demo', password: 'demo-pass-1' })
  await waitFor(async () => expect(await storedRecord(key)).toBeDefined())
  const { at } = known(first) ?? {}
  expect(JSON.stringify(await storedRecord(key))).not.toContain('110123456789')

  server.setScript(reset)
  server.setHealth(reset)
  const second = await openTab()
  await waitFor(() => expect(known(second)?.stale).toBe(true), 10_000)
  expect(known(second)).toMatchObject({ info: { amount: userInfo.amount }, at })

  await second.session.signOut()
  expect(known(second)).toBeUndefined()
  await waitFor(async () => expect(await storedRecord(key)).toBeUndefined())
})
