import { createDecipheriv, createHash } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@marquee/operator/app.ts'
import type { LogEvent } from '@marquee/operator/log.ts'
import { launchSeconds } from '@marquee/operator/games/launches.ts'
import { launches } from '@marquee/operator/database/schema.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { ConfigBody } from '@marquee/contract/config.ts'
import { endpoints } from '@marquee/contract/endpoints.ts'
import { opensInPopup } from '@marquee/contract/popup-games.ts'
import { brandName } from '../../../brand/brand.ts'
import { type TestOperator, testOperator, textAt, valueAt } from '../../support/server/operator.ts'

let operator: TestOperator
let token: string

beforeAll(async () => {
  operator = await testOperator()
  token = await operator.signIn()
})
afterAll(() => operator.close())

const get = (target: string, headers: Readonly<Record<string, string>> = {}) =>
  operator.send('GET', target, { token, headers })

describe('the lobby', () => {
  it("lists providers to anybody, in the contract's shape, with how many games are in service", async () => {
    const response = await operator.send('GET', '/game/provider')
    const { list } = v.parse(endpoints.providers.data, valueAt(response.json, 'DATA'))
    expect(list.length).toBeGreaterThanOrEqual(20)
    expect(new Set(list.map((provider) => provider.is_casino))).toEqual(new Set([0, 1]))
    for (const provider of list) {
      const games = v.parse(
        endpoints.providerGames.data,
        valueAt((await get(`/game/provider?provider_id=${provider.id}`)).json, 'DATA'),
      ).list
      expect(games.filter((game) => game.is_service === 1)).toHaveLength(provider.games ?? -1)
      expect(games.every((game) => game.provider_id === provider.id)).toBe(true)
    }
  })

  it("lists a provider's games to players only", async () => {
    const anonymous = await operator.send('GET', '/game/provider?provider_id=1')
    expect([anonymous.status, valueAt(anonymous.json, 'code')]).toEqual([401, 4030])
  })

  it.each([
    ['/game/provider?provider_id=999999', 404, 'provider.notFound'],
    ['/game/provider?provider_id=', 400, 'provider_id.invalid'],
    [`/game/provider?provider_id=${'9'.repeat(65)}`, 400, 'provider_id.invalid'],
    ['/game/provider?provider_id=1&provider_id=2', 400, 'provider_id.invalid'],
    ['/game/provider?provider_id=%00', 400, 'provider_id.invalid'],
    ['/game/launch', 400, 'game_id.required'],
    ['/game/launch?game_id=1001', 400, 'type.required'],
    ['/game/launch?game_id=1001&type=poker', 400, 'type.invalid'],
    ['/game/launch?game_id=nope&type=slot', 404, 'game.notFound'],
    ['/game/launch?game_id=__proto__&type=slot', 404, 'game.notFound'],
    ['/game/nothing', 404, 'notFound'],
  ])('refuses %s', async (target, status, message) => {
    const response = await get(target)
    const code = message.endsWith('.required') ? 4000 : 4001
    expect([response.status, response.json]).toEqual([status, { RESULT: false, DATA: {}, message, code }])
  })

  it('has out-of-service games and games of every popup range, and opens only those in service', async () => {
    const { list } = v.parse(
      endpoints.providers.data,
      valueAt((await operator.send('GET', '/game/provider')).json, 'DATA'),
    )
    const games = (
      await Promise.all(list.map((provider) => get(`/game/provider?provider_id=${provider.id}`)))
    ).flatMap((response) => v.parse(endpoints.providerGames.data, valueAt(response.json, 'DATA')).list)
    expect(games.some((game) => opensInPopup(game.id))).toBe(true)
    const closed = games.find((game) => game.is_service === 0)
    const reply = await get(`/game/launch?game_id=${closed?.id}&type=Slots`)
    expect([reply.status, valueAt(reply.json, 'message')]).toEqual([400, 'game.outOfService'])
  })
})

