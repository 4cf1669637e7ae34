import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The studio's game: a program of its own, on an origin of its own. The server writes its page. */
export default defineConfig({
  root: here('./server/studio/game'),
  publicDir: false,
  build: {
    outDir: here('./dist/studio'),
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: here('./server/studio/game/main.ts') },
  },
})
