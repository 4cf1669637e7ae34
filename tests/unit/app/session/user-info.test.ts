// Long because it lists every response that ends a session, and every one that does not.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { favouriteEndpoints } from '@marquee/contract/favourites.ts'
import { sessionAtom } from '../../../../src/session/session.ts'
import { userInfoAtom } from '../../../../src/session/user-info.ts'
import { hang, json, page, type Script } from '../../../support/scripted-server.ts'
import {
  hour,
  loginData,
  operator,
  restoreSession,
  type SessionTab,
  userInfo,
} from '../../../support/session-tab.ts'
import { sessionStage } from '../../../support/session-stage.ts'
import { tokenUntil } from '../../../support/tokens.ts'
import { waitFor } from '../../../support/wait-for.ts'

const credentials = { username: 'demo', password: 'demo-pass-1' }
const stage = sessionStage()
let tab: SessionTab

const known = () => tab.store.get(userInfoAtom)
const polls = () => stage.server.received.filter(({ path }) => path === '/main/init').length

/** Responds to the init call as given, and to everything else with success. */
function initAnswers(script: Script): void {
  stage.server.setScript((response, request, nth) =>
    (request.path === '/main/init' ? script : operator())(response, request, nth),
  )
}

beforeEach(() => {
  tab = stage.open()
})

/** Lets the network continue while the timers are stopped. */
async function nextTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}

async function signIn(): Promise<void> {
  await tab.session.signIn(credentials)
  await waitFor(() => expect(known()).toBeDefined())
}

describe('the check every 100 ms', () => {
  test.each([
    ['removed', 'unreadable', (token: SessionTab) => token.sessionStore.remove('jwt')],
    [
      'replaced by something else',
      'unreadable',
      (token: SessionTab) => token.sessionStore.set('jwt', 'nonsense'),
    ],
    [
      'run out',
      'checkFailed',
      (token: SessionTab) => token.sessionStore.set('jwt', tokenUntil(token.clock.now() - 1000)),
    ],
  ] as const)('a token that was %s ends the session: %s', async (_case, reason, spoil) => {
    await signIn()
    spoil(tab)
    await waitFor(() => expect(tab.ended).toEqual([reason]))
    expect(known()).toBeUndefined()
    const asked = polls()
    tab.hide()
    tab.show()
    expect(polls()).toBe(asked)
  })

  test('a phone clock that is a year ahead signs no player out', async () => {
    tab.close()
    vi.useFakeTimers({
      now: Date.now() + 365 * 24 * hour,
      toFake: ['Date', 'setInterval', 'clearInterval'],
    })
    stage.server.setScript(operator(Date.now() - 364 * 24 * hour))
    const truth = new Date(Date.now() - 365 * 24 * hour).toUTCString()
    tab = stage.open()
    stage.server.setScript((response, request, nth) => {
      response.setHeader('date', truth)
      return operator(Date.parse(truth) + hour)(response, request, nth)
    })
    await signIn()
    vi.advanceTimersByTime(300)
    expect(tab.ended).toEqual([])

    // After a reload the operator's time is unknown until it responds, which it does not.
    const kept = tab.session.keys.exportAll()
    tab.close()
    initAnswers(hang)
    tab = stage.open((fresh) => restoreSession(fresh, kept))
    vi.advanceTimersByTime(300)
    expect(tab.ended).toEqual([])
    expect(tab.store.get(sessionAtom).state).toBe('signedIn')
  })

  test('hidden pages do not check, shown ones do at once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await signIn()
    tab.hide()
    tab.sessionStore.remove('jwt')
    vi.advanceTimersByTime(300)
    expect(tab.ended).toEqual([])
    tab.show()
    expect(tab.ended).toEqual(['unreadable'])
  })
})

