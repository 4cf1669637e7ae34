import { readFileSync } from 'node:fs'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brandLanguage } from './brand/brand.ts'
import { appAliases, appCss, appSource } from './build/app-source.ts'
import { brand } from './build/brand.ts'
import { oldestBrowsers } from './build/browsers.ts'
import { chunkGroups, pureFunctions } from './build/chunks.ts'
import { inlineShell, recoveryScreen } from './build/inline-shell.ts'
import { manifestIn, manifestLanguages } from './build/manifest.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string
}

export default defineConfig({
  plugins: [
    appSource(true),
    brand(),
    inlineShell(),
    recoveryScreen(),
    manifestLanguages(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      manifest: await manifestIn(brandLanguage),
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
        // Without this the worker downloads the whole bundle a second time.
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  resolve: {
    alias: appAliases,
  },
  // For `npm run dev`: a dependency that Vite finds only when a page is opened reloads the page.
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'] },
  define: {
    MARQUEE_VERSION: JSON.stringify(version),
  },
  css: appCss,
  build: {
    outDir: 'dist/app',
    target: oldestBrowsers,
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { manualPureFunctions: pureFunctions },
      output: {
        codeSplitting: { groups: chunkGroups },
        // The diagnostics count the catalogues by this name. Short hashes, because the first script lists every chunk and style sheet.
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.endsWith('.po') ? 'assets/locale-[name]-[hash:7].js' : 'assets/[name]-[hash:7].js',
      },
    },
  },
})
