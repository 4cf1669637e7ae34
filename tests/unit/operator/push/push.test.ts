import { verify } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { pushOutbox, pushSubscriptions } from '@marquee/operator/push/schema.ts'
import { type Deliver, sendDue } from '@marquee/operator/push/sender.ts'
import { isPushService } from '@marquee/operator/push/services.ts'
import { vapidKeys } from '@marquee/operator/push/vapid.ts'
import { answerCounsel } from '@marquee/operator/support/counsel-replies.ts'
import { decide } from '@marquee/operator/wallet/decisions.ts'
import { pushKinds } from '@marquee/contract/push.ts'
import { submit, errorOf } from '../../../support/server/calls.ts'
import { type TestOperator, testOperator, textAt, valueAt } from '../../../support/server/operator.ts'
import { idOf, walletPlayer } from '../../../support/server/wallet.ts'
import { type PushBrowser, pushBrowser } from '../../../support/server/push-browser.ts'

let operator: TestOperator
/** What was delivered, and the response of each service. */
let delivered: { to: string; headers: Readonly<Record<string, string>>; body: Uint8Array }[] = []
let response: number | 'nothing' = 201

const deliver: Deliver = async ({ endpoint, headers, body }) => {
  if (response === 'nothing') throw new TypeError('not reached')
  delivered.push({ to: endpoint, headers, body })
  return response
}

beforeAll(async () => {
  operator = await testOperator()
})
beforeEach(async () => {
  await operator.db.delete(pushSubscriptions)
  delivered = []
  response = 201
})
afterAll(() => operator.close())

const keys = () => vapidKeys(operator.services.secrets.push)
const send = () => {
  const { db, log, clock } = operator.services
  return sendDue({ db, log, clock, keys: keys(), contact: 'mailto:support@example.com', deliver })
}
const subscribe = (token: string, browser: PushBrowser, kinds: readonly string[] = pushKinds) =>
  operator.send('PUT', '/account/push', {
    token,
    body: { endpoint: browser.endpoint, keys: browser.keys, kinds },
  })
const memoTo = (username: string) =>
  runCommand(
    operator.db,
    ['memo', username, '--title', 'Hello', '--text', 'For you only'],
    operator.services.clock(),
  )
const waiting = () => operator.db.$count(pushOutbox)

