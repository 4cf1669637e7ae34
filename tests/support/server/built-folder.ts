import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type BuiltApp, readBuiltApp } from '@marquee/operator/http/built-app.ts'

/** What follows the head's title and description in the page of `buildFolder`. */
export const pageBody =
  '<style>a{color:red}</style></head><body><script>boot()</script><script src="/a.js"></script></body></html>'
const page = `<!doctype html><html lang="ko"><head><title>x</title><meta name="description" content="y" />${pageBody}`
/** The text of `/assets/main-abc.js`. */
export const script = 'export const answer = 42\n'.repeat(20)

/** A small build and the build before it, on disk; `remove` deletes both. */
export function buildFolder(): { built: BuiltApp; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-built-'))
  const app = join(folder, 'app')
  const previous = join(folder, 'previous')
  mkdirSync(join(app, 'assets'), { recursive: true })
  mkdirSync(join(previous, 'assets'), { recursive: true })
  writeFileSync(join(app, 'index.html'), page)
  mkdirSync(join(app, '.vite'))
  writeFileSync(
    join(app, '.vite', 'manifest.json'),
    JSON.stringify({ 'locales/it.po': { file: 'assets/locale-it-abc.js' } }),
  )
  writeFileSync(join(app, 'sw.js'), 'self.x = 1')
  writeFileSync(join(app, 'assets', 'main-abc.js'), script)
  writeFileSync(join(app, 'assets', 'main-abc.js.br'), brotliCompressSync(script))
  writeFileSync(join(app, 'assets', 'main-abc.js.gz'), gzipSync(script))
  writeFileSync(join(app, 'assets', 'main-abc.js.map'), '{}')
  writeFileSync(join(previous, 'assets', 'main-old.js'), 'export const old = true')
  writeFileSync(join(previous, 'index.html'), 'the previous page')
  const built = readBuiltApp(app, previous)
  if (!built) throw new Error('the build was not read')
  return { built, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
