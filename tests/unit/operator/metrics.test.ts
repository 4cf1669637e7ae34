import { afterAll, beforeAll, expect, it } from 'vitest'
import type { LogEvent } from '@marquee/operator/log.ts'
import { createMetrics, type Metrics } from '@marquee/operator/metrics/metrics.ts'
import { startMetrics } from '@marquee/operator/metrics/start.ts'
import { claimsOf, type TestOperator, testOperator, walletMove } from '../../support/server/operator.ts'
import { testDatabase } from '../../support/server/database.ts'

const events: LogEvent[] = []
let operator: TestOperator
let metrics: Metrics

beforeAll(async () => {
  const database = await testDatabase()
  metrics = createMetrics(database.db, { process: false })
  operator = await testOperator(
    { trustedProxies: 1, hosts: ['localhost'] },
    { database, log: metrics.counted((event) => void events.push(event)) },
  )
})
afterAll(() => operator.close())

/** The number behind a line of the metrics; `undefined` where there is none. */
const value = async (line: string): Promise<number | undefined> => {
  const found = (await metrics.text()).split('\n').find((text) => text.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}

it('counts calls by their route, so that ids and addresses make no new lines', async () => {
  for (const id of ['1', '2', '999']) await operator.send('GET', `/supports/notice/${id}`)
  const text = await metrics.text()
  expect(text).toContain('route="/supports/notice/:id"')
  expect(text).not.toContain('/supports/notice/1')
  for (const path of ['/no/such/page', '/nor/this/one']) await operator.send('GET', path)
  expect(await metrics.text()).not.toMatch(/such|nor/)
})

it('counts the outcomes of moves of money and of sign-ins', async () => {
  const { jwt } = await operator.join()
  await operator.move('debit', walletMove(claimsOf(jwt), 100))
  await operator.move('debit', walletMove(claimsOf(jwt), 10 ** 12))
  expect(await value('marquee_wallet_moves_total{move="debit",answer="ok"}')).toBe(1)
  expect(await value('marquee_wallet_moves_total{move="debit",answer="insufficient_funds"}')).toBe(1)
  await operator.send('POST', '/auth/login', { body: { username: 'demo', password: 'not-the-one' } })
  expect(await value('marquee_events_total{event="sign_in",result="refused"}')).toBe(1)
  expect(await value('marquee_sessions_active')).toBeGreaterThanOrEqual(1)
  expect(await value('marquee_deposits_waiting')).toBe(0)
})

it('is served on a port of its own', async () => {
  const scraped = await startMetrics(metrics, 0, '127.0.0.1')
  try {
    const response = await fetch(`http://127.0.0.1:${scraped.port}/metrics`)
    expect(response.headers.get('content-type')).toContain('text/plain')
    expect(await response.text()).toContain('# TYPE marquee_call_seconds histogram')
  } finally {
    await scraped.close()
  }
  const reply = await operator.send('GET', '/metrics')
  expect(reply.text).not.toContain('marquee_call_seconds')
})

it("takes the proxy's id of a call, and none that is no id", async () => {
  const idFor = async (given: string) => {
    const response = await operator.send('GET', '/livez', { headers: { 'x-request-id': given } })
    return response.headers.get('x-request-id')
  }
  expect(await idFor('proxy-0123456789')).toBe('proxy-0123456789')
  expect(await idFor('<script>alert(1)</script>')).toMatch(/^[0-9a-f-]{36}$/)
  expect(events.at(-2)).toMatchObject({ request_id: 'proxy-0123456789', route: '/livez' })
})
