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

function language(): string {
  const asked = new URLSearchParams(location.search).get('lang') ?? ''
  if (languages.includes(asked)) return asked
  const chosen = stored('lang', languages)
  if (chosen) return chosen
  for (const wanted of navigator.languages) {
    const [base, ...rest] = wanted.split('-')
    if (languages.includes(wanted)) return wanted
    if (base === 'zh') return /^(tw|hk|mo|hant)/i.test(rest.join('-')) ? 'zh-TW' : 'zh-CN'
    if (base === 'tl') return 'fil'
    if (base && languages.includes(base)) return base
  }
  return 'ko'
}

root.dataset['theme'] = stored('theme', themes) ?? 'dark'
root.dataset['style'] = stored('style', styles) ?? 'modern'
root.dataset['layout'] = stored('layout', layouts) ?? 'list-layout'
root.lang = language()
if (pageA.test(location.pathname)) root.dataset['shell'] = 'page-a'
if (/^\/(home)?$/.test(location.pathname)) {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-home]')) {
    link.rel = link.dataset['home'] ?? ''
  }
}

const ground = getComputedStyle(root).getPropertyValue('--background').trim()
document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
