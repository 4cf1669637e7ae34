/**
 * The oldest browsers that the app starts in (README). Vite lowers syntax and prefixes styles for them; functions that are newer are
 * called only where they exist. `src/supported-browser.ts` recognises older ones.
 */
export const oldestBrowsers = ['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4']
