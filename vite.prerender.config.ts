import { defineConfig } from 'vite'
import { appAliases, appCss, appSource } from './build/app-source.ts'

/** The program by which the operator renders home: the app's own components, built for Node. */
export default defineConfig({
  plugins: [appSource(false)],
  resolve: { alias: appAliases },
  ssr: { noExternal: true },
  define: { MARQUEE_VERSION: '""', 'process.env.NODE_ENV': '"production"' },
  css: appCss,
  publicDir: false,
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/prerender', target: 'node22' },
})
