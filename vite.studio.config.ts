import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The scripts of the pages of games, below the root. */
const pages = [
  'slots/slot',
  'tables/roulette',
  'tables/baccarat',
  'tables/dragon-tiger',
  'tables/money-wheel',
  'tables/sic-bo',
  'tables/fan-tan',
  'tables/draw',
  'tables/tile-draw',
  'hands/blackjack',
  'hands/holdem',
]

/** The studio's game: a program of its own, on an origin of its own. The server writes its page. */
export default defineConfig({
  root: here('./packages/studio/client'),
  publicDir: false,
  build: {
    outDir: here('./dist/studio'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: pages.map((name) => here(`./packages/studio/client/${name}.ts`)),
    },
  },
  plugins: [compressed()],
})

/** Writes a brotli copy beside every built file, for the server to send as it is. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle(options) {
      const folder = join(options.dir ?? '', 'assets')
      for (const name of readdirSync(folder)) {
        if (!/\.(js|css)$/.test(name)) continue
        const raw = readFileSync(join(folder, name))
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
        }
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(raw, { params }))
      }
    },
  }
}
