import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './tests/support/chromium.ts'
import { isLong } from './tests/support/length.ts'
import { productPorts } from './tests/support/product-ports.ts'

const { port } = productPorts()
/** A product that runs already, behind a certificate of its own (`npm run rehearse`). */
const elsewhere = process.env['E2E_ORIGIN']
const started = chromiumLaunch()
/** The certificate's errors are ignored for workers too, which `ignoreHTTPSErrors` does not do. */
const launch =
  elsewhere === undefined ? started : { ...started, args: [...started.args, '--ignore-certificate-errors'] }
/** What only `npm run test:long` runs. */
const notNow = isLong ? [] : [/@long/]
const isBuildServer = process.env['CI'] !== undefined
/** A common phone. Without its pixel density, since the tests have no graphics card: each pixel costs processor time. */
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  globalSetup: './tests/support/start-product.ts',
  // All tests share one product with one database, and make players of their own. A test waits for part of its time, so
  // four workers keep two cores busy. On a slow build server two take as long, and no test waits for another one's browser.
  workers: isBuildServer ? 2 : 4,
  // Tests are shared out one by one, not by file, so that no worker is left with a long file at the end. The wallet's files
  // keep their order.
  fullyParallel: true,
  // A busy build server may stall a test once. A test that fails twice is broken. The report names both kinds.
  retries: isBuildServer ? 1 : 0,
  forbidOnly: isBuildServer,
  reporter: 'list',
  // No measure of speed: a build server that is five times slower than most machines still passes.
  timeout: isBuildServer ? 240_000 : 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: elsewhere ?? `http://localhost:${port}`,

    launchOptions: launch,
    // Without the service worker and without movement a test takes a third less processor time. Tests of the product as
    // players have it turn both on (`tests/support/e2e/whole.ts`).
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the time, so a build server records retries only. Screenshots of each step would cost
    // more than the tests.
    trace: { mode: isBuildServer ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'Asia/Seoul',
  },
  projects: [
    // A test runs on the phone unless it is tagged `@desktop`. A test tagged `@wide` runs on both in the long run.
    { name: 'phone', grepInvert: [/@desktop/, ...notNow], use: phone },
    {
      name: 'desktop',
      grep: isLong ? /@desktop|@wide/ : /@desktop/,
      grepInvert: notNow,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
