import type { RegisteredRouter } from '@tanstack/react-router'
import { springTiming } from '../../ui/motion/spring.ts'
import { FADE } from '../../ui/motion/reduced-motion.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'

/**
 * Distance of the entrance animation, px. Pages enter from the right when going forward, from the left when
 * going back.
 */
const DISTANCE_PX = 20

const directions = { PUSH: 1, FORWARD: 1, REPLACE: 0, BACK: -1 } as const

/**
 * Animates each page as it appears after a navigation: a slide with the style's spring, or a fade under
 * reduced motion. The animation delays nothing and leaves no styles behind.
 */
export function startPageMotion(router: RegisteredRouter): void {
  let direction = 0
  router.history.subscribe(({ action }) => {
    direction = action.type === 'GO' ? Math.sign(action.index) : directions[action.type]
  })
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    const page = document.getElementById(MAIN_ID)
    if (!fromLocation || !pathChanged || !page) return
    const timing = springTiming()
    if (direction === 0 || !timing) {
      page.animate({ opacity: [0, 1] }, { duration: FADE, easing: 'ease-out' })
      return
    }
    page.animate({ opacity: [0, 1] }, { duration: timing.duration / 2, easing: 'ease-out' })
    page.animate({ transform: [`translateX(${direction * DISTANCE_PX}px)`, 'none'] }, timing)
  })
}
