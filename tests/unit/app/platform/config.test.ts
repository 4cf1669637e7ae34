import { createCipheriv, createHash, randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  json,
  page,
  reset,
  type Script,
  type ScriptedServer,
  startScriptedServer,
} from '../../../support/scripted-server.ts'
import type { Environment } from '../../../../src/platform/environment.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { type Config, createConfig } from '../../../../src/platform/config/config.ts'
import { siteConfigAtom } from '../../../../src/platform/config/site-config.ts'
import { fetchConfigText } from '../../../../src/platform/http/config-and-probe.ts'
import { createPlatform, type Platform } from '../../../../src/platform/platform.ts'
import { fakeEnvironment, nobody } from '../../../support/fake-environment.ts'
import { sampleGame } from '../../../support/sample-game.ts'
import { waitFor } from '../../../support/wait-for.ts'

let server: ScriptedServer
let app: Platform
let config: Config
/** What is on the device. */
let stored: Map<string, unknown>
let location: { href: string; hostname: string; search: string }

/** As an operator encrypts it: Base64 of iv, ciphertext, tag. */
function encrypt(text: string, passphrase = 'marquee-public-config-key'): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(passphrase).digest(), iv)
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64')
}

const site = (title: string) =>
  JSON.stringify({ config: { front_api_domain: 'https://api.example', VARIABLES: { title } } })
const answer =
  (text: string): Script =>
  (response) =>
    void response.end(text)

const title = () => app.store.get(siteConfigAtom)?.VARIABLES.title

/** Opens another tab of the device. */
function open(navigator?: Environment['navigator']): void {
  const environment = {
    ...fakeEnvironment(undefined, navigator ? { navigator } : {}),
    get location() {
      return location
    },
  }
  app = createPlatform(environment, nobody)
  const { store, apiHost, connection } = app
  config = createConfig({
    store,
    apiHost,
    storage: {
      read: async (key) => stored.get(key),
      write: async (key, value) => void stored.set(key, value),
    },
    fetchText: () => fetchConfigText({ environment, connection }),
  })
}

beforeEach(async () => {
  server = await startScriptedServer()
  location = { href: `${server.origin}/home`, hostname: new URL(server.origin).hostname, search: '' }
  stored = new Map()
  open()
})

afterEach(() => server.close())

describe('loading', () => {
  test('decrypts, checks, fills in what a minimal operator left out, and sets the operator’s address', async () => {
    server.setScript(answer(encrypt(site('Minimal'))))
    expect(await config.load()).toMatchObject({
      ok: true,
      data: { VARIABLES: { title: 'Minimal', currency: 'KRW' }, WEB_VARIABLES: { theme: 'dark' } },
    })
    expect(title()).toBe('Minimal')
    expect(app.apiHost.current()).toBe('https://api.example')
    expect(server.received[0]?.path).toBe('/api/cnf')
  })

  test('one load at a time: a second caller awaits the first one’s', async () => {
    server.setScript(answer(encrypt(site('Once'))))
    const [first, second] = await Promise.all([config.load(), config.load()])
    expect(second).toBe(first)
    expect(server.received).toHaveLength(1)
    await config.load()
    expect(server.received).toHaveLength(2)
  })

  test('a call made before the operator is known waits for the configuration, and fails with CONFIG_FAILED without one', async () => {
    server.setScript((response, request, nth) =>
      request.path === '/game/provider'
        ? json(200, { RESULT: true, DATA: { list: [] } })(response, request, nth)
        : page(503)(response, request, nth),
    )
    const loading = config.start()
    expect(await app.http.call(endpoints.providers)).toMatchObject({ code: 'CONFIG_FAILED' })
    await loading
    const here = site('Here').replace('https://api.example', server.origin)
    server.setScript((response, request, nth) =>
      request.path === '/game/provider'
        ? json(200, { RESULT: true, DATA: { list: [] } })(response, request, nth)
        : answer(encrypt(here))(response, request, nth),
    )
    void config.load()
    expect(await app.http.call(endpoints.providers)).toEqual({ ok: true, data: { list: [] } })
  })

  test.each([
    ['another key', answer(encrypt(site('x'), 'wrong')), 'config.decrypt'],
    ['cut short', answer(encrypt(site('x')).slice(0, 40)), 'config.decrypt'],
    ['no Base64', page(200), 'config.decrypt'],
    ['nothing', answer(''), 'config.decrypt'],
    ['no JSON', answer(encrypt('hello')), 'config.invalid'],
    [
      'no VARIABLES',
      answer(encrypt('{"config":{"front_api_domain":"https://api.example"}}')),
      'config.invalid',
    ],
    ['no domain', answer(encrypt('{"config":{"VARIABLES":{"title":"x"}}}')), 'config.invalid'],
    [
      'a plain-http domain elsewhere',
      answer(encrypt('{"config":{"front_api_domain":"http://evil.example","VARIABLES":{"title":"x"}}}')),
      'config.invalid',
    ],
    ['a server in trouble', page(503), 'config.unreachable'],
  ])('%s: 500 CONFIG_FAILED', async (_case, script, message) => {
    server.setScript(script)
    expect(await config.load()).toMatchObject({ ok: false, status: 500, code: 'CONFIG_FAILED', message })
    expect(title()).toBeUndefined()
  })

  test('a single flipped bit is noticed', async () => {
    const bytes = Buffer.from(encrypt(site('x')), 'base64')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    server.setScript(answer(bytes.toString('base64')))
    expect(await config.load()).toMatchObject({ message: 'config.decrypt' })
  })

  test('a featured game that misses the contract is left out alone, and logged', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const body = JSON.parse(site('Games')) as { config: object }
    const featured = [sampleGame('a'), { ...sampleGame('b'), category: 'poker' }, sampleGame('c')]
    server.setScript(
      answer(encrypt(JSON.stringify({ config: { ...body.config, WEB_VARIABLES: { featured } } }))),
    )
    expect(await config.load()).toMatchObject({
      ok: true,
      data: { WEB_VARIABLES: { featured: [{ id: 'a' }, { id: 'c' }] } },
    })
    expect(warned.mock.calls).toEqual([
      [expect.stringContaining('featured games: item 1 left out, category')],
    ])
    warned.mockRestore()
  })

  test('features that the app does not have are logged with the names of those that it has', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    const named = site('Features').replace('{"title"', '{"features":["rounds","statement"],"title"')
    server.setScript(answer(encrypt(named)))
    expect(await config.load()).toMatchObject({ ok: true })
    expect(warned.mock.calls).toEqual([
      [expect.stringMatching(/^features has unknown names: "statement"\. Known names: account, wallet, /)],
    ])
    warned.mockRestore()
  })

  test('__proto__ in a configuration changes no prototype', async () => {
    const hostile = `{"config":{"__proto__":{"polluted":1},"front_api_domain":"https://api.example","VARIABLES":{"title":"x","__proto__":{"polluted":1}}}}`
    server.setScript(answer(encrypt(hostile)))
    const loaded = await config.load()
    expect(loaded.ok).toBe(true)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(JSON.stringify(loaded)).not.toContain('polluted')
  })

  test('force_domain is sent from a loopback host only', async () => {
    server.setScript(answer(encrypt(site('x'))))
    const here = { href: `${server.origin}/home`, search: '?force_domain=two.example' }
    location = { ...here, hostname: 'casino.example' }
    await config.load()
    location = { ...here, hostname: 'localhost' }
    await config.load()
    expect(server.received.map((request) => request.path)).toEqual([
      '/api/cnf',
      '/api/cnf?force_domain=two.example',
    ])
  })

  test('a dropped connection is tried again', async () => {
    server.setScript((response, _request, nth) => {
      if (nth === 1) response.socket?.destroy()
      else response.end(encrypt(site('Second try')))
    })
    expect(await config.load()).toMatchObject({ ok: true })
  })
})

