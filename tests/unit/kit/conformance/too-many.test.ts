import { expect, test } from 'vitest'
import { operatorAt } from '@marquee/kit/conformance/operator.ts'
import { Miss } from '@marquee/kit/conformance/miss.ts'

/** An operator that has had too many calls, until it has refused `refusals` of them. */
function busy(refusals: number, headers: Record<string, string>) {
  let calls = 0
  const operator = operatorAt('https://operator.example', () => {
    calls += 1
    return Promise.resolve(
      calls > refusals ? Response.json({ code: 'OK' }) : new Response('{}', { status: 429, headers }),
    )
  })
  return { calls: () => calls, send: () => operator.send('POST', '/supports/counsel', { body: {} }) }
}

test('a request that an operator takes later is sent again', async () => {
  const operator = busy(2, { 'retry-after': '0' })
  expect((await operator.send()).status).toBe(200)
  expect(operator.calls()).toBe(3)
})

test('a check that would have to wait long was not done, which fails and says how long', async () => {
  await expect(busy(1, { 'retry-after': '3600' }).send()).rejects.toThrow(
    new Miss(
      'POST /supports/counsel returned 429, so this was not checked: run it again in 3600 seconds, when the operator takes such calls',
    ),
  )
  await expect(busy(9, { 'retry-after': '0' }).send()).rejects.toBeInstanceOf(Miss)
})

test('a 429 that says nothing of when is a response like any other', async () => {
  const operator = busy(9, {})
  expect((await operator.send()).status).toBe(429)
  expect(operator.calls()).toBe(1)
})
