import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { backdrop } from '@marquee/studio/art/backdrop.ts'
import { logo } from '@marquee/studio/art/logo.ts'
import {
  backdropFile,
  coverFile,
  drawnCover,
  isPainted,
  logoFile,
  painted,
} from '@marquee/studio/art/painted-pictures.ts'
import type { Lobby } from '../games/lobby.ts'
import { notFound } from '../http/request-error.ts'
import type { AppEnv } from '../services.ts'

interface Picture {
  readonly type: 'image/svg+xml' | 'image/webp'
  readonly etag: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The bytes in Brotli, where that makes them fewer. */
  readonly br?: Uint8Array<ArrayBuffer>
}

/** Pictures of games and providers (`/images`), each drawn and compressed, or read, at its first request. */
export function imageRoutes(lobby: Lobby): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  // Bounded by the catalogue: only existing games, providers, languages and variants are kept.
  const kept = new Map<string, Picture>()

  const send = (c: Context, name: string, make: () => Picture): Response => {
    let picture = kept.get(name)
    if (!picture) {
      picture = make()
      kept.set(name, picture)
    }
    const headers = {
      'Content-Type': picture.type,
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      // A picture that is opened as a page runs and loads nothing.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      Vary: 'Accept-Encoding',
      ETag: picture.etag,
    }
    if (c.req.header('if-none-match') === picture.etag) return c.body(null, 304, headers)
    if (!picture.br || !/\bbr\b/.test(c.req.header('accept-encoding') ?? ''))
      return c.body(picture.bytes, 200, headers)
    return c.body(picture.br, 200, { ...headers, 'Content-Encoding': 'br' })
  }

  app.get('/cover/:name', (c) => {
    const { stem, ending } = fileOf(c.req.param('name'))
    const game = lobby.game(stem)
    if (!game) throw notFound('image.notFound')
    const variant = c.req.query('plain') !== undefined ? 'plain' : c.req.query('lang') === 'ko' ? 'ko' : 'en'
    if (ending === 'svg') return send(c, `drawn ${variant} ${stem}`, () => drawing(drawnCover(game, variant)))
    if (!isPainted(stem)) throw notFound('image.notFound')
    return send(c, `painted ${variant} ${stem}`, () => painting(coverFile(stem, variant)))
  })

  app.get('/background/:name', (c) => {
    const { stem, ending } = fileOf(c.req.param('name'))
    const provider = lobby.providerOfTitle(stem)
    if (!provider) throw notFound('image.notFound')
    return send(c, `background ${ending} ${provider.id}`, () =>
      ending === 'svg' ? drawing(backdrop(provider)) : painting(backdropFile(provider.id)),
    )
  })

  app.get('/logo/:name', (c) => {
    const { stem, ending } = fileOf(c.req.param('name'))
    const provider = lobby.providerOfTitle(stem)
    if (!provider) throw notFound('image.notFound')
    const variant = c.req.query('on') === 'light' ? 'onLight' : 'onDark'
    return send(c, `logo ${variant} ${ending} ${provider.id}`, () =>
      ending === 'svg' ? drawing(logo(provider, variant)) : painting(logoFile(provider.id, variant)),
    )
  })

  return app
}

/** The name of a picture and whether it is asked for as a drawing or painted. Throws 404 for any other ending. */
function fileOf(name: string): { readonly stem: string; readonly ending: 'svg' | 'webp' } {
  const [, stem = '', ending] = /^(.+)\.(svg|webp)$/.exec(name) ?? []
  if (ending !== 'svg' && ending !== 'webp') throw notFound('image.notFound')
  return { stem, ending }
}

function drawing(svg: string): Picture {
  const bytes = new Uint8Array(Buffer.from(svg))
  const br = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
  return { type: 'image/svg+xml', etag: etagOf(bytes), bytes, br: new Uint8Array(br) }
}

function painting(file: string): Picture {
  const bytes = painted(file)
  return { type: 'image/webp', etag: etagOf(bytes), bytes }
}

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}
