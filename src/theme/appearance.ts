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
    root.dataset['switching'] = ''
    root.dataset['theme'] = store.get(themeAtom)
    root.dataset['style'] = store.get(styleAtom)
    root.dataset['layout'] = store.get(layoutAtom)
    root.dataset['rail'] = store.get(railAtom)
    root.dataset['motion'] = store.get(reducedMotionAtom)
    const ground = getComputedStyle(root).getPropertyValue('--background').trim()
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', ground)
    requestAnimationFrame(() => delete root.dataset['switching'])
  }
  apply()
  for (const preference of [themeAtom, styleAtom, layoutAtom, railAtom, reducedMotionAtom])
    store.sub(preference, apply)
}
