declare module 'virtual:recipes.css'

/** Chakra's semantic tokens without real values (`build/theme-css.ts`). */
declare module 'virtual:token-names' {
  const tokens: Record<string, Record<string, { value: string }>>
  export default tokens
}

/** The app's version, put in by the build (`vite.config.ts`); absent in tests. */
declare const MARQUEE_VERSION: string | undefined
