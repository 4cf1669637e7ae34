import { boot } from './boot.tsx'

// No top-level `await`: the chunks of pages import from this module's chunk, and each would wait for the other.
boot().catch((error: unknown) => {
  // The script of the page (`src/pre-paint.ts`) shows that the app did not start.
  dispatchEvent(new Event('startfailed'))
  throw error
})
