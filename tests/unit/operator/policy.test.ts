import * as v from 'valibot'
import { expect, test } from 'vitest'
import { filePageHeaders, pageHeaders } from '@marquee/operator/http/policy.ts'
import { noOverrides, siteConfig } from '@marquee/operator/site/site-config.ts'
import { SiteConfig } from '@marquee/contract/config.ts'

const origin = 'https://site.example'

/** Where pictures may come from, by the policy for a configuration. */
function pictureOrigins(image: string, seal?: object): string | undefined {
  const config = v.parse(SiteConfig, {
    front_api_domain: origin,
    VARIABLES: { title: 'Site', ...(seal ? { seal } : {}) },
    WEB_VARIABLES: { image },
  })
  const policy = pageHeaders({ scripts: [], styles: [] }, config, origin)['Content-Security-Policy']
  return /img-src ([^;]*)/.exec(policy ?? '')?.[1]
}

test('pictures come from the site, its image host and the host of the regulator’s seal', () => {
  const seal = { image: 'https://seal.example/a.svg', link: 'https://seal.example', name: 'Regulator' }
  expect(pictureOrigins(`${origin}/images`)).toBe("'self' data: blob:")
  expect(pictureOrigins('https://images.example/x', seal)).toBe(
    "'self' data: blob: https://images.example https://seal.example",
  )
  expect(pictureOrigins('https://seal.example/x', seal)).toBe("'self' data: blob: https://seal.example")
  for (const image of ['/seal.svg', 'data:image/svg+xml,x', 'javascript:alert(1)']) {
    expect(pictureOrigins('', { ...seal, image })).toBe("'self' data: blob:")
  }
})

// docs/deploying.md: the app on a CDN, the operator elsewhere.
test('a page of another origin than the operator may call it, show its pictures and open the studio', () => {
  const api = 'https://api.example'
  const overrides = {
    ...noOverrides,
    front_api_domain: api,
    WEB_VARIABLES: { image: `${api}/images`, image_suffix: '.webp' },
  }
  const config = siteConfig({ origin, studio: 'https://games.example', passkeys: true }, overrides)
  const policy = pageHeaders({ scripts: [], styles: [] }, config, origin)['Content-Security-Policy']
  expect(policy).toContain("connect-src 'self' https://api.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://api.example;")
  expect(policy).toContain('frame-src https://site.example/game/return.html https://games.example;')
})

test('a page that a web server serves as a file keeps browsers at https where the site has a name, as the operator does', () => {
  const transportOf = (at: string) => {
    const site = { origin: at, studio: 'https://games.example', passkeys: true }
    const headers = filePageHeaders({ scripts: [], styles: [] }, siteConfig(site, noOverrides), at)
    expect(headers).toMatchObject({ 'X-Content-Type-Options': 'nosniff' })
    return headers['Strict-Transport-Security']
  }
  expect(transportOf('https://play.example')).toBe('max-age=31536000')
  for (const at of ['http://localhost:4173', 'https://localhost:4173', 'https://127.0.0.1', 'https://[::1]'])
    expect(transportOf(at)).toBeUndefined()
})

/** The origins of frames and those of two permissions, for a site's variables at an operator whose studio is games.example. */
function framesOf(VARIABLES: Record<string, unknown>) {
  const site = { origin, studio: 'https://games.example', passkeys: true }
  const headers = pageHeaders(
    { scripts: [], styles: [] },
    siteConfig(site, { ...noOverrides, VARIABLES }),
    origin,
  )
  const permission = (name: string) =>
    new RegExp(`${name}=(\\*|\\([^)]*\\))`).exec(headers['Permissions-Policy'] ?? '')?.[1]
  return {
    frames: /frame-src https:\/\/site.example\/game\/return.html ([^;]*)/.exec(
      headers['Content-Security-Policy'] ?? '',
    )?.[1],
    fullscreen: permission('fullscreen'),
    autoplay: permission('autoplay'),
    camera: permission('camera'),
  }
}

test('studios of the site: their hosts may be framed, and may do what they are configured for', () => {
  expect(framesOf({})).toEqual({
    frames: 'https://games.example',
    fullscreen: '(self "https://games.example")',
    autoplay: '(self)',
    camera: '()',
  })
  const hosts = ['https://launch.x.example']
  const frame_hosts = ['https://*.x-cdn.example']
  expect(framesOf({ studios: [{ hosts, frame_hosts, allow: ['autoplay'] }] })).toEqual({
    frames: 'https://launch.x.example https://*.x-cdn.example https://games.example',
    fullscreen: '(self "https://games.example")',
    autoplay: '(self "https://launch.x.example" "https://*.x-cdn.example")',
    camera: '()',
  })
})

test('without launch hosts any https origin may be framed, with one those and nothing else', () => {
  expect(framesOf({ launch_hosts: [] })).toEqual({
    frames: 'https: https://games.example',
    fullscreen: '*',
    autoplay: '*',
    camera: '()',
  })
  expect(framesOf({ launch_hosts: ['https://other.example'] })).toMatchObject({
    frames: 'https://games.example https://other.example',
    autoplay: '(self "https://other.example")',
  })
})
