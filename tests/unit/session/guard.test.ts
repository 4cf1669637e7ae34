import { isRedirect } from '@tanstack/react-router'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireSession } from '../../../src/session/guard.ts'
import { type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { openSessionTab, operator, type SessionTab } from '../../support/session-tab.ts'
import { memoryStorage } from '../../support/tabs.ts'

const location = { href: '/wallet/history?from=2026-11-01' }
let server: ScriptedServer
const tabs: SessionTab[] = []

async function open() {
  const tab = await openSessionTab(server)
  tabs.push(tab)
  return { tab, enter: () => requireSession({ context: { tab }, location }) }
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

test('a visitor who is not signed in goes to /login, with `redirect`', async () => {
  const { enter } = await open()
  const thrown: unknown = await enter().catch((error: unknown) => error)
  expect(isRedirect(thrown) && thrown.options.href).toBe(
    `/login?redirect=${encodeURIComponent('/wallet/history?from=2026-11-01')}`,
  )
})

test('a signed-in player passes; a new tab waits for its siblings first', async () => {
  const first = await open()
  await first.tab.session.signIn({ username: 'demo', password: 'x' })
  await first.enter()
  const second = await open()
  await second.enter()
  expect(second.tab.store.get(second.tab.sessionAtom).state).toBe('signedIn')
})
