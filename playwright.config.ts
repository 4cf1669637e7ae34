import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './tests/support/chromium.ts'
import { isLong } from './tests/support/length.ts'
import { productPorts } from './tests/support/product-ports.ts'

const { port } = productPorts()
/** What only `npm run test:long` runs. */
const notNow = isLong ? [] : [/@long/]
const isBuildServer = process.env['CI'] !== undefined
/** The width that most players hold. One pixel a pixel: a phone's would be drawn four times over by the processor. */
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  globalSetup: './tests/support/start-product.ts',
  // The product is one process with one database: tests make their own players and may run side by side. Each waits
  // part of its time, so that four keep two cores busy.
  workers: 4,
  // By the test, not by the file: no long file is left for one worker at the end. The wallet's files keep their order.
  fullyParallel: true,
  // A busy build server may stall one test once; what fails twice is a fault. The report names both.
  retries: isBuildServer ? 1 : 0,
  forbidOnly: isBuildServer,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: chromiumLaunch(),
    // Most tests ask about one screen: without the worker's unpacking and without movement each takes a third less of a
    // small machine. Those that are about the whole product take it as players have it (`tests/support/e2e/whole.ts`).
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a fifth of the time: on a build server only what is tried again is recorded. Without the film,
    // which costs more than the tests themselves.
    trace: { mode: isBuildServer ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'Asia/Seoul',
  },
  projects: [
    // A test runs on the phone, which is what most players hold, unless it is tagged `@desktop`; `@wide` on both in the long run.
    { name: 'phone', grepInvert: [/@desktop|@webgl/, ...notNow], use: phone },
    {
      name: 'desktop',
      grep: isLong ? /@desktop|@wide/ : /@desktop/,
      grepInvert: notNow,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'webgl',
      grep: /@webgl/,
      grepInvert: notNow,
      use: { viewport: { width: 390, height: 844 }, launchOptions: chromiumLaunch({ webgl: true }) },
    },
  ],
})
