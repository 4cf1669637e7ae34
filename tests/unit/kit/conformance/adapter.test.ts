import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { adapterProgram, type StudioAdapter } from '@marquee/kit/conformance/studio/adapter.ts'
import { freePort } from '../../../support/postgres.ts'

const program = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  '..',
  'packages',
  'kit',
  'conformance',
  'adapters',
  'reference.ts',
)

/** What the game's server responds, by the key of a submission. */
const rounds: Readonly<Record<string, readonly [status: number, body: object]>> = {
  won: [200, { state: 'settled', stake: 100, result: { total: 250 } }],
  refused: [200, { state: 'refused', stake: 100, result: null }],
  voided: [200, { state: 'voided', stake: 100, result: null }],
  open: [200, { state: 'decided', stake: 100, result: null }],
  away: [503, { error: 'operator_unavailable' }],
  ended: [401, { error: 'session_expired' }],
  broken: [500, { error: 'server_error' }],
}
let server: Server
let adapter: StudioAdapter

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { key, token } = JSON.parse(body) as { key?: string; token?: string }
      const [status, reply] =
        token === undefined
          ? (rounds[key ?? ''] ?? [404, {}])
          : token === 'good'
            ? [200, { stakes: [100] }]
            : [401, {}]
      response.writeHead(status).end(JSON.stringify(reply))
    })
  })
  const port = await freePort()
  await once(server.listen(port), 'listening')
  adapter = adapterProgram(`"${process.execPath}" "${program}"`, `http://localhost:${port}`)
})
afterAll(() => {
  adapter.close()
  server.close()
  server.closeAllConnections()
})

it('asks a program to play, by lines of JSON', async () => {
  expect(await adapter.open({ game: '1001', token: 'used' })).toBeUndefined()
  const seat = (await adapter.open({ game: '1001', token: 'good' })) ?? ''
  const reported = await Promise.all(
    ['won', 'refused', 'voided', 'open', 'away', 'ended'].map(
      async (key) => (await adapter.play(seat, key)).state,
    ),
  )
  expect(reported).toEqual(['over', 'refused', 'voided', 'unfinished', 'unfinished', 'refused'])
  expect(await adapter.play(seat, 'won')).toEqual({ state: 'over', staked: 100, won: 250 })
  await expect(adapter.play(seat, 'broken')).rejects.toThrow('500 server_error')
})

it('fails when the program says something else or ends', async () => {
  const silly = adapterProgram('echo hello', 'http://localhost:1')
  await expect(silly.open({ game: '1001', token: 'good' })).rejects.toThrow(/adapter/)
})
