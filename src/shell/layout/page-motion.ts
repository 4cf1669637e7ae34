import type { RegisteredRouter } from '@tanstack/react-router'
import { animate } from 'framer-motion/dom/mini'
import { FADE } from '../../ui/motion/reduced-motion.ts'
import { pageSpring } from '../../ui/motion/spring.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'

/**
 * Distance of the entrance animation, px. Pages enter from the right when going forward, from the left when
 * going back.
 */
const DISTANCE_PX = 20

const directions = { PUSH: 1, FORWARD: 1, REPLACE: 0, BACK: -1 } as const

/**
 * Animates each page as it appears after a navigation: a slide with the style's spring, or a fade under
 * reduced motion. The animation delays nothing.
 */
export function startPageMotion(router: RegisteredRouter): void {
  let direction = 0
  let running: readonly { cancel(): void }[] = []
  router.history.subscribe(({ action }) => {
    direction = action.type === 'GO' ? Math.sign(action.index) : directions[action.type]
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const page = document.getElementById(MAIN_ID)
    if (!fromLocation || !pathChanged || !page) return
    // The library would write the style of an interrupted animation into the element, which WebKit counts as an inline style.
    for (const animation of running) animation.cancel()
    const spring = pageSpring()
    const offset = `translateX(${direction * DISTANCE_PX}px)`
    running = [
      animate(page, { opacity: [0, 1] }, FADE),
      ...(direction !== 0 && spring ? [animate(page, { transform: [offset, 'none'] }, spring)] : []),
    ]
  })
}