describe('launching', () => {
  const launch = async () => {
    const response = await get('/game/launch?game_id=1001&type=slot', {
      'accept-language': 'fr, ko;q=0.2, de;q=0.9',
    })
    return new URL(textAt(response.json, 'DATA', 'url'))
  }
  const redeem = (ticket: string, game = '1001') =>
    operator.studio('POST', '/studio/authenticate', { token: ticket, game_id: game })

  it("returns an address at the studio for the same host, in the player's language", async () => {
    const url = await launch()
    expect([url.origin, url.pathname, url.searchParams.get('lang')]).toEqual([
      'http://localhost:4174',
      '/play/1001',
      'de',
    ])
    const far = await get('https://play.example:8443/game/launch?game_id=1001&type=slot')
    expect(new URL(textAt(far.json, 'DATA', 'url')).origin).toBe('https://play.example:4174')
  })

  it('passes on to the studio where its buttons lead to, and on what it is shown', async () => {
    const lobby = 'https://play.example/game/return.html?to=lobby'
    const query = new URLSearchParams({ lobby_url: lobby, platform: 'mobile', mode: 'real', lang: 'ko' })
    const response = await get(`/game/launch?game_id=1001&type=slot&${query}`, { 'accept-language': 'de' })
    const { searchParams } = new URL(textAt(response.json, 'DATA', 'url'))
    expect(Object.fromEntries(searchParams)).toEqual({
      token: expect.any(String),
      lang: 'de',
      lobby_url: lobby,
      platform: 'mobile',
      mode: 'real',
    })
  })

  it('lets a token in once, as its player, at its game', async () => {
    const ticket = (await launch()).searchParams.get('token') ?? ''
    expect((await redeem(ticket, '1002')).status).toBe(403)
    const first = await redeem(ticket)
    expect(first.status).toBe(200)
    expect(first.json).toMatchObject({
      data: { name: 'Demo', game_id: '1001', currency: 'KRW', balance: 1_000_000, lang: 'de' },
    })
    const again = await redeem(ticket)
    expect([again.status, valueAt(again.json, 'msg')]).toEqual([403, 'studio.launchInvalid'])
  })

  it('lets only one of many in with the same token', async () => {
    const ticket = (await launch()).searchParams.get('token') ?? ''
    const responses = await Promise.all(Array.from({ length: 10 }, () => redeem(ticket)))
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
  })

  it('refuses a token that is too old, invented or empty', async () => {
    const ticket = (await launch()).searchParams.get('token') ?? ''
    operator.pass(launchSeconds + 1)
    expect((await redeem(ticket)).status).toBe(403)
    expect((await redeem('invented')).status).toBe(403)
    expect((await redeem('')).status).toBe(400)
  })

  it('begins nothing for a HEAD', async () => {
    const before = await operator.db.$count(launches)
    const response = await operator.send('HEAD', '/game/launch?game_id=1001&type=slot', { token })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET'])
    expect(await operator.db.$count(launches)).toBe(before)
  })

  it('keeps no token in the database', async () => {
    const ticket = (await launch()).searchParams.get('token') ?? ''
    expect(JSON.stringify(await operator.db.select().from(launches))).not.toContain(ticket)
  })
})

