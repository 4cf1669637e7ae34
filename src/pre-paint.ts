/**
 * Runs before the first paint, in place of nothing else: puts the stored look and language on <html>,
 * so that no other theme or language flashes. The build inlines it into index.html (see
 * build/shell-in-html.ts); it can import nothing, so its lists repeat the contract's, which a test compares.
 */
const themes = ['light', 'dark', 'darkBlue', 'darkOrange', 'darkRed', 'black']
const styles = ['modern', 'classic', 'minimal', 'neon', 'retro', 'pastel']
const layouts = ['list-layout', 'grid-layout', 'compact-layout']
const languages = 'en ko zh-CN zh-TW ja vi th ms id fil es tr de it km lo'.split(' ')
const pageA = /^\/(login|account\/(register|forgot)|register-nine|etc\/)/

const root = document.documentElement

function stored(name: string, allowed: string[]): string | undefined {
  try {
    const value = localStorage.getItem(name) ?? ''
    return allowed.includes(value) ? value : undefined
  } catch {
    // Storage is refused (private mode, blocked cookies): the defaults stand.
    return undefined
  }
}

function match(tags: readonly string[]): string | undefined {
  for (const tag of tags) {
    const base = tag.split('-')[0]?.toLowerCase() ?? ''
    if (base === 'zh') return /^zh-(tw|hk|mo|hant)/i.test(tag) ? 'zh-TW' : 'zh-CN'
    const known = base === 'tl' ? 'fil' : base === 'in' ? 'id' : base
    if (languages.includes(known)) return known
  }
  return undefined
}

function language(): string {
  const asked = new URLSearchParams(location.search).get('lang')
  return (asked && match([asked])) || stored('lang', languages) || match(navigator.languages) || 'ko'
}

root.dataset['theme'] = stored('theme', themes) ?? 'dark'
root.dataset['style'] = stored('style', styles) ?? 'modern'
root.dataset['layout'] = stored('layout', layouts) ?? 'list-layout'
root.dataset['rail'] = stored('rail', ['folded']) ?? 'open'
root.lang = language()
if (pageA.test(location.pathname)) root.dataset['shell'] = 'page-a'
if (/^\/(home)?$/.test(location.pathname)) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-home]')) {
    link.rel = link.dataset['home'] ?? ''
  }
}

// Chromium may offer installing before the app listens: kept for `platform/install.ts`.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  window.installOffer = event
})

// The app takes the shell's place when it stands. When a script fails or nothing comes, a page of its own, outside the
// bundle, says so and offers the way out.
function recover() {
  // A variable, so that no tool takes it for a module of the app. However often it is imported, it runs once.
  const address = '/recovery.js'
  if (document.querySelector('#root > .shell')) void import(/* @vite-ignore */ address)
}
// A picture that does not come is no reason.
addEventListener(
  'error',
  ({ target }) => (target === window || target instanceof HTMLScriptElement) && recover(),
  true,
)
addEventListener('unhandledrejection', recover)
setTimeout(recover, 30_000)

const ground = getComputedStyle(root).getPropertyValue('--background').trim()
document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
