import { IDBFactory } from 'fake-indexeddb'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endpoints } from '../../../src/contract/endpoints.ts'
import { json, reset, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { loginData, openSessionTab, operator, type SessionTab } from '../../support/session-tab.ts'
import { memoryStorage, storedRecord } from '../../support/tabs.ts'

const credentials = { username: 'demo', password: 'demo-pass-1' }
let server: ScriptedServer
const tabs: SessionTab[] = []

async function open(before?: Parameters<typeof openSessionTab>[1]): Promise<SessionTab> {
  const tab = await openSessionTab(server, before)
  tabs.push(tab)
  return tab
}

const state = (tab: SessionTab) => tab.store.get(tab.sessionAtom).state

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

describe('signing in', () => {
  test('stores the session keys of section 3 in session storage, and who is playing', async () => {
    const tab = await open()
    expect(state(tab)).toBe('anonymous')
    expect(await tab.signIn(credentials)).toMatchObject({ ok: true, data: { username: 'demo' } })
    expect(tab.store.get(tab.sessionAtom)).toEqual({
      state: 'signedIn',
      username: 'demo',
      name: 'Demo Player',
      bankCode: '004',
      bankAccount: '110123456789',
      bankName: 'Demo',
      useVirtualAccount: true,
    })
    const stored = (name: string) => tab.sessionStore.get(name)
    expect(stored('jwt')).toMatch(/^ey/)
    expect(stored('auth_token')).toMatch(/^ey/)
    expect(stored('email')).toBe('demo')
    expect(localStorage.getItem('jwt')).toBeNull()
  })

  test('a refusal changes nothing', async () => {
    const tab = await open()
    server.setScript(json(401, { code: 4030, msg: 'auth.invalidCredentials' }))
    expect(await tab.signIn(credentials)).toMatchObject({ ok: false, code: 4030 })
    expect(state(tab)).toBe('anonymous')
    expect(tab.ended).toEqual([])
  })

  test('joining sends the key of the press and signs in', async () => {
    const tab = await open()
    const body = {
      ...credentials,
      email: 'd@example.test',
      nickname: 'Demo',
      phone: '01012345678',
      birth_date: '1990-01-31',
      terms_version: '1',
    }
    expect(await tab.register(body, 'press-12345')).toMatchObject({ ok: true })
    expect(server.heard[0]?.headers['idempotency-key']).toBe('press-12345')
    expect(state(tab)).toBe('signedIn')
  })

  test('as somebody else leaves nothing of the one before', async () => {
    const tab = await open()
    await tab.signIn(credentials)
    const memos = tab.persistedCollection({
      key: tab.personalKey('demo', 'memos'),
      version: 1,
      schema: v.array(v.string()),
      initial: [],
    })
    await memos.apply(() => ['private'])
    await tab.signIn(credentials)
    expect(memos.get()).toEqual([])
  })

  test('survives a reload: the next page of the tab starts signed in', async () => {
    const first = await open()
    await first.signIn(credentials)
    const kept = first.exportKeys()
    first.close()
    vi.stubGlobal('sessionStorage', memoryStorage())
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
    const reloaded = await open()
    expect(state(reloaded)).toBe('signedIn')
  })
})

describe('signing out', () => {
  test('forgets everything here at once, and tells the operator', async () => {
    const tab = await open()
    await tab.signIn(credentials)
    const { jwt } = { jwt: tab.sessionStore.get('jwt') }
    for (const name of ['notice_session_7', 'counsel-session-hidden', 'scroll'])
      tab.sessionStore.set(name, '1')
    const memos = tab.persistedCollection({
      key: tab.personalKey('demo', 'memos'),
      version: 1,
      schema: v.array(v.string()),
      initial: [],
    })
    await memos.apply(() => ['private'])
    const done = tab.signOut()
    expect(state(tab)).toBe('anonymous')
    expect(tab.sessionStore.keys()).toEqual(['scroll'])
    expect(tab.store.get(tab.userInfoAtom)).toBeUndefined()
    expect(tab.ended).toEqual(['signedOut'])
    await done
    expect(await storedRecord('personal_demo_memos')).toBeUndefined()
    await vi.waitFor(() => {
      const logout = server.heard.find((request) => request.path === '/auth/logout')
      expect(logout?.headers.authorization).toBe(`Bearer ${jwt}`)
    })
  })

  test('works offline too, and with an operator that answers nothing', async () => {
    const tab = await open()
    await tab.signIn(credentials)
    server.setScript(reset)
    vi.stubGlobal('navigator', { onLine: false })
    await tab.signOut()
    expect(state(tab)).toBe('anonymous')
    expect(tab.callToken()).toBeUndefined()
  })

  test('a late answer to the session before does not end, or bring back, a session', async () => {
    const tab = await open()
    await tab.signIn(credentials)
    let release = () => {}
    server.setScript(async (response, request, nth) => {
      if (request.path !== '/auth/logout') return operator()(response, request, nth)
      await new Promise<void>((resolve) => (release = resolve))
      return json(403, { code: 4030, msg: 'auth.tokenRevoked' })(response, request, nth)
    })
    const late = tab.call(endpoints.logout)
    await vi.waitFor(() => expect(server.heard.some(({ path }) => path === '/auth/logout')).toBe(true))
    tab.clearKeys()
    tab.storeLogin(loginData(Date.now() + 9_000_000))
    tab.refreshSession()
    release()
    expect(await late).toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(state(tab)).toBe('signedIn')

    server.setScript(async (response, request, nth) => {
      if (request.path !== '/auth/logout') return operator()(response, request, nth)
      await new Promise<void>((resolve) => (release = resolve))
      return json(200, { code: 'OK', data: {}, session: { jwt: loginData().jwt, email: 'demo' } })(
        response,
        request,
        nth,
      )
    })
    const asked = () => server.heard.filter(({ path }) => path === '/auth/logout').length
    const refreshing = tab.call(endpoints.logout)
    await vi.waitFor(() => expect(asked()).toBe(2))
    await tab.endSession('signedOut')
    release()
    await refreshing
    expect(state(tab)).toBe('anonymous')
    expect(tab.callToken()).toBeUndefined()
  })
})

describe('what an answer’s session object says', () => {
  test('a new token takes over, a removed one ends the session', async () => {
    const tab = await open()
    await tab.signIn(credentials)
    const logoutSays = (session: object) =>
      server.setScript((response, request, nth) =>
        (request.path === '/auth/logout' ? json(200, { code: 'OK', data: {}, session }) : operator())(
          response,
          request,
          nth,
        ),
      )
    const next = loginData(Date.now() + 9_000_000).jwt
    logoutSays({ jwt: next, name: 'Renamed' })
    await tab.call(endpoints.logout)
    expect(tab.callToken()).toBe(next)
    expect(tab.store.get(tab.sessionAtom)).toMatchObject({ name: 'Renamed' })
    logoutSays({ jwt: null, auth_token: null })
    await tab.call(endpoints.logout)
    expect(tab.ended).toEqual(['verdict'])
  })
})

describe('several tabs', () => {
  test('a new tab joins the session of its siblings, balance and all', async () => {
    const first = await open()
    await first.signIn(credentials)
    const second = await open()
    await second.sessionReady()
    expect(state(second)).toBe('signedIn')
    expect(second.callToken()).toBe(first.callToken())
    await vi.waitFor(() => expect(second.store.get(second.userInfoAtom)?.info.amount).toBe(50_000))
  })

  test('alone, it knows soon that nobody is signed in', async () => {
    const tab = await open()
    await tab.sessionReady()
    expect(state(tab)).toBe('anonymous')
  })

  test('signing out in one signs out all', async () => {
    const first = await open()
    await first.signIn(credentials)
    const second = await open()
    await second.sessionReady()
    await second.signOut()
    await vi.waitFor(() => expect(first.ended).toEqual(['signedOut']))
    expect(first.callToken()).toBeUndefined()
  })

  test('ends every session at the operator: once for tabs that share one, and another tab’s own', async () => {
    const logouts = () => server.heard.filter(({ path }) => path === '/auth/logout').length
    const first = await open()
    await first.signIn(credentials)
    const sharing = await open()
    await sharing.sessionReady()
    const own = await open()
    await own.signIn(credentials)
    await first.signOut()
    await vi.waitFor(() => expect(sharing.ended).toEqual(['signedOut']))
    await vi.waitFor(() => expect(own.ended).toEqual(['signedOut']))
    await vi.waitFor(() => expect(logouts()).toBe(2))
  })

  test('a tab that slept through the sign-out forgets the player before it paints', async () => {
    const [sleeper, other] = [await open(), await open()]
    await sleeper.signIn(credentials)
    await other.signIn(credentials)
    sleeper.hide()
    // Browsers drop messages to frozen tabs.
    sleeper.closeChannel()
    await other.signOut()
    expect(state(sleeper)).toBe('signedIn')
    sleeper.show()
    expect(state(sleeper)).toBe('anonymous')
    expect(sleeper.store.get(sleeper.userInfoAtom)).toBeUndefined()
  })

  test('a tab restored after the sign-out, storage and all, starts anonymous', async () => {
    const first = await open()
    await first.signIn(credentials)
    const kept = first.exportKeys()
    await first.signOut()
    const restored = await open((tab) => {
      tab.importKeys(kept)
      tab.refreshSession()
    })
    expect(state(restored)).toBe('anonymous')
    expect(restored.callToken()).toBeUndefined()
  })

  test('signing in again after a sign-out lasts', async () => {
    const tab = await open()
    await tab.signIn(credentials)
    await tab.signOut()
    await tab.signIn(credentials)
    tab.hide()
    tab.show()
    expect(state(tab)).toBe('signedIn')
  })

  test('an offer that was under way at a sign-out is not taken', async () => {
    const first = await open()
    await first.signIn(credentials)
    const entries = first.exportKeys()
    await first.signOut()
    const second = await open()
    const asked: string[] = []
    const listener = new BroadcastChannel('marquee')
    listener.onmessage = (event) => asked.push(event.data.from)
    const third = await open()
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    listener.postMessage({ type: 'sessionOffer', to: asked[0], entries })
    await third.sessionReady()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect([state(second), state(third)]).toEqual(['anonymous', 'anonymous'])
    expect(third.callToken()).toBeUndefined()
    listener.close()
  })

  test('an offer to another tab, or with keys that are none, is not taken', async () => {
    const tab = await open()
    const listener = new BroadcastChannel('marquee')
    listener.postMessage({ type: 'sessionOffer', to: 'somebody', entries: { jwt: 'x', email: 'x' } })
    await tab.sessionReady()
    expect(state(tab)).toBe('anonymous')
    listener.close()
  })
})
