declare module 'virtual:recipes.css'

/** The app's version, put in by the build (`vite.config.ts`); absent in tests. */
declare const MARQUEE_VERSION: string | undefined

/** By path, which shape of `theme/shell.css` a page begins with, if not `page`; put in by the build (`build/shell-in-html.ts`). */
declare const MARQUEE_SHELLS: Readonly<Record<string, string | undefined>>
