import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { recipeCss } from './build/recipe-css.ts'
import { homeGate } from './build/shell-in-html.ts'
import { readersTextSize } from './build/text-size.ts'

/** The program by which the operator renders home: the app's own components, with the class names of the app's build. */
export default defineConfig({
  plugins: [
    // Both builds run at the same time: the other one writes the tree of routes.
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      enableRouteGeneration: false,
    }),
    react(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    recipeCss(),
    homeGate(),
  ],
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // As a browser's program: on a server the router would render other boundaries than it hydrates.
  ssr: { noExternal: true, target: 'webworker' },
  define: { MARQUEE_VERSION: '""', MARQUEE_PAGES: '[]', 'process.env.NODE_ENV': '"production"' },
  css: {
    modules: { generateScopedName: '[hash:base64:5]' },
    postcss: { plugins: [readersTextSize()] },
  },
  publicDir: false,
  build: { ssr: 'src/prerender.tsx', outDir: 'dist/prerender', target: 'es2023' },
})
