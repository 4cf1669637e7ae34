import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demo } from '@marquee/operator/database/seed.ts'
import { freePort } from '../../../support/postgres.ts'
import { fetchOf } from '../../../support/server/operator-fetch.ts'
import { type TestOperator, testOperator } from '../../../support/server/operator.ts'

const program = join(import.meta.dirname, '..', '..', '..', '..', 'packages', 'kit', 'conformance', 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'marquee-conformance-'))
let operator: TestOperator
let server: Server
let origin: string

beforeAll(async () => {
  const port = await freePort()
  origin = `http://localhost:${port}`
  const siteOverrides = { VARIABLES: {}, WEB_VARIABLES: {}, domains: {}, front_api_domain: origin }
  operator = await testOperator({ siteOverrides })
  const send = fetchOf(operator)
  server = createServer((request, response) => {
    void (async () => {
      const body = await text(request)
      const reply = await send(`${origin}${request.url ?? ''}`, {
        method: request.method ?? 'GET',
        headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ...(body === '' ? {} : { body }),
      })
      response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text())
    })()
  })
  await once(server.listen(port), 'listening')
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await operator.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs the command; `password` and `configKey` in the environment. */
async function run(args: readonly string[], password?: string, configKey?: string) {
  const env = {
    ...process.env,
    ...(password === undefined ? {} : { CONFORMANCE_PASSWORD: password }),
    ...(configKey === undefined ? {} : { VITE_CONFIG_KEY: configKey }),
  }
  const child = spawn(process.execPath, [program, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { output, code: Number(code) }
}

it('prints what passes and writes it for a build server', async () => {
  const report = join(folder, 'report.xml')
  const args = [
    origin,
    '--user',
    demo.username,
    '--area',
    'session',
    '--config-key',
    'test-key',
    '--junit',
    report,
  ]
  const { output, code } = await run(args, demo.password)
  expect(output).toMatch(/pass {2}session\.signIn/)
  expect(output).toMatch(/\n\d+ pass, 0 miss, /)
  expect(code).toBe(0)
  expect(readFileSync(report, 'utf8')).toContain('<testsuite name="session"')
})

it('opens the configuration with VITE_CONFIG_KEY of the environment, unless --config-key names another', async () => {
  const args = [origin, '--user', demo.username, '--area', 'session']
  expect((await run(args, demo.password, 'test-key')).code).toBe(0)
  expect((await run([...args, '--config-key', 'test-key'], demo.password, 'other')).code).toBe(0)
  expect((await run(args, demo.password, 'other')).output).toContain('does not open with this key')
})

it('exits with 1 where something misses, and says what', async () => {
  const args = [origin, '--user', demo.username, '--area', 'session', '--config-key', 'test-key']
  const { output, code } = await run(args, 'another-password')
  expect(output).toMatch(/MISS {2}session\.signIn .*\n {6}POST \/auth\/login returned 401/)
  expect(code).toBe(1)
})

it('says what is missing instead of checking nothing', async () => {
  expect((await run([origin, '--user', demo.username])).output).toContain('CONFORMANCE_PASSWORD')
  const wrongKey = await run([origin, '--user', demo.username, '--config-key', 'other'], demo.password)
  expect([wrongKey.code, wrongKey.output]).toEqual([
    1,
    expect.stringContaining('does not open with this key'),
  ])
  for (const name of ['VITE_CONFIG_KEY', '--config-key']) expect(wrongKey.output).toContain(name)
  const wrongArea = await run([origin, '--user', 'a', '--area', 'cellar'], demo.password)
  expect([wrongArea.code, wrongArea.output]).toEqual([2, expect.stringContaining('no area cellar')])
  const nobody = await run([`http://localhost:${await freePort()}`, '--user', 'a'], demo.password)
  expect([nobody.code, nobody.output]).toEqual([1, expect.stringContaining('cannot be read')])
})

it.each([['--help'], ['wallet', '--help'], ['studio', '--nowhere'], ['frame', '--nowhere']])(
  'prints how it is used for %s %s',
  async (...args) => {
    const { output, code } = await run(args)
    expect([code, output]).toEqual([2, expect.stringContaining('npm run conformance -- ')])
  },
)
