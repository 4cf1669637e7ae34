import 'virtual:recipes.css'
import { siteConfigAtom } from '../platform/config/site-config.ts'
import { layoutAtom, railAtom, reducedMotionAtom, styleAtom, themeAtom } from '../platform/preferences.ts'
import type { Store } from '../platform/store.ts'
import './motion.css'

/**
 * Keeps the attributes for theme, style, layout and motion on `<html>`, and `theme-color`, in step with the
 * preferences of all tabs. Transitions are disabled during a switch, or every surface would fade separately.
 */
export function followAppearance(store: Store): void {
  const root = document.documentElement
  /** Whether the player has switched the look in this visit. */
  let isSwitched = false
  const apply = (): void => {
    const look = {
      theme: store.get(themeAtom),
      style: store.get(styleAtom),
      layout: store.get(layoutAtom),
      rail: store.get(railAtom),
      // Without the attribute the system decides, too.
      motion: store.get(reducedMotionAtom),
    }
    // Until the configuration comes, the page says the site's look or the player's choice (`pre-paint.ts`), the preferences the defaults.
    const isKnown = store.get(siteConfigAtom) !== undefined || isSwitched
    const changed = Object.entries(look).filter(
      ([name, value]) =>
        value !== (root.dataset[name] ?? (name === 'motion' ? 'system' : undefined)) &&
        (isKnown || name === 'rail' || name === 'motion'),
    )
    // `pre-paint.ts` has set the look: each of these attributes has every element's style computed again.
    if (changed.length === 0) return
    root.dataset['switching'] = ''
    for (const [name, value] of changed) root.dataset[name] = value
    const ground = getComputedStyle(root).getPropertyValue('--background').trim()
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
    requestAnimationFrame(() => delete root.dataset['switching'])
  }
  apply()
  for (const preference of [siteConfigAtom, railAtom, reducedMotionAtom]) store.sub(preference, apply)
  for (const preference of [themeAtom, styleAtom, layoutAtom]) {
    store.sub(preference, () => {
      isSwitched = true
      apply()
    })
  }
}
