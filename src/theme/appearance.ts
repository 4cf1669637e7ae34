import 'virtual:recipes.css'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { layoutAtom, railAtom, reducedMotionAtom, styleAtom, themeAtom } from '../platform/preferences.ts'
import type { Store } from '../platform/store.ts'
import './motion.css'

const preferences = {
  theme: themeAtom,
  style: styleAtom,
  layout: layoutAtom,
  rail: railAtom,
  motion: reducedMotionAtom,
}

/**
 * Keeps the attributes for theme, style, layout and motion on `<html>`, and `theme-color`, in step with the
 * preferences of all tabs. Transitions are disabled during a switch, or every surface would fade separately.
 */
export function followAppearance(store: Store): void {
  const root = document.documentElement
  // Until the configuration is loaded, the attributes of `pre-paint.ts` are right, and the preferences may be defaults.
  const known = new Set(['rail', 'motion'])
  const apply = (): void => {
    const isConfigured = store.get(siteConfigAtom) !== undefined
    const changed: (readonly [name: string, value: string])[] = []
    for (const [name, preference] of Object.entries(preferences)) {
      const value = store.get(preference)
      const isShown = value === (root.dataset[name] ?? (name === 'motion' ? 'system' : undefined))
      if (!isShown && (isConfigured || known.has(name))) changed.push([name, value])
    }
    // Each of these attributes makes the browser compute the style of every element again.
    if (changed.length === 0) return
    root.dataset['switching'] = ''
    for (const [name, value] of changed) root.dataset[name] = value
    const ground = getComputedStyle(root).getPropertyValue('--colors-background').trim()
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
    requestAnimationFrame(() => delete root.dataset['switching'])
  }
  apply()
  store.sub(siteConfigAtom, apply)
  for (const [name, preference] of Object.entries(preferences)) {
    store.sub(preference, () => {
      known.add(name)
      apply()
    })
  }
}
