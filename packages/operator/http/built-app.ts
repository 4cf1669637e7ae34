import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import * as v from 'valibot'
import type { RenderHome } from './prerendered-home.ts'

type Bytes = Uint8Array<ArrayBuffer>

export interface BuiltFile {
  readonly type: string
  readonly cache: string
  readonly vary: string
  readonly etag: string
  readonly raw: Bytes
  readonly br: Bytes | undefined
  readonly gz: Bytes | undefined
}

/** The built app in memory. */
export interface BuiltApp {
  readonly files: ReadonlyMap<string, BuiltFile>
  /** The text of `index.html`. */
  readonly page: string
  /** The address of each language's catalogue. */
  readonly catalogues: ReadonlyMap<string, string>
  /** Renders home; absent where that program was not built. */
  readonly renderHome?: RenderHome
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
}

const Manifest = v.record(v.string(), v.object({ file: v.string() }))

const immutable = 'public, max-age=31536000, immutable'

/** The path of the page among the built files. */
export const pageName = '/index.html'

/**
 * Reads `app` (the build) and the hashed assets of `previous` (the previous build, whose files open tabs still request).
 * `undefined` without a build: the operator then serves only its calls.
 */
export function readBuiltApp(app: string, previous: string): BuiltApp | undefined {
  const index = join(app, 'index.html')
  if (!existsSync(index)) return undefined
  const before = join(previous, 'assets')
  const older = existsSync(before) ? readFolder(previous, before) : []
  const files = new Map([...older, ...readFolder(app, app)])
  return { files, page: readFileSync(index, 'utf8'), catalogues: readCatalogues(app) }
}

/** From Vite's manifest of the build; empty without one. */
function readCatalogues(app: string): Map<string, string> {
  const path = join(app, '.vite', 'manifest.json')
  const found = new Map<string, string>()
  if (!existsSync(path)) return found
  for (const [source, { file }] of Object.entries(
    v.parse(Manifest, JSON.parse(readFileSync(path, 'utf8'))),
  )) {
    const [, language] = /^locales\/(.+)\.po$/.exec(source) ?? []
    if (language !== undefined) found.set(language, `/${file}`)
  }
  return found
}

/**
 * The app with the worker that removes every installed worker instead of its own: browsers that fetch `/sw.js` remove
 * their worker and its caches, and the app then loads from the network.
 */
export function withoutWorker(app: BuiltApp): BuiltApp {
  const retired = app.files.get('/retired-worker.js')
  return retired ? { ...app, files: new Map([...app.files, ['/sw.js', retired]]) } : app
}

/** The files in `folder`, by their paths from `root`. */
function readFolder(root: string, folder: string): Map<string, BuiltFile> {
  const files = new Map<string, BuiltFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(root, path).split(sep).join('/')}`
    if (!entry.isFile() || /\.(br|gz|map)$/.test(name) || name.startsWith('/.')) continue
    const raw = readBytes(path)
    files.set(name, {
      type: types[extname(name)] ?? 'application/octet-stream',
      cache: name.startsWith('/assets/') ? immutable : 'no-cache',
      vary: 'Accept-Encoding',
      etag: etagOf(raw),
      raw,
      br: existsSync(`${path}.br`) ? readBytes(`${path}.br`) : undefined,
      gz: existsSync(`${path}.gz`) ? readBytes(`${path}.gz`) : undefined,
    })
  }
  return files
}

function readBytes(path: string): Bytes {
  return new Uint8Array(readFileSync(path))
}

export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/** The file at a path, or the page if `isPageWanted` and the path is neither a file name nor an asset. */
export function findFile(app: BuiltApp, path: string, isPageWanted: boolean): BuiltFile | undefined {
  const file = app.files.get(path)
  if (file) return file
  const mayBePage = !/\.[^/]*$/.test(path) && !path.startsWith('/assets/')
  return isPageWanted && mayBePage ? app.files.get(pageName) : undefined
}

/**
 * Sends a file as the request accepts it: 304, Brotli, gzip or plain. The tag is weak, because all encodings have the same one
 * and a cache must not join parts of them.
 */
export function sendFile(
  c: Context,
  file: BuiltFile,
  pageHeaders: Readonly<Record<string, string>> = {},
): Response {
  const headers: Record<string, string> = {
    ...pageHeaders,
    'Content-Type': file.type,
    'Cache-Control': file.cache,
    ETag: `W/${file.etag}`,
    Vary: file.vary,
  }
  const cached = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (cached.includes(file.etag)) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding') ?? ''
  if (file.br && /\bbr\b/.test(accepted))
    return c.body(file.br, 200, { ...headers, 'Content-Encoding': 'br' })
  if (file.gz && /\bgzip\b/.test(accepted))
    return c.body(file.gz, 200, { ...headers, 'Content-Encoding': 'gzip' })
  return c.body(file.raw, 200, headers)
}
