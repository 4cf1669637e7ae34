import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { CSSOptions, PluginOption } from 'vite'
import { themeModules } from './theme-css.ts'
import { pxToRem } from './text-size.ts'

/**
 * The plugins for the app's source, in order. The app and the renderer of home use the same ones, or the browser would hydrate
 * other markup than was rendered. `writesRoutes`: whether this build writes the route tree; only one may, because both run at
 * the same time.
 */
export function appSource(writesRoutes: boolean): PluginOption[] {
  return [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: './src/routes',
      generatedRouteTree: './src/route-tree.gen.ts',
      quoteStyle: 'single',
      enableRouteGeneration: writesRoutes,
    }),
    react(),
    lingui({ failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    themeModules(),
  ]
}

/** React has the hook itself since version 18: the shim is for older ones. */
export const appAliases = {
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
  'use-sync-external-store/shim': 'react',
}

/** The names of the classes, which markup and style sheets share, and the reader's text size. */
export const appCss: CSSOptions = {
  modules: { generateScopedName: '[hash:base64:5]' },
  postcss: { plugins: [pxToRem()] },
}
