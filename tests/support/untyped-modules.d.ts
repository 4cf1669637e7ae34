/** What the tests use of jsdom, which has no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options: { url: string })
    readonly window: Window & typeof globalThis
  }
}

/** A catalogue of `locales`, which the build compiles. */
declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
