import { defineConfig } from 'vite'
import { appAliases, appCss, appSource } from './build/app-source.ts'
import { homeGate } from './build/shell-in-html.ts'

/** The program by which the operator renders home: the app's own components, built as the app is. */
export default defineConfig({
  plugins: [appSource(false), homeGate()],
  resolve: { alias: appAliases },
  // As a browser's program: on a server the router would render other boundaries than it hydrates.
  ssr: { noExternal: true, target: 'webworker' },
  define: { MARQUEE_VERSION: '""', 'process.env.NODE_ENV': '"production"' },
  css: appCss,
  publicDir: false,
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/prerender', target: 'es2023' },
})