describe('the init poll', () => {
  test('the stored user info shows with its time while the first response is late', async () => {
    await signIn()
    const { at } = known() ?? {}
    const kept = tab.session.keys.exportAll()
    await waitFor(async () => expect(await stage.storedRecord('personal_cache/demo/user_info')).toBeDefined())
    tab.close()
    initAnswers(hang)
    tab = stage.open((fresh) => restoreSession(fresh, kept))
    await waitFor(() => expect(known()).toMatchObject({ info: { amount: userInfo.amount }, at, stale: true }))
  })

  test('polls at once after signing in, and shows the balance with its time', async () => {
    await signIn()
    expect(known()).toMatchObject({ info: userInfo, stale: false })
    expect(Math.abs((known()?.at ?? 0) - tab.clock.now())).toBeLessThan(5000)
  })

  test('polls 10 s after each response', async () => {
    await signIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await tab.session.refreshBalance()
    const asked = polls()
    vi.advanceTimersByTime(9900)
    await nextTurns()
    expect(polls()).toBe(asked)
    vi.advanceTimersByTime(200)
    await expect.poll(polls, { timeout: 10_000 }).toBe(asked + 1)
  })

  test('does not poll while hidden, and polls at once when shown', async () => {
    await signIn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await tab.session.refreshBalance()
    const asked = polls()
    tab.hide()
    vi.advanceTimersByTime(60_000)
    await nextTurns()
    expect(polls()).toBe(asked)
    tab.show()
    await expect.poll(polls, { timeout: 10_000 }).toBe(asked + 1)
  })

  test('what changes the balance during a poll is followed by one more, never two at a time', async () => {
    await signIn()
    const asked = polls()
    let underWay = 0
    let most = 0
    const answers: (() => void)[] = []
    initAnswers(async (response, request, nth) => {
      most = Math.max(most, (underWay += 1))
      await new Promise<void>((resolve) => answers.push(resolve))
      underWay -= 1
      return json(200, { RESULT: true, DATA: { ui: { ...userInfo, amount: 10 + nth } }, msg: '' })(
        response,
        request,
        nth,
      )
    })
    const before = tab.session.refreshBalance()
    await waitFor(() => expect(polls()).toBe(asked + 1))
    const after = [tab.session.refreshBalance(), tab.session.refreshBalance(), tab.session.refreshBalance()]
    answers.shift()?.()
    await before
    const old = known()?.info.amount ?? 0
    await waitFor(() => expect(polls()).toBe(asked + 2))
    answers.shift()?.()
    await Promise.all(after)
    expect(known()?.info.amount).toBeGreaterThan(old)
    expect(polls()).toBe(asked + 2)
    expect(most).toBe(1)
  })

  test('polls at once on reconnection', async () => {
    await signIn()
    tab.environment.navigator = { onLine: false }
    stage.server.setHealth((response) => void response.socket?.destroy())
    tab.connection.reportUnreachable()
    expect(known()?.stale).toBe(true)
    const asked = polls()
    tab.connection.reportReached()
    await waitFor(() => expect(polls()).toBe(asked + 1))
    await waitFor(() => expect(known()?.stale).toBe(false))
  })

  test('a response that arrives after the end of its session does not affect the next one', async () => {
    await signIn()
    let release = () => {}
    const closed = Promise.withResolvers<void>()
    initAnswers(async (response, request, nth) => {
      response.once('close', () => closed.resolve())
      await new Promise<void>((resolve) => (release = resolve))
      return json(200, { RESULT: true, DATA: { ui: { ...userInfo, username: 'old' } } })(
        response,
        request,
        nth,
      )
    })
    const asked = polls()
    void tab.session.refreshBalance()
    await waitFor(() => expect(polls()).toBe(asked + 1))
    await tab.session.signOut()
    release()
    await closed.promise
    await nextTurns()
    expect(known()).toBeUndefined()
  })
})

test.each<[string, Script]>([
  ['a 403', json(403, { RESULT: false, message: 'auth.tokenRevoked', code: 4030 })],
  ['no user info', json(200, { RESULT: true, DATA: {} })],
])('a late answer to the token before, %s, does not end the session after it', async (_case, late) => {
  await signIn()
  let release = () => {}
  initAnswers(async (response, request, nth) => {
    await new Promise<void>((resolve) => (release = resolve))
    return late(response, request, nth)
  })
  const asked = polls()
  const poll = tab.session.refreshBalance()
  await waitFor(() => expect(polls()).toBe(asked + 1))
  // The same player signs in once more: the user name stays, the token does not.
  tab.session.begin({ ok: true, data: loginData(Date.now() + 2 * hour) })
  release()
  await poll
  expect(tab.ended).toEqual([])
  expect(tab.session.isSignedIn()).toBe(true)
})

