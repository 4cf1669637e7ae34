/**
 * Whether the browser is one of those that the app is built for (`build/browsers.ts`): what Chrome 111, Firefox 121 and Safari 16.4
 * were the last to learn. It must run in any browser.
 */
export const isSupportedBrowser = (): boolean =>
  !!document.adoptedStyleSheets &&
  CSS.supports('selector(:has(a))') &&
  CSS.supports('color', 'color-mix(in srgb, red, red)')