describe('messages to a closed app', () => {
  it('reach the subscribed device, readable there alone, and say nothing of what they are about', async () => {
    const { username, jwt } = await operator.join()
    const browser = pushBrowser()
    expect((await subscribe(jwt, browser)).status).toBe(200)
    await memoTo(username)
    await send()
    expect(delivered.map(({ to }) => to)).toEqual([browser.endpoint])
    const [message] = delivered
    if (!message) throw new Error('nothing was delivered')
    expect(JSON.parse(browser.read(message.body))).toEqual({ kind: 'memo', unread: 1 })
    expect(() => pushBrowser().read(message.body)).toThrow()
    expect(await waiting()).toBe(0)
  })

  it('carry the operator’s signature for exactly that service', async () => {
    const { username, jwt } = await operator.join()
    const published = textAt(
      (await operator.send('GET', '/account/push/key', { token: jwt })).json,
      'data',
      'key',
    )
    await subscribe(jwt, pushBrowser())
    await memoTo(username)
    await send()
    const [, token = '', key] =
      /^vapid t=([^,]+), k=(.+)$/.exec(delivered[0]?.headers['Authorization'] ?? '') ?? []
    expect(key).toBe(published)
    const [head, claims = '', signature = ''] = token.split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:support@example.com',
    })
    const point = Buffer.from(published, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const valid = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(valid).toBe(true)
  })

  it('are sent for what was chosen only: memos, decided withdrawals, answers', async () => {
    const player = await walletPlayer(operator)
    const { username, jwt } = player
    const browser = pushBrowser()
    await subscribe(jwt, browser, ['answer', 'withdrawal'])
    await memoTo(username)
    const created = await submit(operator, 'POST', '/supports/counsel', {
      token: jwt,
      body: { title: 'Why', content: 'Because' },
    })
    await answerCounsel(
      operator.db,
      Number(textAt(created.json, 'data', 'id')),
      'So it is.',
      operator.services.clock(),
    )
    const request = Number(idOf(await player.withdraw(10_000)))
    await operator.db.transaction((tx) =>
      decide(tx, request, { kind: 'withdraw', to: 'completed' }, 'bank', operator.services.clock()),
    )
    await send()
    const kinds = delivered.map(({ body }) => valueAt(JSON.parse(browser.read(body)), 'kind'))
    expect(kinds.toSorted()).toEqual(['answer', 'withdrawal'])

    await subscribe(jwt, browser, ['memo'])
    await memoTo(username)
    await send()
    expect(delivered).toHaveLength(3)
  })

  it('stop with signing out, but not when a session only runs out', async () => {
    const { username, jwt } = await operator.join()
    await subscribe(jwt, pushBrowser())
    operator.pass(2 * 3600)
    await memoTo(username)
    await send()
    expect(delivered).toHaveLength(1)

    const again = await operator.signIn(username, 'a-good-password')
    const other = pushBrowser()
    await subscribe(again, other)
    // A message that was written before a sign-out is not sent after it.
    await memoTo(username)
    await operator.send('POST', '/auth/logout', { token: again, body: {} })
    await memoTo(username)
    await send()
    expect(delivered.filter(({ to }) => to === other.endpoint)).toEqual([])
    expect(await waiting()).toBe(0)
  })

  it('stop when the player turns them off, and when the browser has unsubscribed', async () => {
    const { username, jwt } = await operator.join()
    const [active, gone] = [pushBrowser(), pushBrowser()]
    await subscribe(jwt, active)
    await subscribe(jwt, gone)
    const address = encodeURIComponent(gone.endpoint)
    const stranger = await operator.join()
    const unsubscribe = (token: string) =>
      submit(operator, 'DELETE', `/account/push?endpoint=${address}`, { token })
    await unsubscribe(stranger.jwt)
    expect(await operator.db.$count(pushSubscriptions)).toBe(2)
    const unkeyed = await operator.send('DELETE', `/account/push?endpoint=${address}`, { token: jwt })
    expect([unkeyed.status, valueAt(unkeyed.json, 'msg')]).toEqual([400, 'idempotencyKey.required'])
    await unsubscribe(jwt)
    await memoTo(username)
    response = 410
    await send()
    expect(delivered.map(({ to }) => to)).toEqual([active.endpoint])
    expect(await operator.db.$count(pushSubscriptions)).toBe(0)
  })

  it('are tried again while a service cannot be reached, and given up in the end', async () => {
    const { username, jwt } = await operator.join()
    await subscribe(jwt, pushBrowser())
    await memoTo(username)
    response = 'nothing'
    await send()
    expect([await send(), await waiting()]).toEqual([0, 1])
    response = 503
    operator.pass(61)
    await send()
    response = 201
    operator.pass(600)
    await send()
    expect(delivered).toHaveLength(2)
    expect(await waiting()).toBe(0)

    await memoTo(username)
    response = 'nothing'
    for (let attempt = 0; attempt < 6; attempt++) {
      await send()
      operator.pass(600)
    }
    expect(await waiting()).toBe(0)
  })

  it('ask the database as often for many devices as for one', async () => {
    const { username, jwt } = await operator.join()
    const count = vi.spyOn(operator.db, '$count')
    try {
      const attempts: number[] = []
      for (const devices of [1, 6]) {
        for (let device = 1; device <= devices; device++) await subscribe(jwt, pushBrowser())
        await memoTo(username)
        count.mockClear()
        await send()
        attempts.push(count.mock.calls.length)
      }
      expect(delivered).toHaveLength(1 + 7)
      expect(attempts).toEqual([1, 1])
    } finally {
      count.mockRestore()
    }
  })

  it('go to one player: a device that another signs in on is the other’s from then on', async () => {
    const [first, second] = [await operator.join(), await operator.join()]
    const browser = pushBrowser()
    await subscribe(first.jwt, browser)
    await subscribe(second.jwt, browser)
    await memoTo(first.username)
    await send()
    expect(delivered).toEqual([])
    await memoTo(second.username)
    await send()
    expect(delivered).toHaveLength(1)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/1',
    'https://127.0.0.1/send',
    'https://localhost/send',
    'https://fcm.googleapis.com.evil.example/send',
    'https://fcm.googleapis.com:8443/send',
    'https://user@fcm.googleapis.com/send',
    'https://evilpush.apple.com.example/send',
  ])('are never sent to %s', async (endpoint) => {
    const { jwt } = await operator.join()
    const refused = await subscribe(jwt, { ...pushBrowser(), endpoint })
    expect(errorOf(refused).slice(0, 1)).toEqual([400])
    expect(await operator.db.$count(pushSubscriptions)).toBe(0)
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/1',
    'https://updates.push.services.mozilla.com/wpush/v2/1',
    'https://web.push.apple.com/1',
    'https://wns2-par02p.notify.windows.com/w/?token=1',
  ])('may be sent to %s', (endpoint) => {
    expect(isPushService(endpoint, [])).toBe(true)
  })

  it('may be sent to hosts that the operator names', () => {
    expect(isPushService('https://push.example/1', ['push.example'])).toBe(true)
    expect(isPushService('http://push.example/1', ['push.example'])).toBe(false)
  })
})
