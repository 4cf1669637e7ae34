/**
 * Runs before the first paint and sets the stored look and language on <html>, so that no other theme or language flashes.
 * The build bundles it and inlines it into index.html (`build/inline-shell.ts`): every byte counts.
 */
import { languages, layoutNames, siteLanguages, styleNames, themeNames } from '@marquee/contract/config.ts'
import { matchLanguage } from '@marquee/contract/match-language.ts'
import { brandLanguage } from '../brand/brand.ts'
import { skeletonOf } from './skeleton.ts'
import { isSupportedBrowser } from './supported-browser.ts'

const root = document.documentElement

/** Undefined without a value, and where storage is refused (private mode, blocked cookies). */
function stored(name: string, allowed: readonly string[]): string | undefined {
  try {
    const value = localStorage.getItem(name) ?? ''
    return allowed.includes(value) ? value : undefined
  } catch {
    return undefined
  }
}

const parameter = new URLSearchParams(location.search).get('lang')

// Without a choice the attribute of the page stays: the site's look from the operator, else the default.
const look = (name: string, allowed: readonly string[]) => {
  root.dataset[name] = stored(name, allowed) ?? root.dataset[name] ?? ''
}
look('theme', themeNames)
look('style', styleNames)
look('layout', layoutNames)
root.dataset['rail'] = stored('rail', ['folded']) ?? 'open'
// Those of the site, where the operator wrote them into the page.
const offered = siteLanguages(root.dataset['languages']?.split(' '))
root.lang =
  (parameter && matchLanguage([parameter], offered)) ||
  stored('lang', offered ?? languages) ||
  matchLanguage(navigator.languages, offered) ||
  (offered?.[0] ?? brandLanguage)
root.dataset['shell'] = skeletonOf(location.pathname)
// Home is prerendered for a phone, in one language and layout. If they do not match, the skeleton is shown.
const isFitting = `${root.lang} ${root.dataset['layout']}` === root.dataset['prerendered'] && !location.search
if (!isFitting || matchMedia('(min-width: 960px)').matches) delete root.dataset['prerendered']

// Chromium may dispatch the event before the app listens: stored for `platform/install.ts`.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installOffer = event
})

// If a script fails or the app has not replaced the skeleton in time, a page outside of the bundle explains it.
function recover() {
  // In a variable, because a bundler would resolve a literal address. The browser runs the module once.
  const address = '/recovery.js'
  // Not again for an error in that page.
  if (!isSupportedBrowser() || document.querySelector('.shell, body:not(:has(#root))')) {
    import(/* @vite-ignore */ address).catch(() => {})
  }
}
if (!isSupportedBrowser()) addEventListener('DOMContentLoaded', recover)
// Only for scripts of the app: browser extensions and injected scripts fail too, and the app starts without them.
const ownScripts = `${location.origin}/assets/`
addEventListener(
  'error',
  ({ target, filename }) => {
    if ((target instanceof HTMLScriptElement ? target.src : `${filename}`).startsWith(ownScripts)) recover()
  },
  true,
)
addEventListener('startfailed', recover)
setTimeout(recover, 30_000)

// Set before the first frame, with which the browser's bars are painted.
const background = getComputedStyle(root).getPropertyValue('--colors-background').trim()
document.querySelector('meta[name=theme-color]')?.setAttribute('content', background)

// Creating the first number format is slow, so it is done while the scripts load.
window.requestIdleCallback?.(() => new Intl.NumberFormat(root.lang).format(0))
