import { connect, type AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { expect, test, vi } from 'vitest'
import { inStreamSlot } from '@marquee/studio/client/tables/stream-slot.ts'
import { createTableApi } from '@marquee/studio/client/tables/table-api.ts'
import { createTableApp } from '@marquee/studio/server/tables/table-app.ts'
import type { TableUpdate } from '@marquee/studio/shared/table-protocol.ts'
import type { TablePlay } from '@marquee/studio/server/tables/table-play.ts'
import { newSecret } from '../../../support/studio-table.ts'
import { waitFor } from '../../../support/wait-for.ts'

/** A table with so many earlier results, which changes all the time. */
function changingTable(results: number) {
  const round = { id: 'a', closes_at: 0, drawn_at: 0, ends_at: 0, result: null, won: [], proof: null }
  const update: TableUpdate = {
    table: {
      now: 0,
      round: { ...round, chain: 'a', number: 1 },
      salt: { phase: 'commit', salt: null, contributions: [] },
      players: 1,
      results: Array.from({ length: results }, () => [1]),
    },
    own: { bets: [], balance: null },
  }
  const left = vi.fn<() => void>()
  const refuse = () => Promise.reject(new Error('not this call'))
  const play: TablePlay = {
    open: refuse,
    bet: refuse,
    takeBack: refuse,
    closeEarly: refuse,
    update: () => Promise.resolve(update),
    requireSeat: () => Promise.resolve(),
    follow: (_, changed) => {
      const timer = setInterval(changed, 5)
      return Promise.resolve(() => {
        clearInterval(timer)
        left()
      })
    },
    seen: refuse,
    salt: refuse,
    refill: refuse,
  }
  return { play, left }
}

test('an address has a bounded number of streams, and gets another one when one ends', async () => {
  const { play } = changingTable(1)
  const app = createTableApp({ play, addressOf: (c) => c.req.header('x-address') ?? '' })
  const open = (address: string) => {
    const headers = { authorization: `Bearer ${newSecret()}`, 'x-address': address }
    return Promise.resolve(app.request('/events', { headers }))
  }
  const streams = await Promise.all(Array.from({ length: 64 }, () => open('one')))
  expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 64 }, () => 200))
  expect((await open('one')).status).not.toBe(200)
  expect((await open('other')).status).toBe(200)
  await streams[0]?.body?.cancel()
  await waitFor(async () => expect((await open('one')).status).toBe(200))
})

test('a reader that takes nothing is dropped', async () => {
  const { play, left } = changingTable(1_000_000)
  const app = createTableApp({ play, addressOf: () => '', slowMs: 100 })
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started))
  })
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.once('close', resolve))
  socket.on('error', () => undefined)
  socket.write(`GET /events HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${newSecret()}\r\n\r\n`)
  socket.pause()
  await waitFor(() => expect(left).toHaveBeenCalled())
  socket.resume()
  await closed
  server.close()
})

test('over HTTP/1.1 the tabs of a browser leave connections for calls: the fourth stream gets no slot', async () => {
  const taken = new Set<string>()
  const request = async (name: string, _: unknown, run: (lock: unknown) => Promise<void>) => {
    if (taken.has(name)) return run(null)
    taken.add(name)
    await run({ name })
    taken.delete(name)
  }
  vi.stubGlobal('navigator', { locks: { request } })
  try {
    let end: () => void = () => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    const stream = async () => {
      await ended
      return 'received'
    }
    const running = [1, 2, 3].map(() => inStreamSlot(stream))
    expect(await inStreamSlot(stream)).toBeUndefined()
    end()
    expect(await Promise.all(running)).toEqual(['received', 'received', 'received'])
    expect(await inStreamSlot(stream)).toBe('received')
  } finally {
    vi.unstubAllGlobals()
  }
})

test.each([
  ['refuses locks', () => Promise.reject(new DOMException('refused', 'SecurityError'))],
  ['never responds to the request of a lock', () => new Promise<never>(() => {})],
])('a browser that %s streams without a slot', async (_case, request) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: { request } })
  try {
    const result = inStreamSlot(async () => 'received')
    await vi.advanceTimersByTimeAsync(1000)
    expect(await result).toBe('received')
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a table whose stream never responds is polled', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    if (!address.endsWith('/events')) return Promise.resolve(Response.json({}, { status: 503 }))
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  try {
    const mode = vi.fn<(mode: string) => void>()
    createTableApi('secret').follow({ update: () => undefined, mode, ended: () => undefined })
    await vi.advanceTimersByTimeAsync(6000)
    expect(mode).toHaveBeenCalledWith('lost')
  } finally {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})
