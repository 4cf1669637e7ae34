import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Fault, type FaultProxy, startFaultProxy } from '../../support/fault-proxy.ts'

const answer = 'an answer of some length'
let served: string[]
let upstream: http.Server
let proxy: FaultProxy

beforeEach(async () => {
  served = []
  upstream = http.createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      served.push(`${request.method} ${request.url}`)
      response.end(answer)
    })
  })
  upstream.listen(0)
  await once(upstream, 'listening')
  proxy = await startFaultProxy((upstream.address() as AddressInfo).port)
})

afterEach(async () => {
  await proxy.close()
  upstream.close()
})

function breakEvery(fault: Fault): void {
  proxy.setPlan(() => fault)
}

const post = (): Promise<string> =>
  fetch(`${proxy.origin}/money?a=1`, { method: 'POST', body: 'x' }).then((response) => response.text())

test('what the plan leaves alone passes whole', async () => {
  await expect(post()).resolves.toBe(answer)
  expect(served).toEqual(['POST /money?a=1'])
})

test('a dropped or cut response is lost after the work was done', async () => {
  breakEvery({ kind: 'drop' })
  await expect(post()).rejects.toThrow()
  breakEvery({ kind: 'cut' })
  await expect(post()).rejects.toThrow()
  expect(served).toHaveLength(2)
})

test('a reset or an error status happens before any work', async () => {
  breakEvery({ kind: 'reset' })
  await expect(post()).rejects.toThrow()
  breakEvery({ kind: 'status', status: 503, headers: { 'retry-after': '1' } })
  const response = await fetch(`${proxy.origin}/money`)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('1')
  expect(served).toEqual([])
})

test('a refusing proxy is a stopped machine until it accepts again on the same port', async () => {
  await proxy.refuse()
  await expect(post()).rejects.toThrow()
  await proxy.accept()
  await expect(post()).resolves.toBe(answer)
})

test('a plan may choose by path and method', async () => {
  proxy.setPlan(({ path, method }) => (method === 'GET' && path === '/b' ? { kind: 'reset' } : undefined))
  await expect(post()).resolves.toBe(answer)
  await expect(fetch(`${proxy.origin}/b`)).rejects.toThrow()
})