describe('only the operator’s verdict ends a session', () => {
  test.each<[string, Script]>([
    ['says no', json(200, { RESULT: false, msg: 'init.failed' })],
    ['lacks user info', json(200, { RESULT: true, DATA: {} })],
    ['has user info null', json(200, { RESULT: true, DATA: { ui: null } })],
    ['is a 403', json(403, { RESULT: false, message: 'auth.tokenRevoked', code: 4030 })],
    ['is a 401', json(401, { RESULT: false, message: 'auth.tokenMissing', code: 4030 })],
  ])('an answer that %s: to /login', async (_case, script) => {
    await signIn()
    initAnswers(script)
    await tab.session.refreshBalance()
    expect(tab.ended).toEqual(['rejected'])
    expect(tab.session.keys.callToken()).toBeUndefined()
  })

  test('30 s of a gateway’s refusals do not, in whatever form, also after a reload', async () => {
    const mark = { 'x-operator-answer': '1' }
    initAnswers(json(200, { RESULT: true, DATA: { ui: userInfo } }, mark))
    await signIn()
    const before = known()
    const kept = tab.session.keys.exportAll()
    const refusals: Script[] = [
      (response) => void response.writeHead(403).end(),
      page(403),
      json(403, { code: 'blocked' }),
      json(403, { state: 403 }),
      json(403, { message: 'Forbidden' }),
      json(401, { code: 401, msg: 'proxy authentication required' }),
      json(429, { code: 429 }, { 'retry-after': '5' }),
      json(200, { code: 0, msg: 'maintenance' }),
    ]
    let nth = 0
    initAnswers((...request) => refusals[nth++ % refusals.length]?.(...request))
    for (let poll = 0; poll < 3 * refusals.length; poll++) {
      tab.connection.reportReached()
      await tab.session.refreshBalance()
    }
    expect([tab.ended, known()]).toEqual([[], { ...before, stale: true }])

    tab.close()
    nth = 0
    tab = stage.open((fresh) => restoreSession(fresh, kept))
    await tab.session.refreshBalance()
    await waitFor(() => expect(nth).toBeGreaterThan(1))
    expect([tab.ended, tab.session.isSignedIn()]).toEqual([[], true])
    initAnswers(json(403, { RESULT: false, message: 'auth.tokenRevoked', code: 4030 }, mark))
    tab.connection.reportReached()
    await tab.session.refreshBalance()
    expect(tab.ended).toEqual(['rejected'])
  })

  test.each<[string, Script]>([
    ['a 503', (response) => void response.writeHead(503).end('busy')],
    ['a 500 of the operator', json(500, { RESULT: false, code: 5002, message: 'server.databaseError' })],
    ['a proxy’s page', page(502)],
    ['a captive portal’s page', page(200)],
    ['a captive portal’s 403', page(403)],
    ['too many requests', json(429, { RESULT: false, code: 4030 }, { 'retry-after': '5' })],
    ['broken JSON', (response) => void response.end('{"RESULT":fal')],
    [
      'user info of a wrong shape',
      json(200, { RESULT: true, DATA: { ui: { ...userInfo, amount: 'much' } } }),
    ],
  ])('%s does not: the balance stays, marked with its time', async (_case, script) => {
    await signIn()
    const before = known()
    initAnswers(script)
    await tab.session.refreshBalance()
    expect(tab.ended).toEqual([])
    expect(known()).toEqual({ ...before, stale: true })
    initAnswers(operator())
    tab.connection.reportReached()
    await tab.session.refreshBalance()
    await waitFor(() => expect(known()?.stale).toBe(false))
  })
})

test('calls that are rejected after each poll do not poll again without end', async () => {
  stage.server.setScript((response, request, nth) =>
    (request.path === '/me/favourites'
      ? json(401, { code: 4010, msg: 'session.unknown', data: {} })
      : operator())(response, request, nth),
  )
  await signIn()
  const before = polls()
  const rejected = () => tab.http.call(favouriteEndpoints.favourites, {})
  tab.store.sub(userInfoAtom, () => void rejected())
  await rejected()
  await waitFor(() => expect(polls()).toBe(before + 1))
  await nextTurns()
  await nextTurns()
  expect(polls()).toBe(before + 1)
})
