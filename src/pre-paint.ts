/**
 * Runs before the first paint and puts the stored look and language on <html>, so that no other theme or language flashes.
 * The build bundles it with what it imports and inlines it into index.html (`build/inline-shell.ts`): every byte counts.
 */
import { languages, layoutNames, styleNames, themeNames } from './contract/config.ts'
import { matchLanguage } from './platform/i18n/language.ts'
import { skeletonOf } from './skeleton.ts'

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

const asked = new URLSearchParams(location.search).get('lang')

// Without a choice it is what the page says: of this site in a prerendered home, else the defaults.
const look = (name: string, allowed: readonly string[]) => {
  root.dataset[name] = stored(name, allowed) ?? root.dataset[name] ?? ''
}
look('theme', themeNames)
look('style', styleNames)
look('layout', layoutNames)
root.dataset['rail'] = stored('rail', ['folded']) ?? 'open'
root.lang =
  (asked && matchLanguage([asked])) || stored('lang', languages) || matchLanguage(navigator.languages) || 'ko'
root.dataset['shell'] = skeletonOf(location.pathname)
// A prerendered page is a phone's, in its own language and layout: elsewhere the skeleton is shown.
const isFitting = `${root.lang} ${root.dataset['layout']}` === root.dataset['prerendered'] && !location.search
if (!isFitting || matchMedia('(min-width: 960px)').matches) delete root.dataset['prerendered']

// Chromium may offer installing before the app listens: kept for `platform/install.ts`.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installOffer = event
})

// When a script fails or the app has not replaced the shell in time, a page outside the bundle explains it.
function recover() {
  // In a variable: a bundler would resolve a literal address. The browser runs a module once however often it is imported.
  const address = '/recovery.js'
  // What fails in that page is no reason to ask for it again.
  if (document.querySelector('.shell, body:not(:has(#root))')) {
    import(/* @vite-ignore */ address).catch(() => {})
  }
}
// Pictures and style sheets that fail do not keep the app from starting.
addEventListener(
  'error',
  ({ target }) => (target === window || target instanceof HTMLScriptElement) && recover(),
  true,
)
addEventListener('unhandledrejection', recover)
setTimeout(recover, 30_000)

// At once: the browser's bars are painted with the first frame.
const background = getComputedStyle(root).getPropertyValue('--background').trim()
document.querySelector('meta[name=theme-color]')?.setAttribute('content', background)
