import { i18n } from '@lingui/core'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { json, type ScriptedServer, startScriptedServer } from '../../support/scripted-server.ts'
import { openSessionTab, operator, type SessionTab } from '../../support/session-tab.ts'
import { FakeCaches } from '../../support/fake-caches.ts'
import { memoryStorage } from '../../support/tabs.ts'
import { waitFor } from '../../support/wait-for.ts'

const key = Buffer.alloc(65, 4).toString('base64url')

let server: ScriptedServer
let tab: SessionTab
/** The browser's side: what the player allowed, and whether it is subscribed. */
let allowed: NotificationPermission
let asked: number
let subscribed: boolean
let reachable: boolean
/** Called when the browser is asked to subscribe and its service never answers. */
let hang: (() => void) | undefined

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
  asked = 0
  subscribed = false
  reachable = true
  hang = undefined
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('caches', new FakeCaches())
  vi.stubGlobal('PushManager', class extends EventTarget {})
  vi.stubGlobal('Notification', {
    get permission() {
      return allowed
    },
    requestPermission: async () => {
      asked += 1
      if (allowed === 'default') allowed = 'granted'
      return allowed
    },
  })
  const registration = {
    pushManager: {
      getSubscription: async () => (subscribed ? subscription : null),
      subscribe: async () => {
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
  tab = await openSessionTab(server)
})

afterEach(async () => {
  tab.close()
  vi.unstubAllGlobals()
  await server.close()
})

const calls = () =>
  server.heard
    .filter(({ path }) => path.startsWith('/account/push') && !path.endsWith('/key'))
    .map(({ method, body }) => `${method} ${/"kinds":(\[[^\]]*\])/.exec(body)?.[1] ?? ''}`.trim())

async function signedIn() {
  const device = await import('../../../src/features/device/notifications/notifications.ts')
  await tab.session.signIn({ username: 'demo', password: 'demo-pass-1' })
  return { ...device, chosen: () => tab.store.get(device.chosenKindsAtom) }
}

test('asks for permission only when the player chooses, once, and then subscribes at the operator', async () => {
  const { followNotifications, chooseKinds, chosen } = await signedIn()
  followNotifications()
  expect([asked, calls(), chosen()]).toEqual([0, [], []])
  expect(await chooseKinds(['memo'])).toMatchObject({ ok: true })
  expect(await chooseKinds(['memo', 'answer'])).toMatchObject({ ok: true })
  expect(calls()).toEqual(['PUT ["memo"]', 'PUT ["memo","answer"]'])
  expect([chosen(), subscribed]).toEqual([['memo', 'answer'], true])
})

test('a refusal, and a browser that reaches no service, change nothing', async () => {
  const { chooseKinds, chosen } = await signedIn()
  allowed = 'denied'
  expect(await chooseKinds(['memo'])).toMatchObject({ ok: false, message: 'push.denied' })
  allowed = 'granted'
  reachable = false
  expect(await chooseKinds(['memo'])).toMatchObject({ ok: false, message: 'push.failed' })
  expect([calls(), chosen()]).toEqual([[], []])
})

test('a browser whose service never answers does not keep the player waiting for ever', async () => {
  const { chooseKinds, chosen } = await signedIn()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const subscribing = new Promise<void>((resolve) => {
    hang = resolve
  })
  const choosing = chooseKinds(['memo'])
  await subscribing
  await vi.advanceTimersByTimeAsync(13_000)
  expect(await choosing).toMatchObject({ ok: false, message: 'push.failed' })
  expect([calls(), chosen()]).toEqual([[], []])
  vi.useRealTimers()
})

test('choosing nothing any more ends it, here and at the operator', async () => {
  const { chooseKinds, chosen } = await signedIn()
  await chooseKinds(['withdrawal'])
  await chooseKinds([])
  expect(calls()).toEqual(['PUT ["withdrawal"]', 'DELETE'])
  expect([chosen(), subscribed]).toEqual([[], false])
})

test('signing out ends it on this device, also where nothing answers', async () => {
  const { followNotifications, chooseKinds, chosen } = await signedIn()
  followNotifications()
  await chooseKinds(['memo'])
  server.setScript((response) => void response.socket?.destroy())
  await tab.session.signOut()
  await waitFor(() => expect(subscribed).toBe(false))
  expect(chosen()).toEqual([])
})

test('what one player chose is not the next one’s', async () => {
  const { followNotifications, chooseKinds, chosen } = await signedIn()
  await chooseKinds(['memo'])
  await tab.session.dispatch({ type: 'rejectedByOperator' })
  expect(subscribed).toBe(true)
  const login = await import('../../support/session-tab.ts')
  server.setScript(
    json(200, {
      code: 'OK',
      msg: '',
      data: { ...login.loginData(), info: { name: 'Another', username: 'another' } },
    }),
  )
  await tab.session.signIn({ username: 'another', password: 'demo-pass-2' })
  expect(chosen()).toEqual([])
  followNotifications()
  await waitFor(() => expect(subscribed).toBe(false))
})
