import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { oldestBrowsers } from './build/browsers.ts'

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
    target: oldestBrowsers,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: pages.map((name) => here(`./packages/studio/client/${name}.ts`)),
    },
  },
})
