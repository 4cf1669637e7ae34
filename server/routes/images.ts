import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { backdrop } from '../art/backdrop.ts'
import { cover } from '../art/cover.ts'
import { logo } from '../art/logo.ts'
import type { Lobby } from '../lobby.ts'
import { notFound } from '../request-error.ts'
import type { AppEnv } from '../services.ts'

interface Picture {
  readonly etag: string
  readonly text: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer>
}

/** Pictures of games and providers (`/images`), each drawn and compressed at its first request. */
export function imageRoutes(lobby: Lobby): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  // Bounded by the catalogue: only existing games, providers, languages and variants are drawn.
  const drawn = new Map<string, Picture>()

  const send = (c: Context, name: string, draw: () => string): Response => {
    let picture = drawn.get(name)
    if (!picture) {
      picture = compressed(draw())
      drawn.set(name, picture)
    }
    const headers = {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // A picture that is opened as a page runs and loads nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      Vary: 'Accept-Encoding',
      ETag: picture.etag,
    }
    if (c.req.header('if-none-match') === picture.etag) return c.body(null, 304, headers)
    if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(picture.text, 200, headers)
    return c.body(picture.br, 200, { ...headers, 'Content-Encoding': 'br' })
  }

  app.get('/cover/:name{.+\\.svg}', (c) => {
    const game = lobby.game(stem(c.req.param('name')))
    if (!game) throw notFound('image.notFound')
    if (c.req.query('plain') !== undefined)
      return send(c, `plain ${game.id}`, () => cover(game, { plain: true }))
    const language = c.req.query('lang') === 'ko' ? 'ko' : 'en'
    return send(c, `${language} ${game.id}`, () => cover(game, { language }))
  })

  app.get('/background/:name{.+\\.svg}', (c) => {
    const provider = lobby.providerOfTitle(stem(c.req.param('name')))
    if (!provider) throw notFound('image.notFound')
    return send(c, `background ${provider.id}`, () => backdrop(provider))
  })

  app.get('/logo/:name{.+\\.svg}', (c) => {
    const provider = lobby.providerOfTitle(stem(c.req.param('name')))
    if (!provider) throw notFound('image.notFound')
    const variant = c.req.query('on') === 'light' ? 'onLight' : 'onDark'
    return send(c, `logo ${variant} ${provider.id}`, () => logo(provider, variant))
  })

  return app
}

function stem(name: string): string {
  return name.slice(0, -'.svg'.length)
}

function compressed(svg: string): Picture {
  const text = new Uint8Array(Buffer.from(svg))
  const br = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  return { etag, text, br: new Uint8Array(br) }
}
