import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups, pureFunctions } from '../../../build/chunks.ts'

/** The floor: the product's stack and build settings around one button. What it costs, every page of the stack costs. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '.',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: { rollupFormat: 'iife', dontCacheBustURLsMatching: /^assets\// },
    }),
  ],
  build: {
    outDir: join(import.meta.dirname, '../../../node_modules/.cache/bench-floor'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureFunctions },
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
})
