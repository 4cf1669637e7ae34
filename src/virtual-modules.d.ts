declare module 'virtual:recipes.css'

/** The app's version, put in by the build (`vite.config.ts`); absent in tests. */
declare const MARQUEE_VERSION: string | undefined

/** The paths of the pages that show one card, put in by the build (`build/shell-in-html.ts`). */
declare const MARQUEE_CARD_PAGES: readonly string[]
