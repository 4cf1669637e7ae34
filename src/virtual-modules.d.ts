declare module 'virtual:recipes.css'

/** The app's version, put in by the build (`vite.config.ts`); absent in tests. */
declare const MARQUEE_VERSION: string | undefined