describe('the site configuration', () => {
  const decrypt = (text: string, secret = 'test-key') => {
    const bytes = Buffer.from(text, 'base64')
    const key = createHash('sha256').update(secret).digest()
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-16))
    const plain = decipher.update(bytes.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
    return v.parse(ConfigBody, JSON.parse(plain)).config
  }

  it('decrypts to a configuration of the requested origin', async () => {
    for (const [origin, studio] of [
      ['http://localhost:4173', 'http://localhost:4174'],
      ['https://192.168.7.20:4173', 'https://192.168.7.20:4174'],
      ['http://127.0.0.1:5173', 'http://127.0.0.1:4174'],
    ] as const) {
      const config = decrypt((await operator.send('GET', `${origin}/api/cnf`)).text)
      expect(config.front_api_domain).toBe(origin)
      expect(config.VARIABLES).toMatchObject({
        title: brandName,
        play_money: true,
        launch_host: studio,
        launch_hosts: [studio],
      })
      expect(config.WEB_VARIABLES.image).toBe(`${origin}/images`)
    }
  })

  it('is never the same twice, nor readable with another key', async () => {
    const one = (await operator.send('GET', '/api/cnf')).text
    expect((await operator.send('GET', '/api/cnf')).text).not.toBe(one)
    expect(() => decrypt(one, 'another key')).toThrow()
  })

  it.each(['<script>', 'a/b', '%00', 'x'.repeat(300)])('refuses force_domain %s', async (domain) => {
    const response = await operator.send('GET', `/api/cnf?force_domain=${domain}`)
    expect([response.status, valueAt(response.json, 'msg')]).toEqual([400, 'force_domain.invalid'])
  })

  it('lets an operator change it, per domain, and force a domain on this machine only', async () => {
    const branded = await testOperator({
      siteOverrides: {
        ...noOverrides,
        VARIABLES: { title: 'House' },
        domains: { 'brand.example': { VARIABLES: { title: 'Brand' }, WEB_VARIABLES: { theme: 'light' } } },
      },
    })
    try {
      const titleAt = async (target: string) =>
        decrypt((await branded.send('GET', target)).text).VARIABLES.title
      expect(await titleAt('/api/cnf')).toBe('House')
      expect(await titleAt('https://brand.example/api/cnf')).toBe('Brand')
      expect(await titleAt('/api/cnf?force_domain=brand.example')).toBe('Brand')
      expect(await titleAt('https://other.example/api/cnf?force_domain=brand.example')).toBe('House')
    } finally {
      await branded.close()
    }
  })

  it('serves only the host names that the operator lists, where it lists any, whatever is requested', async () => {
    const strict = await testOperator({ hosts: ['play.example'] })
    try {
      expect((await strict.send('GET', 'https://play.example/api/cnf')).status).toBe(200)
      for (const path of [
        '/api/cnf',
        '/openapi.json',
        '/images/cover/1001.en.webp',
        '/supports/faq',
        '/home',
      ]) {
        const other = await strict.send('GET', `https://evil.example${path}`)
        expect([path, other.status, valueAt(other.json, 'code')]).toEqual([path, 400, 4001])
        expect(other.text).toContain('request.invalidHost')
      }
      // By address: what looks after the process, and the studio, which signs.
      expect((await strict.send('GET', '/healthz')).status).toBe(200)
      expect((await strict.studio('GET', '/studio/balance?player=nobody')).status).toBe(200)
    } finally {
      await strict.close()
    }
  })

  it('is refused over plain http to another machine, and the log says once what is missing', async () => {
    const logged: LogEvent[] = []
    const plain = createApp({ ...operator.services, log: (event) => logged.push(event) })
    for (const path of ['/api/cnf', '/game/provider', '/home']) {
      const response = await plain.request(`http://192.168.7.20:4173${path}`)
      expect([path, response.status]).toEqual([path, 400])
      expect(await response.text()).toContain('request.invalidHost')
    }
    expect(logged.filter(({ event }) => event === 'plain_http')).toHaveLength(1)
  })

  it('shows a browser a page in its language at an address that is not served', async () => {
    const strict = await testOperator({ hosts: ['play.example'] })
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de-DE' }
    try {
      for (const address of ['http://marquee.test:4340/home', 'https://evil.example/games?x=<b>']) {
        const response = await createApp(strict.services).request(address, { headers })
        expect([address, response.status]).toEqual([address, 400])
        expect(response.headers.get('content-type')).toContain('text/html')
        const page = await response.text()
        expect(page).toContain('<html lang="de">')
        expect(page).toContain('Diese Adresse funktioniert nicht')
        expect(page).not.toContain('<b>')
      }
    } finally {
      await strict.close()
    }
  })

  it('believes of forwarded names only what the proxies in front wrote', async () => {
    const originAt = async (trustedProxies: number, host: string, scheme: string) => {
      const settings = { ...operator.services.settings, trustedProxies }
      const headers = { 'x-forwarded-host': host, 'x-forwarded-proto': scheme }
      const behind = createApp({ ...operator.services, settings })
      const response = await behind.request('http://localhost:4173/api/cnf', { headers })
      return decrypt(await response.text()).front_api_domain
    }
    expect(await originAt(0, 'evil.example', 'https')).toBe('http://localhost:4173')
    expect(await originAt(1, 'evil.example, play.example', 'http, https')).toBe('https://play.example')
    expect(await originAt(2, 'evil.example, play.example, inner', 'http, https, http')).toBe(
      'https://play.example',
    )
    // The inner one replaced what the outer one wrote.
    expect(await originAt(2, 'play.example', 'https')).toBe('https://play.example')
  })
})
