import { i18n } from '@lingui/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, type ScriptedServer, startScriptedServer } from '../../../support/scripted-server.ts'
import {
  chooseKinds,
  chosenKindsAtom,
  syncNotifications,
} from '../../../../src/features/device/notifications/notifications.ts'
import type { PushKind } from '@marquee/contract/push.ts'
import { connectionAtom } from '../../../../src/platform/http/connection.ts'
import { createTab, type Tab } from '../../../../src/session/tab.ts'
import { FakeCaches } from '../../../support/fake-caches.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { loginData, operator } from '../../../support/session-tab.ts'
import { waitFor } from '../../../support/wait-for.ts'

const key = Buffer.alloc(65, 4).toString('base64url')

let server: ScriptedServer
let tab: Tab
let stopSession: () => void
/** The state of the browser: permission and subscription. */
let allowed: NotificationPermission
let prompts: number
let subscribed: boolean
let reachable: boolean
/** Called when the browser subscribes and its service never responds. */
let hang: (() => void) | undefined
/** The browser subscribes when it resolves. */
let pending: Promise<void> | undefined
let attempts: number

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/1',
  options: { applicationServerKey: Uint8Array.from(Buffer.from(key, 'base64url')).buffer },
  toJSON: () => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
  }),
  unsubscribe: async () => {
    subscribed = false
  },
}

beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  allowed = 'default'
  prompts = 0
  subscribed = false
  reachable = true
  hang = undefined
  pending = undefined
  attempts = 0
  vi.stubGlobal('caches', new FakeCaches())
  vi.stubGlobal('PushManager', class extends EventTarget {})
  vi.stubGlobal('Notification', {
    get permission() {
      return allowed
    },
    requestPermission: async () => {
      prompts += 1
      if (allowed === 'default') allowed = 'granted'
      return allowed
    },
  })
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
        attempts += 1
        await pending
        if (hang) {
          hang()
          return new Promise(() => {})
        }
        if (!reachable) throw new DOMException('no service', 'AbortError')
        subscribed = true
        return subscription
      },
    },
  }
  vi.stubGlobal('navigator', {
    onLine: true,
    languages: ['en'],
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  })
  server = await startScriptedServer((response, request, nth) => {
    const answer = request.path.startsWith('/account/push')
      ? json(200, { code: 'OK', msg: '', data: request.path.endsWith('/key') ? { key } : {} })
      : operator()
    return answer(response, request, nth)
  })
  tab = createTab(fakeEnvironment())
  tab.apiHost.set(server.origin)
  stopSession = tab.session.start()
})

afterEach(async () => {
  stopSession()
  tab.channel.close()
  vi.unstubAllGlobals()
  await server.close()
})

const calls = () =>
  server.received
    .filter(({ path }) => path.startsWith('/account/push') && !path.endsWith('/key'))
    .map(({ method, body }) => `${method} ${/"kinds":(\[[^\]]*\])/.exec(body)?.[1] ?? ''}`.trim())

const signIn = () => tab.session.signIn({ username: 'demo', password: 'demo-pass-1' })
const choose = (kinds: PushKind[]) => chooseKinds(tab, kinds)
const chosen = () => tab.store.get(chosenKindsAtom)

test('there is no prompt before the player chooses; then the browser asks once, and the operator gets the choice', async () => {
  await signIn()
  syncNotifications(tab)
  expect([prompts, calls(), chosen()]).toEqual([0, [], []])
  expect(await choose(['memo'])).toMatchObject({ ok: true })
  expect(await choose(['memo', 'answer'])).toMatchObject({ ok: true })
  expect(calls()).toEqual(['PUT ["memo"]', 'PUT ["memo","answer"]'])
  expect([chosen(), subscribed]).toEqual([['memo', 'answer'], true])
})

test('a refusal, and an unreachable push service, change nothing', async () => {
  await signIn()
  allowed = 'denied'
  expect(await choose(['memo'])).toMatchObject({ ok: false, message: 'push.denied' })
  allowed = 'granted'
  reachable = false
  expect(await choose(['memo'])).toMatchObject({ ok: false, message: 'push.failed' })
  expect([calls(), chosen()]).toEqual([[], []])
})

test('a push service that never responds does not keep the player waiting for ever', async () => {
  await signIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const subscribing = new Promise<void>((resolve) => {
    hang = resolve
  })
  const choosing = choose(['memo'])
  await subscribing
  await vi.advanceTimersByTimeAsync(13_000)
  expect(await choosing).toMatchObject({ ok: false, message: 'push.failed' })
  expect([calls(), chosen()]).toEqual([[], []])
  vi.useRealTimers()
})

test('switching everything off ends the subscription, here and at the operator', async () => {
  await signIn()
  await choose(['withdrawal'])
  await choose([])
  expect(calls()).toEqual(['PUT ["withdrawal"]', 'DELETE'])
  expect([chosen(), subscribed]).toEqual([[], false])
})

test('signing out ends it on this device, also without a connection', async () => {
  await signIn()
  syncNotifications(tab)
  await choose(['memo'])
  server.setScript((response) => void response.socket?.destroy())
  await tab.session.signOut()
  await waitFor(() => expect(subscribed).toBe(false))
  expect(chosen()).toEqual([])
})

test('the choice of one player does not apply to the next', async () => {
  await signIn()
  await choose(['memo'])
  await tab.session.dispatch({ type: 'rejectedByOperator' })
  expect(subscribed).toBe(true)
  server.setScript(
    json(200, {
      code: 'OK',
      msg: '',
      data: { ...loginData(), info: { name: 'Another', username: 'another' } },
    }),
  )
  await tab.session.signIn({ username: 'another', password: 'demo-pass-2' })
  expect(chosen()).toEqual([])
  syncNotifications(tab)
  await waitFor(() => expect(subscribed).toBe(false))
})

test('a sign-out while the browser subscribes leaves no subscription', async () => {
  await signIn()
  syncNotifications(tab)
  const { promise, resolve } = Promise.withResolvers<void>()
  pending = promise
  const choosing = choose(['memo'])
  await waitFor(() => expect(attempts).toBe(1))
  await tab.session.signOut()
  resolve()
  expect(await choosing).toMatchObject({ ok: false })
  expect([chosen(), subscribed]).toEqual([[], false])
})

test('a subscription that could not be sent is sent when the connection returns', async () => {
  await signIn()
  await choose(['memo'])
  subscribed = false
  reachable = false
  syncNotifications(tab)
  await waitFor(() => expect(attempts).toBe(2))
  reachable = true
  await waitFor(() => {
    for (const state of ['offline', 'online'] as const) {
      tab.store.set(connectionAtom, { state, lastSuccess: undefined })
    }
    expect(subscribed).toBe(true)
  })
})

test('a subscription that is refused online is retried with backoff, until the session ends', async () => {
  await signIn()
  await choose(['memo'])
  subscribed = false
  reachable = false
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timers = vi.spyOn(globalThis, 'setTimeout')
  syncNotifications(tab)
  const pauses = [30_000, 60_000, 120_000]
  for (const [nth, pause] of pauses.entries()) {
    await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), pause))
    expect(attempts).toBe(2 + nth)
    await vi.advanceTimersByTimeAsync(pause)
  }
  await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 240_000))
  await tab.session.signOut()
  await vi.advanceTimersByTimeAsync(240_000)
  expect(attempts).toBe(2 + pauses.length)
  timers.mockRestore()
  vi.useRealTimers()
})
