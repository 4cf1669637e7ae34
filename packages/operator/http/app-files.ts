import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { setRecent } from '../games/recent-entries.ts'
import { returnPath } from '@marquee/contract/studio-frames.ts'
import type { AppEnv, Services } from '../services.ts'
import { siteConfig } from '../site/site-config.ts'
import { type BuiltApp, type BuiltFile, etagOf, findFile, pageName, sendFile } from './built-app.ts'
import { preferredLanguage } from './language.ts'
import { type PageVariant, renderPage } from './page-template.ts'
import { isPageRequest, pagePathOf } from './page-request.ts'
import { inlineHashes, pageHeaders, returnHeaders } from './policy.ts'
import { prerenderedHome } from './prerendered-home.ts'

/** Bounds the memory: clients choose language, path and, without `HOSTS`, the origin. */
const maxVariants = 128
const homePath = '/home'
/** Lower than the build's level 11, which takes too long for a response and saves little. */
const brotliLevel = 6

/** Serves the built app. The returned handler returns `undefined` if the path is neither a file nor a page. */
export function serveApp(built: BuiltApp, services: Services) {
  const { lobby, settings } = services
  // A prerendered home adds no inline script and no style.
  const hashes = inlineHashes(built.page)
  const pageFor = renderVariants(built)
  const homeFor =
    built.renderHome &&
    prerenderedHome(built.renderHome, services, (variant: PageVariant, html, data) =>
      compress(renderPage(built, variant, { html, data })),
    )
  return async (c: Context<AppEnv>): Promise<Response | undefined> => {
    const { method, path } = c.req
    if (method !== 'GET' && method !== 'HEAD') return undefined
    const file = findFile(built, path, isPageRequest(c))
    if (!file || file !== built.files.get(pageName))
      return file && sendFile(c, file, path === returnPath ? returnHeaders : {})
    const { site } = c.var
    const { origin } = site
    const renderHome = path === homePath ? homeFor : undefined
    const featured = renderHome && lobby.featured(`${origin}/images`)
    const config = siteConfig(site, settings.siteOverrides, undefined, featured)
    const { languages } = config.VARIABLES
    const language = preferredLanguage(c.req.header('accept-language'), languages)
    const variant: PageVariant = {
      site: config.VARIABLES.title,
      language,
      languages,
      origin,
      path: pagePathOf(path) ?? '/',
      look: config.WEB_VARIABLES,
    }
    const home = await renderHome?.(config, variant)
    return sendFile(c, home ?? pageFor(variant), {
      ...pageHeaders(hashes, config, origin),
      'Content-Language': language,
    })
  }
}

/** Renders and compresses each variant of the page once. */
function renderVariants(built: BuiltApp): (variant: PageVariant) => BuiltFile {
  const rendered = new Map<string, BuiltFile>()
  return (variant) => {
    const { site, language, origin, path, look } = variant
    const key = JSON.stringify([site, language, origin, path, look.theme, look.style, look.layout])
    const file = rendered.get(key) ?? compress(renderPage(built, variant))
    setRecent(rendered, key, file, maxVariants)
    return file
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
