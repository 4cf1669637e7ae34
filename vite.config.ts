import { readFileSync } from 'node:fs'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chunkGroups, nameChunk, pureFunctions } from './build/chunks.ts'
import { manifestLanguages } from './build/manifest-languages.ts'
import { manifest } from './build/manifest.ts'
import { precache } from './build/precache.ts'
import { preloadBoot } from './build/preload-boot.ts'
import { recipeCss } from './build/recipe-css.ts'
import { shellInHtml } from './build/shell-in-html.ts'
import { readersTextSize } from './build/text-size.ts'

/** Operators and `npm run dev` reach the reference operator here. */
const operator = `http://localhost:${process.env['PORT'] ?? 4173}`
const operatorPaths = [
  '/api',
  '/auth',
  '/main',
  '/images',
  '/healthz',
  '/openapi.json',
  '/game/provider',
  '/game/launch',
]

const kept = precache()
const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}

// The order of plugins matters: without the Babel step the build succeeds with untransformed macros.
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
    }),
    react(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    recipeCss(),
    shellInHtml(),
    preloadBoot(),
    manifestLanguages(),
    kept.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest,
      // The system keeps an installed app's icons by itself.
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: [
          'index.html',
          'recovery.js',
          'manifest.webmanifest',
          'icon.svg',
          'assets/**/*.{js,css}',
        ],
        // Large, and of use only while connected: judging a new password, the world's numbering plans.
        globIgnores: ['assets/password-strength-*.js', 'assets/phone-numbers-*.js'],
        manifestTransforms: [kept.divide],
        // Without this the worker downloads the whole bundle a second time.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  server: {
    proxy: Object.fromEntries(operatorPaths.map((path) => [path, { target: operator, changeOrigin: false }])),
  },
  define: { MARQUEE_VERSION: JSON.stringify(version) },
  css: {
    modules: { generateScopedName: '[hash:base64:5]' },
    postcss: { plugins: [readersTextSize()] },
  },
  build: {
    outDir: 'dist/app',
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', boot: 'src/boot.tsx' },
      treeshake: { manualPureFunctions: pureFunctions },
      output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: nameChunk },
    },
  },
})
