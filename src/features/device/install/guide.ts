import type { InstallWay } from '../../../platform/install.ts'

/**
 * How the player installs the app by hand. `share`: the share menu of Safari on an iPhone or iPad. `addressBar` and `menu`: the
 * share menu of another browser there, which is in its address bar or its menu. `safari` and `browser`: only after the page is
 * opened in Safari, or in another browser, because it is shown inside of another app. `dock`: Safari's menu on a Mac.
 * `other`: the browser cannot install it. `browserMenu`: the menu of any other browser.
 */
export type InstallGuide =
  | 'share'
  | 'addressBar'
  | 'menu'
  | 'safari'
  | 'browser'
  | 'dock'
  | 'other'
  | 'browserMenu'

/** KakaoTalk, Naver, Daum, Instagram, Facebook, Line, and Android's WebView. */
const inApp = /KAKAOTALK|NAVER\(inapp|DaumApps|Instagram|FBA[NV]|\bLine\/|; wv\)/

/** How to install in the browser of `userAgent`. */
export function installGuide(way: InstallWay, { userAgent }: Pick<Navigator, 'userAgent'>): InstallGuide {
  if (way === 'ios') {
    // WebKit names Safari only in a browser, and not in a view of another app.
    if (inApp.test(userAgent) || !userAgent.includes('Safari/')) return 'safari'
    if (userAgent.includes('CriOS/')) return 'addressBar'
    return /(?:FxiOS|EdgiOS|OPT|OPiOS|DuckDuckGo|Whale|SamsungBrowser|YaBrowser)\//.test(userAgent)
      ? 'menu'
      : 'share'
  }
  if (inApp.test(userAgent)) return 'browser'
  if (isMacSafari(userAgent)) return Number(/Version\/(\d+)/.exec(userAgent)?.[1]) >= 17 ? 'dock' : 'other'
  return /Firefox\//.test(userAgent) && !/Android|Mobile|Tablet/.test(userAgent) ? 'other' : 'browserMenu'
}

/** Whether the browser deletes what a site has saved after seven days without a visit, as WebKit does. */
export function deletesUnvisited(way: InstallWay, { userAgent }: Pick<Navigator, 'userAgent'>): boolean {
  return way === 'ios' || (way === 'menu' && isMacSafari(userAgent))
}

function isMacSafari(userAgent: string): boolean {
  return /Macintosh.* Version\/\d.* Safari\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)
}
