declare module 'virtual:recipes.css'

/** Put in by the build (`vite.config.ts`); absent in tests. */
declare const MARQUEE_VERSION: string | undefined
