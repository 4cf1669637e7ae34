import { availableParallelism } from 'node:os'
import babel from '@rolldown/plugin-babel'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { themeModules } from './build/theme-css.ts'
import { chromiumLaunch } from './tests/support/chromium.ts'

/** The transforms of the app's build that its tests need: JSX, message catalogues, Lingui's macros. */
const appPlugins = (): PluginOption[] => [
  react(),
  lingui(),
  babel({ presets: [linguiTransformerBabelPreset()] }),
  themeModules(),
]

// A busy build server may stall a test once. A test that fails twice is broken. The report names both kinds. Chaos tests
// are seeded and not retried: each of their failures counts.
const retry = process.env['CI'] === undefined ? 0 : 1

/** It replaces a module, which only works where each file loads its own. */
const replacesModules = 'tests/unit/operator/account/enumeration.test.ts'

/** The tests of one of `packages`, which run in Node without the app's transforms. */
const packageTests = (name: string) => ({
  test: {
    name,
    retry,
    environment: 'node' as const,
    include: [`tests/unit/${name}/**/*.test.ts`],
    exclude: [replacesModules],
    // Modules of the packages have no state, so a worker loads them once and not for each of ninety files.
    isolate: false,
    // Some start the product several times.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
})

export default defineConfig({
  test: {
    // Vitest's default is one less than the cores, which leaves half of a small machine idle. Many tests wait for a timer.
    maxWorkers: 2 * availableParallelism(),
    // Threads start faster than processes: the tests of the app take a quarter less processor time.
    pool: 'threads',
    projects: [
      ...['contract', 'operator', 'studio', 'kit'].map(packageTests),
      {
        plugins: appPlugins(),
        test: {
          name: 'unit',
          retry,
          environment: 'node',
          include: ['tests/unit/{app,tooling}/**/*.test.ts', replacesModules],
          setupFiles: ['tests/support/setup-indexeddb.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: appPlugins(),
        test: {
          name: 'dom',
          retry,
          environment: 'jsdom',
          include: ['tests/unit/**/*.test.tsx'],
          setupFiles: ['tests/support/setup-indexeddb.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: appPlugins(),
        // Named up front: a dependency that Vite discovers in the middle of a test reloads the page under it.
        optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'tests/browser/**/*.{ts,tsx}'] },
        test: {
          name: 'browser',
          retry,
          include: ['tests/browser/**/*.test.{ts,tsx}'],
          env: { TEST_LENGTH: process.env['TEST_LENGTH'] ?? '' },
          testTimeout: 60_000,
          // Vitest's own second is too short for a busy build server.
          expect: { poll: { timeout: 15_000 } },
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
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'engines',
          retry,
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          // One browser at a time, so that each has the machine.
          maxWorkers: 1,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
