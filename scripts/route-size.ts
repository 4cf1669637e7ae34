import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { closure, type Manifest } from '../build/chunk-graph.ts'

export interface RouteSize {
  /** The route's file below `src/routes`. */
  readonly route: string
  readonly scripts: number
  readonly styles: number
  /** Bytes, brotli 11. */
  readonly js: number
  readonly cssAndHtml: number
}

/** The layout around every route, which is no route itself. */
const rootRoute = '__root.tsx'
const entries = ['index.html']

/**
 * A route's own file and those of the layouts around it, whose names its own name begins with, and the root.
 */
export function routeChain(route: string, all: readonly string[]): string[] {
  const own = segments(route)
  return all.filter((other) => {
    const parts = segments(other)
    return other === rootRoute || parts.every((part, index) => part === own[index])
  })
}

function segments(route: string): string[] {
  return route.replace(/(\/route)?\.tsx$/, '').split(/[./]/)
}

/** What a first visit to each route loads before it can be used: scripts of the page, preloads, route. Catalogues are apart. */
export function routeSizes(dist: string, routes: readonly string[]): RouteSize[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  // Links that only home turns on are counted there, through its own chunks.
  const everywhere = html.replaceAll(/<link [^>]*data-home[^>]*>/g, '')
  const named = Array.from(
    everywhere.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g),
    ([, file = '']) => file,
  )
  const sizeOf = (file: string): number => brotliSize(join(dist, file))
  const visited = routes.filter((route) => route !== rootRoute)
  return visited.map((route) => {
    const sources = routeChain(route, routes).flatMap((file) => splitChunks(manifest, file))
    const keys = closure(manifest, [...entries, ...sources])
    const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
    const files = new Set([...named, ...chunks.flatMap(({ file, css = [] }) => [file, ...css])])
    const js = [...files].filter((file) => file.endsWith('.js'))
    const css = [...files].filter((file) => file.endsWith('.css'))
    return {
      route,
      scripts: js.length,
      styles: css.length,
      js: sum(js.map(sizeOf)),
      cssAndHtml: sum(['index.html', ...css].map(sizeOf)),
    }
  })
}

/** The chunks that the router's plugin split from a route's file and that its first view needs. */
function splitChunks(manifest: Manifest, route: string): string[] {
  const source = `src/routes/${route}?tsr-split=`
  return Object.keys(manifest).filter((key) => key.startsWith(source) && /[=-](component|loader)/.test(key))
}

/** What the page of each of the studio's games waits for, bytes of scripts (brotli 11). */
export function studioSizes(dist: string): { readonly game: string; readonly js: number }[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')) as Manifest
  return Object.keys(manifest)
    .filter((key) => manifest[key]?.isEntry === true)
    .map((key) => {
      const chunks = [...closure(manifest, [key])].flatMap((one) => manifest[one] ?? [])
      const sizes = chunks.map(({ file }) => brotliSize(join(dist, file)))
      return { game: key.replace(/\.ts$/, ''), js: sum(sizes) }
    })
}

/**
 * Bytes of a file as a browser receives it (brotli 11), but for the hashes in the names of the files that it names. They are made of
 * the names alone, because the real ones change with each build and compress differently: the same page had 10,935 and 11,001 bytes.
 */
export function brotliSize(file: string): number {
  const known = brotliSizes.get(file)
  if (known !== undefined) return known
  // As bytes: what is no text stays what it is.
  const raw = Buffer.from(readFileSync(file, 'latin1').replaceAll(hashedName, withOwnHash), 'latin1')
  const { length } = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  })
  brotliSizes.set(file, length)
  return length
}

const brotliSizes = new Map<string, number>()

/** The name of a built file: its own, its hash (`build/chunks.ts`) and its ending. */
const hashedName = /([\w.-]+)-[\w-]{7}\.(js|css)\b/g

function withOwnHash(_: string, name: string, ending: string): string {
  return `${name}-${createHash('sha256').update(name).digest('base64url').slice(0, 7)}.${ending}`
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
