import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { routeChain, routeSizes } from '../../../scripts/route-size.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A built app of the given files; bytes that do not compress, so that sizes add up plainly. */
function distOf(manifest: object, files: Readonly<Record<string, number | string>>): string {
  const dist = mkdtempSync(join(tmpdir(), 'marquee-dist-'))
  folders.push(dist)
  const all = { ...files, '.vite/manifest.json': JSON.stringify(manifest) }
  for (const [name, content] of Object.entries(all)) {
    mkdirSync(join(dist, dirname(name)), { recursive: true })
    writeFileSync(join(dist, name), typeof content === 'number' ? randomBytes(content) : content)
  }
  return dist
}

test('a route is inside its layouts and the root', () => {
  const all = ['__root.tsx', '_dashboard.tsx', '_dashboard.home.tsx', '_dashboard.game.slot.tsx', 'login.tsx']
  expect(routeChain('_dashboard.game.slot.tsx', all)).toEqual([
    '__root.tsx',
    '_dashboard.tsx',
    '_dashboard.game.slot.tsx',
  ])
  expect(routeChain('login.tsx', all)).toEqual(['__root.tsx', 'login.tsx'])
})

test('a route counts entry, shared chunks once, its layout, its own chunk, and what only home turns on there alone', () => {
  const route = (name: string) => `src/routes/${name}?tsr-split=component`
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      css: ['assets/index.css'],
      imports: ['_boot.js'],
    },
    '_boot.js': {
      file: 'assets/boot.js',
      imports: ['_vendor.js'],
      dynamicImports: ['src/lazy.ts'],
    },
    '_vendor.js': { file: 'assets/vendor.js' },
    'src/lazy.ts': { file: 'assets/lazy.js' },
    'locales/en.po': { file: 'assets/locale-en.js' },
    'locales/ko.po': { file: 'assets/locale-ko.js' },
    [route('_dashboard.tsx')]: { file: 'assets/dashboard.js', imports: ['_vendor.js'] },
    [route('_dashboard.home.tsx')]: { file: 'assets/home.js', imports: ['_vendor.js'] },
    [route('login.tsx')]: { file: 'assets/login.js' },
  }
  const dist = distOf(manifest, {
    'index.html':
      '<link data-start="modulepreload" data-entry href="/assets/index.js"><link data-start="modulepreload" data-home href="/assets/home.js"><script src="/pre-paint.js"></script>',
    'pre-paint.js': 100,
    'assets/index.js': 1000,
    'assets/index.css': 500,
    'assets/boot.js': 2000,
    'assets/vendor.js': 4000,
    'assets/lazy.js': 90_000,
    'assets/locale-en.js': 8000,
    'assets/locale-ko.js': 9000,
    'assets/dashboard.js': 16_000,
    'assets/home.js': 32_000,
    'assets/login.js': 64_000,
  })
  const [home, login] = routeSizes(dist, ['_dashboard.home.tsx', 'login.tsx', '_dashboard.tsx'])
  // Catalogues have a budget of their own.
  const shared = 100 + 1000 + 2000 + 4000
  // Brotli adds a few bytes to what cannot be compressed.
  expect(home?.js).toBeGreaterThanOrEqual(shared + 16_000 + 32_000)
  expect(home?.js).toBeLessThan(shared + 16_000 + 32_000 + 200)
  expect(login?.js).toBeGreaterThanOrEqual(shared + 64_000)
  expect(login?.js).toBeLessThan(shared + 64_000 + 200)
  expect(home?.cssAndHtml).toBeGreaterThan(500)
})

test('a page is as large whatever the hashes in the names of its files are', () => {
  const sizeOf = (hash: string) => {
    const file = `assets/index-${hash}.js`
    const manifest = { 'index.html': { file, isEntry: true } }
    const html = `<link rel="modulepreload" href="/assets/other-part-${hash}.js"><script src="/${file}"></script>`
    const dist = distOf(manifest, {
      'index.html': html,
      [file]: `import"./other-part-${hash}.js"`,
      [`assets/other-part-${hash}.js`]: '1',
    })
    return routeSizes(dist, ['home.tsx']).map(({ js, cssAndHtml }) => [js, cssAndHtml])
  }
  expect(sizeOf('aaaaaaa')).toEqual(sizeOf('Zx3-k_q'))
})
