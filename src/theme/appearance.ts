import 'virtual:recipes.css'
import { layoutAtom, railAtom, reducedMotionAtom, styleAtom, themeAtom } from '../platform/preferences.ts'
import type { Store } from '../platform/store.ts'
import './motion.css'

/**
 * Keeps the attributes for theme, style, layout and motion on `<html>`, and `theme-color`, in step with the
 * preferences of all tabs. Transitions are disabled during a switch, or every surface would fade separately.
 */
export function followAppearance(store: Store): void {
  const root = document.documentElement
  const apply = (): void => {
    const look = {
      theme: store.get(themeAtom),
      style: store.get(styleAtom),
      layout: store.get(layoutAtom),
      rail: store.get(railAtom),
      // Without the attribute the system decides, too.
      motion: store.get(reducedMotionAtom),
    }
    const changed = Object.entries(look).filter(
      ([name, value]) => value !== (root.dataset[name] ?? (name === 'motion' ? 'system' : undefined)),
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
  for (const preference of [themeAtom, styleAtom, layoutAtom, railAtom, reducedMotionAtom])
    store.sub(preference, apply)
}