describe('starting', () => {
  test('offline from the last good configuration', async () => {
    server.setScript(answer(encrypt(site('Kept'))))
    await config.load()
    open()
    server.setScript(page(503))
    expect(await config.start()).toMatchObject({ ok: true, data: { VARIABLES: { title: 'Kept' } } })
    expect(app.apiHost.current()).toBe('https://api.example')
  })

  test('at once from the stored one, and refreshed behind', async () => {
    server.setScript(answer(encrypt(site('Old'))))
    await config.load()
    open()
    let release = () => {}
    server.setScript(async (response) => {
      await new Promise<void>((resolve) => (release = resolve))
      response.end(encrypt(site('New')))
    })
    expect(await config.start()).toMatchObject({ data: { VARIABLES: { title: 'Old' } } })
    await waitFor(() => expect(server.received).toHaveLength(2))
    release()
    await waitFor(() => expect(title()).toBe('New'))
    await waitFor(() =>
      expect(stored.get('site_config')).toMatchObject({ config: { VARIABLES: { title: 'New' } } }),
    )
  })

  test('a bad refresh leaves the good one in force, and stored', async () => {
    server.setScript(answer(encrypt(site('Good'))))
    await config.load()
    server.setScript(answer(encrypt('{"config":{}}')))
    expect(await config.load()).toMatchObject({ ok: false })
    expect(title()).toBe('Good')
    expect(stored.get('site_config')).toMatchObject({ config: { VARIABLES: { title: 'Good' } } })
  })

  test('a stored one that is invalid is ignored', async () => {
    stored.set('site_config', { version: 1, config: { VARIABLES: {} } })
    server.setScript(answer(encrypt(site('Fresh'))))
    expect(await config.start()).toMatchObject({ ok: true, data: { VARIABLES: { title: 'Fresh' } } })
  })

  test('on a first visit without a network: fails with `config.unreachable`', async () => {
    server.setScript(page(503))
    expect(await config.start()).toMatchObject({ ok: false, message: 'config.unreachable' })
  })

  test('on a first visit while the device is offline: 503 OFFLINE_ERROR, at once', async () => {
    open({ onLine: false, languages: ['en'] })
    const stop = app.connection.start()
    expect(await config.start()).toMatchObject({ ok: false, status: 503, code: 'OFFLINE_ERROR' })
    stop()
    expect(server.received).toEqual([])
  })

  test.each<[string, Script, string]>([
    ['that answers a probe', (response) => void response.end(), 'NETWORK_ERROR'],
    ['on which a probe fails too', reset, 'OFFLINE_ERROR'],
  ])('on a first visit over a network %s', async (_case, health, code) => {
    server.setScript(reset)
    server.setHealth(health)
    expect(await config.start()).toMatchObject({ ok: false, status: 503, code })
  })
})
