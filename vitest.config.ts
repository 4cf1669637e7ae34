import { availableParallelism } from 'node:os'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { recipeCss } from './build/recipe-css.ts'
import { chromiumLaunch } from './tests/support/chromium.ts'

/** The transforms of the application's build that tests need: JSX, message catalogues, macros. */
const plugins = (): PluginOption[] => [
  react(),
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  recipeCss(),
]

export default defineConfig({
  test: {
    // One less than the cores is the default, which leaves half of a small machine idle; and many tests wait for a timer.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/unit/**/*.test.ts', 'src/**/*.test.ts', 'server/**/*.test.ts'],
          setupFiles: ['tests/support/setup-indexeddb.ts', 'tests/support/setup-patience.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx', 'src/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-indexeddb.ts', 'tests/support/setup-patience.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: plugins(),
        // Found once up front: a dependency that Vite discovers in the middle of a test reloads the page under it.
        optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'tests/browser/**/*.{ts,tsx}'] },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        test: {
          name: 'chaos',
          environment: 'node',
          include: ['tests/chaos/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
