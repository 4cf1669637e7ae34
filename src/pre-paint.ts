/**
 * Runs before the first paint and puts the stored look and language on <html>, so that no other theme or language flashes.
 * The build bundles it with what it imports and inlines it into index.html (`build/shell-in-html.ts`): every byte counts.
 */
import { languages, layoutNames, styleNames, themeNames } from './contract/config.ts'
import { matchLanguage } from './platform/i18n/language.ts'
import { workerContainer } from './platform/update/service-worker.ts'

const root = document.documentElement

/** Null without a value, and where storage is refused (private mode, blocked cookies). */
function read(storage: 'localStorage' | 'sessionStorage', name: string): string | null {
  try {
    return window[storage].getItem(name)
  } catch {
    return null
  }
}

function stored(name: string, allowed: readonly string[]): string | undefined {
  const value = read('localStorage', name) ?? ''
  return allowed.includes(value) ? value : undefined
}

const path = location.pathname
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
root.dataset['shell'] = MARQUEE_SHELLS[path] ?? 'page'
// A prerendered page is a phone's, in its own language and layout: elsewhere the skeleton is shown.
const isFitting = `${root.lang} ${root.dataset['layout']}` === root.dataset['prerendered'] && !location.search
if (!isFitting || matchMedia('(min-width: 960px)').matches) delete root.dataset['prerendered']

// A link that stays without being fetched would keep the page that needs its file from preloading it.
if (!/^\/(home)?$/.test(path)) for (const link of document.querySelectorAll('link[data-home]')) link.remove()
const chunks = document.querySelectorAll<HTMLLinkElement>(`link[data-start]:lang(${root.lang})`)
function fetchChunks(): void {
  for (const link of chunks) {
    // The first paint must not wait for them.
    link.fetchPriority = 'low'
    link.rel = link.dataset['start'] ?? ''
  }
}
/** Runs once, at the start of the next frame. A page that is hidden, or that a player leaves before the frame, has none. */
function inFrame(run: () => void): void {
  if (document.visibilityState === 'hidden') return run()
  void new Promise((resolve) => {
    requestAnimationFrame(resolve)
    addEventListener('visibilitychange', resolve)
  }).then(run)
}
const isFromWorker = Boolean(workerContainer()?.controller)
// What the worker answers at once would keep the parser waiting: it answers while the first frame is laid out.
if (isFromWorker) inFrame(fetchChunks)
else fetchChunks()
addEventListener('DOMContentLoaded', () =>
  // After the paint.
  inFrame(() =>
    setTimeout(() => {
      const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')?.href
      // `npm run dev` has a script of its own.
      if (entry) void import(/* @vite-ignore */ entry)
      // The first formatter of a process takes 50 ms of a slow phone. It is made while a line brings the scripts. A worker brings them at once:
      // then it is made only in a tab with a session (spec §3), whose first frame shows a balance.
      if (!isFromWorker || read('sessionStorage', 'jwt')) setTimeout(() => Intl.NumberFormat(root.lang))
    }),
  ),
)

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
