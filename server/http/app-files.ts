import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import type { AppEnv, Services } from '../services.ts'
import { siteConfig } from '../site-config.ts'
import { type BuiltApp, type BuiltFile, etagOf, findFile, pageName, sendFile } from './built-app.ts'
import { homeDocument, scriptLinks } from './home-document.ts'
import type { HomeRenderer } from './home-renderer.ts'
import { preferredLanguage } from './language.ts'
import { type PageVariant, renderPage } from './page-head.ts'
import { pageLinks } from './page-links.ts'
import { asksForPage, pagePathOf } from './page-request.ts'
import type { Site } from './origin.ts'
import { type InlineHashes, inlineHashes, pageHeaders } from './policy.ts'

/** Bounds the memory: clients choose language, path and, without `HOSTS`, the origin. A variant takes about 50 kB. */
const maxVariants = 128
/** Homes that are kept, about 60 kB each, and homes that may wait for their rendering. */
const maxHomes = 64
const maxComing = 32
const homePath = '/home'
/** Level 11, which the build uses, takes 37 ms instead of 2 and saves 350 of 4,650 bytes. */
const brotliLevel = 6

/** Serves the built app. The returned handler gives `undefined` for what is neither a file nor a page. */
export function serveApp(built: BuiltApp, services: Services) {
  const { settings } = services
  const hashes = inlineHashes(built.page)
  const pageFor = renderVariants(built)
  const homes = built.homeRenderer && renderHomes(built, built.homeRenderer, services)
  return (c: Context<AppEnv>): Response | undefined => {
    const { method, path } = c.req
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const file = findFile(built, path, asksForPage(c))
    if (!file || file !== built.files.get(pageName)) return file && sendFile(c, file)
    const { origin } = c.var.site
    const config = siteConfig(c.var.site, settings.siteOverrides, new URL(origin).hostname)
    const language = preferredLanguage(c.req.header('accept-language'))
    const variant: PageVariant = {
      site: config.VARIABLES.title,
      language,
      origin,
      path: pagePathOf(path) ?? '/',
      look: config.WEB_VARIABLES,
    }
    const home = path === homePath ? homes?.(variant, c.var.site) : undefined
    return sendFile(c, home?.file ?? pageFor(variant), {
      ...pageHeaders(home?.hashes ?? hashes, config, origin),
      ...(home && { Link: home.scripts }),
      'Content-Language': language,
    })
  }
}

/** Renders and compresses each variant of the page once, and forgets the least recently served beyond `maxVariants`. */
function renderVariants({ page, pageList }: BuiltApp): (variant: PageVariant) => BuiltFile {
  const withLinks = (variant: PageVariant): string => {
    const links = pageLinks(pageList, variant.path, variant.language)
    return renderPage(page, variant).replace('</style>', () => `</style>${links}`)
  }
  const rendered = new Map<string, BuiltFile>()
  return (variant) => {
    const { site, language, origin, path, look } = variant
    const key = JSON.stringify([site, language, origin, path, look.theme, look.style, look.layout])
    const file = rendered.get(key) ?? compress(withLinks(variant))
    rendered.delete(key)
    rendered.set(key, file)
    const [oldest] = rendered.keys()
    if (rendered.size > maxVariants && oldest !== undefined) rendered.delete(oldest)
    return file
  }
}

interface HomeFile {
  readonly file: BuiltFile
  readonly hashes: InlineHashes
  /** The header `Link`. */
  readonly scripts: string
}

/**
 * Renders home once for each site and language, and keeps what was served last. Undefined until a home is rendered: the shell
 * stands in.
 */
function renderHomes(
  built: BuiltApp,
  renderer: HomeRenderer,
  { lobby, log, settings }: Services,
): (variant: PageVariant, site: Site) => HomeFile | undefined {
  const homes = new Map<string, HomeFile>()
  const coming = new Set<string>()
  async function render(key: string, variant: PageVariant, site: Site): Promise<void> {
    const { hostname } = new URL(site.origin)
    const featured = lobby.featured(`${site.origin}/images`)
    const config = siteConfig(site, settings.siteOverrides, hostname, featured)
    const named = new Set(config.WEB_VARIABLES.featured?.map((game) => game.provider_id))
    const providers = lobby.providersOf(named)
    const data = { config, providers }
    const rendered = await renderer.render(variant.language, data)
    const html = homeDocument(
      built,
      renderPage(built.page, variant),
      renderer.gate,
      variant.language,
      data,
      rendered,
    )
    homes.set(key, { file: compress(html), hashes: inlineHashes(html), scripts: scriptLinks(html) })
    const [oldest] = homes.keys()
    if (homes.size > maxHomes && oldest !== undefined) homes.delete(oldest)
  }
  return (variant, site) => {
    const key = JSON.stringify([site.origin, site.studio, variant.language])
    const home = homes.get(key)
    if (home) {
      homes.delete(key)
      homes.set(key, home)
    } else if (!coming.has(key) && coming.size < maxComing) {
      coming.add(key)
      render(key, variant, site).then(
        () => coming.delete(key),
        (error: unknown) => log({ event: 'home_not_rendered', error: String(error) }),
      )
    }
    return home
  }
}

function compress(html: string): BuiltFile {
  const raw = new Uint8Array(Buffer.from(html))
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliLevel }
  return {
    type: 'text/html; charset=utf-8',
    cache: 'no-cache',
    vary: 'Accept-Encoding, Accept-Language',
    etag: etagOf(raw),
    raw,
    br: new Uint8Array(brotliCompressSync(raw, { params })),
    gz: new Uint8Array(gzipSync(raw)),
  }
}
