import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { success } from '@marquee/contract/result.ts'
import { register } from '../../../../src/session/register.ts'
import { sessionAtom } from '../../../../src/session/session.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { json, reset } from '../../../support/scripted-server.ts'
import { sessionStage } from '../../../support/session-stage.ts'
import { hour, loginData, operator, type SessionTab } from '../../../support/session-tab.ts'
import { openTab } from '../../../support/stage.ts'
import { memoryStorage } from '../../../support/tabs.ts'
import { tokenUntil } from '../../../support/tokens.ts'
import { waitFor } from '../../../support/wait-for.ts'

const credentials = { username: 'demo', password: 'demo-pass-1' }
const joining = {
  ...credentials,
  email: 'd@example.test',
  nickname: 'Demo',
  phone: '01012345678',
  birth_date: '1990-01-31',
  terms_version: '1',
}
const stage = sessionStage()
const state = (tab: Pick<SessionTab, 'store'>) => tab.store.get(sessionAtom).state

describe('signing in', () => {
  test('stores the session keys of spec §3 in session storage, and who is playing', async () => {
    const tab = stage.open()
    expect(state(tab)).toBe('anonymous')
    expect(await tab.session.signIn(credentials)).toMatchObject({ ok: true, data: { username: 'demo' } })
    expect(tab.store.get(sessionAtom)).toEqual({
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
    expect(stage.device.localStorage.getItem('jwt')).toBeNull()
  })

  test('a refusal changes nothing', async () => {
    const tab = stage.open()
    stage.server.setScript(json(401, { code: 4030, msg: 'auth.invalidCredentials' }))
    expect(await tab.session.signIn(credentials)).toMatchObject({ ok: false, code: 4030 })
    expect(state(tab)).toBe('anonymous')
    expect(tab.ended).toEqual([])
  })

  test.each([
    ['is opaque', 'an-opaque-token'],
    ['names no end', 'e30.e30.c2ln'],
    ['has expired', tokenUntil(Date.now() - hour)],
  ])('with a token that %s is an error, and an earlier session continues', async (_case, jwt) => {
    const tab = stage.open()
    await tab.session.signIn(credentials)
    const before = tab.session.keys.exportAll()
    const login = json(200, { code: 'OK', data: { ...loginData(), jwt } }, { date: new Date().toUTCString() })
    stage.server.setScript((response, request, nth) =>
      (request.path.startsWith('/auth/') ? login : operator())(response, request, nth),
    )
    const invalid = { ok: false, code: 'CLIENT_EXCEPTION', message: 'response.invalid' }
    expect(await tab.session.signIn(credentials)).toMatchObject({ ...invalid, outcome: 'refused' })
    expect(await register(tab, joining, 'press-12345')).toMatchObject({ ...invalid, outcome: 'unknown' })
    expect(tab.session.keys.exportAll()).toEqual(before)
    expect(tab.ended).toEqual([])
  })

  test('joining sends the idempotency key and signs in', async () => {
    const tab = stage.open()
    expect(await register(tab, joining, 'press-12345')).toMatchObject({ ok: true })
    expect(stage.server.received[0]?.headers['idempotency-key']).toBe('press-12345')
    expect(state(tab)).toBe('signedIn')
  })

  test('as somebody else leaves nothing of the one before', async () => {
    const tab = stage.open()
    await tab.session.signIn(credentials)
    const memos = tab.records.of({
      scope: 'session',
      name: 'demo_memos',
      version: 1,
      schema: v.array(v.string()),
      initial: [],
    })
    await memos.apply(() => ['private'])
    await tab.session.signIn(credentials)
    expect(memos.get()).toEqual([])
  })

  test('survives a reload: the next page of the tab starts signed in', async () => {
    const first = stage.open()
    await first.session.signIn(credentials)
    const kept = first.session.keys.exportAll()
    first.close()
    const sessionStorage = memoryStorage()
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value)
    const reloaded = openTab(stage.device, { sessionStorage })
    reloaded.session.restore()
    expect(state(reloaded)).toBe('signedIn')
  })
})

describe('signing out', () => {
  test('deletes everything here at once, and calls the operator', async () => {
    const tab = stage.open()
    await tab.session.signIn(credentials)
    const { jwt } = { jwt: tab.sessionStore.get('jwt') }
    for (const name of ['notice_session_7', 'counsel-session-hidden', 'scroll'])
      tab.sessionStore.set(name, '1')
    const memos = tab.records.of({
      scope: 'session',
      name: 'demo_memos',
      version: 1,
      schema: v.array(v.string()),
      initial: [],
    })
    await memos.apply(() => ['private'])
    const done = tab.session.signOut()
    expect(state(tab)).toBe('anonymous')
    expect(tab.sessionStore.keys()).toEqual(['scroll'])
    expect(tab.store.get(userInfoAtom)).toBeUndefined()
    expect(tab.ended).toEqual(['signedOut'])
    await done
    expect(await stage.storedRecord('personal_demo_memos')).toBeUndefined()
    await waitFor(() => {
      const logout = stage.server.received.find((request) => request.path === '/auth/logout')
      expect(logout?.headers.authorization).toBe(`Bearer ${jwt}`)
    })
  })

  test('works offline too, and with an operator that does not respond', async () => {
    const tab = stage.open()
    await tab.session.signIn(credentials)
    stage.server.setScript(reset)
    tab.environment.navigator = { onLine: false }
    await tab.session.signOut()
    expect(state(tab)).toBe('anonymous')
    expect(tab.session.keys.callToken()).toBeUndefined()
  })

  test('a late response to an earlier session neither ends nor restores a session', async () => {
    const tab = stage.open()
    await tab.session.signIn(credentials)
    let release = () => {}
    stage.server.setScript(async (response, request, nth) => {
      if (request.path !== '/auth/logout') return operator()(response, request, nth)
      await new Promise<void>((resolve) => (release = resolve))
      return json(403, { code: 4030, msg: 'auth.tokenRevoked' })(response, request, nth)
    })
    const late = tab.http.call(endpoints.logout)
    await waitFor(() => expect(stage.server.received.some(({ path }) => path === '/auth/logout')).toBe(true))
    tab.session.begin(success(loginData(Date.now() + 9_000_000)))
    release()
    expect(await late).toMatchObject({ code: 'SESSION_EXPIRED' })
    expect(state(tab)).toBe('signedIn')

    stage.server.setScript(async (response, request, nth) => {
      if (request.path !== '/auth/logout') return operator()(response, request, nth)
      await new Promise<void>((resolve) => (release = resolve))
      return json(200, { code: 'OK', data: {}, session: { jwt: loginData().jwt, email: 'demo' } })(
        response,
        request,
        nth,
      )
    })
    const asked = () => stage.server.received.filter(({ path }) => path === '/auth/logout').length
    const refreshing = tab.http.call(endpoints.logout)
    await waitFor(() => expect(asked()).toBe(2))
    await tab.session.dispatch({
      type: 'signedOutElsewhere',
      isSameSignIn: true,
      hasNewerSignIn: false,
    })
    release()
    await refreshing
    expect(state(tab)).toBe('anonymous')
    expect(tab.session.keys.callToken()).toBeUndefined()
  })
})

describe('the session object of a response', () => {
  test('a new token takes over, a removed one ends the session', async () => {
    const tab = stage.open()
    await tab.session.signIn(credentials)
    const logoutSays = (session: object) =>
      stage.server.setScript((response, request, nth) =>
        (request.path === '/auth/logout' ? json(200, { code: 'OK', data: {}, session }) : operator())(
          response,
          request,
          nth,
        ),
      )
    const next = loginData(Date.now() + 9_000_000).jwt
    logoutSays({ jwt: next, name: 'Renamed' })
    await tab.http.call(endpoints.logout)
    expect(tab.session.keys.callToken()).toBe(next)
    expect(tab.store.get(sessionAtom)).toMatchObject({ name: 'Renamed' })
    logoutSays({ jwt: null, auth_token: null })
    await tab.http.call(endpoints.logout)
    expect(tab.ended).toEqual(['rejected'])
  })

  test('an operator that names the player by uid alone has a player too (spec §7)', async () => {
    const tab = stage.open()
    await tab.session.signIn(credentials)
    const session = {
      email: null,
      uid: 'player-7',
      auth_token: loginData(Date.now() + 9_000_000).access_token,
    }
    stage.server.setScript(json(200, { code: 'OK', data: {}, session }))
    await tab.http.call(endpoints.logout)
    expect(tab.store.get(sessionAtom)).toMatchObject({ state: 'signedIn', username: 'player-7' })
    expect(tab.session.keys.read()).toMatchObject({ uid: 'player-7', auth_token: session.auth_token })
    await tab.session.signOut()
    expect(tab.session.keys.read()).toEqual({})
  })
})
