import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import type { Context } from 'hono'
import * as v from 'valibot'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

interface BuiltFile {
  readonly type: string
  readonly raw: Uint8Array<ArrayBuffer>
  readonly brotli: Uint8Array<ArrayBuffer> | undefined
}

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean(), false),
    css: v.optional(v.array(v.string()), []),
    imports: v.optional(v.array(v.string()), []),
  }),
)

type BuiltManifest = v.InferOutput<typeof Manifest>

/** Addresses of the files of a page. */
export interface BuiltEntry {
  readonly script: string
  readonly styles: readonly string[]
  readonly preloads: readonly string[]
}

/** The built game in memory. */
export interface BuiltGame {
  /** The files of a page. Throws for an entry that was not built. */
  entry(name: string): BuiltEntry
  /** Serves a file under `/assets/`, with brotli where the browser accepts it. Its hashed name allows caching for a year. */
  serve(c: Context): Response
}

/**
 * Reads the output of `vite build -c vite.studio.config.ts`.
 *
 * @throws when the game was not built
 */
export function readBuiltGame(folder: string): BuiltGame {
  const manifestPath = join(folder, '.vite', 'manifest.json')
  if (!existsSync(manifestPath)) throw new Error(`the studio's game is not built: ${manifestPath} is missing`)
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(manifestPath, 'utf8')))
  const entries = new Map<string, BuiltEntry>()
  for (const [source, chunk] of Object.entries(manifest)) {
    if (!chunk.isEntry) continue
    const chunks = reached(manifest, chunk.imports)
    const styles = [...[...chunks].flatMap(({ css }) => css), ...chunk.css]
    entries.set(source.replace(/\.ts$/, ''), {
      script: `/${chunk.file}`,
      styles: [...new Set(styles)].map((file) => `/${file}`),
      preloads: [...chunks].map(({ file }) => `/${file}`),
    })
  }
  if (entries.size === 0) throw new Error(`${manifestPath} names no entry`)

  const files = new Map<string, BuiltFile>()
  for (const found of readdirSync(join(folder, 'assets'), { withFileTypes: true })) {
    const path = join(found.parentPath, found.name)
    const type = types[extname(found.name)]
    if (!found.isFile() || type === undefined) continue
    const compressed = `${path}.br`
    files.set(`/${relative(folder, path)}`, {
      type,
      raw: new Uint8Array(readFileSync(path)),
      brotli: existsSync(compressed) ? new Uint8Array(readFileSync(compressed)) : undefined,
    })
  }

  return {
    entry(name) {
      const entry = entries.get(name)
      if (entry === undefined) throw new Error(`${manifestPath} names no entry ${name}`)
      return entry
    },
    serve(c) {
      const file = files.get(c.req.path)
      if (file === undefined) return c.text('not found', 404, { 'cache-control': 'no-store' })
      const brotli = /\bbr\b/.test(c.req.header('accept-encoding') ?? '') ? file.brotli : undefined
      return c.body(brotli ?? file.raw, 200, {
        'content-type': file.type,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
        ...(brotli === undefined ? {} : { 'content-encoding': 'br' }),
      })
    },
  }
}

/** These chunks and all their static imports, without dynamic ones. */
function reached(manifest: BuiltManifest, names: readonly string[]): Set<BuiltManifest[string]> {
  const chunks = new Set<BuiltManifest[string]>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (chunk === undefined || chunk.isEntry || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const imported of chunk.imports) add(imported)
  }
  for (const name of names) add(name)
  return chunks
}

/** A strong entity tag for generated text. */
export function entityTag(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
}
