import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import type { Context } from 'hono'
import { type InlineHashes, inlineHashes } from './policy.ts'

type Bytes = Uint8Array<ArrayBuffer>

interface BuiltFile {
  readonly type: string
  readonly cache: string
  readonly etag: string
  readonly raw: Bytes
  readonly br: Bytes | undefined
  readonly gz: Bytes | undefined
}

/** The built app in memory. */
export interface BuiltApp {
  readonly files: ReadonlyMap<string, BuiltFile>
  readonly hashes: InlineHashes
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

const immutable = 'public, max-age=31536000, immutable'

/**
 * Reads `app` (the build) and the hashed assets of `previous` (the build before, which open tabs still ask for).
 * `undefined` when nothing was built: the operator then serves its calls alone.
 */
export function readBuiltApp(app: string, previous: string): BuiltApp | undefined {
  if (!existsSync(join(app, 'index.html'))) return undefined
  const files = new Map<string, BuiltFile>()
  const older = join(previous, 'assets')
  if (existsSync(older)) readInto(files, previous, older)
  readInto(files, app, app)
  const html = readFileSync(join(app, 'index.html'), 'utf8')
  return { files, hashes: inlineHashes(html) }
}

/**
 * The app with the worker that takes every installed worker back in place of its own: browsers that ask for `/sw.js` remove
 * theirs and its caches, and the app lives from the network.
 */
export function withoutWorker(app: BuiltApp): BuiltApp {
  const retired = app.files.get('/retired-worker.js')
  return retired ? { ...app, files: new Map([...app.files, ['/sw.js', retired]]) } : app
}

function readInto(files: Map<string, BuiltFile>, root: string, folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = `/${relative(root, path).split(sep).join('/')}`
    if (!entry.isFile() || /\.(br|gz|map)$/.test(name) || name.startsWith('/.')) continue
    const raw = read(path)
    files.set(name, {
      type: types[extname(name)] ?? 'application/octet-stream',
      cache: name.startsWith('/assets/') ? immutable : 'no-cache',
      etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
      raw,
      br: existsSync(`${path}.br`) ? read(`${path}.br`) : undefined,
      gz: existsSync(`${path}.gz`) ? read(`${path}.gz`) : undefined,
    })
  }
}

function read(path: string): Bytes {
  return new Uint8Array(readFileSync(path))
}

/** The file at a path; the page itself for a navigation to a path without extension; `undefined` for anything else. */
export function findFile(app: BuiltApp, path: string, accept: string): BuiltFile | undefined {
  const file = app.files.get(path)
  if (file) return file
  const navigation = !/\.[^/]*$/.test(path) && accept.includes('text/html') && !path.startsWith('/assets/')
  return navigation ? app.files.get('/index.html') : undefined
}

/** Sends a file as the request can take it: 304, Brotli, gzip or plain. `extra` are the headers of a page. */
export function sendFile(c: Context, file: BuiltFile, extra: Readonly<Record<string, string>>): Response {
  const headers: Record<string, string> = {
    ...extra,
    'Content-Type': file.type,
    'Cache-Control': file.cache,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  }
  const known = (c.req.header('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(file.etag)) return c.body(null, 304, headers)
  const accepted = c.req.header('accept-encoding') ?? ''
  if (file.br && /\bbr\b/.test(accepted))
    return c.body(file.br, 200, { ...headers, 'Content-Encoding': 'br' })
  if (file.gz && /\bgzip\b/.test(accepted))
    return c.body(file.gz, 200, { ...headers, 'Content-Encoding': 'gzip' })
  return c.body(file.raw, 200, headers)
}

/** Whether a file is a page, which carries the policy. */
export function isPage(file: BuiltFile): boolean {
  return file.type.startsWith('text/html')
}
