import type { RegisteredRouter } from '@tanstack/react-router'
import { springTiming } from '../../ui/motion/spring.ts'
import { FADE } from '../../ui/motion/reduced-motion.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'

/**
 * Distance of the entrance animation, px. Pages enter from the right when going forward, from the left when
 * going back.
 */
const DISTANCE_PX = 20

/**
 * Animates each page as it appears after a navigation: a slide with the style's spring, or a fade under
 * reduced motion. The animation delays nothing and leaves no styles behind.
 */
export function startPageMotion(router: RegisteredRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const page = document.getElementById(MAIN_ID)
    if (!fromLocation || !pathChanged || !page) return
    const steps = toLocation.state.__TSR_index - fromLocation.state.__TSR_index
    const timing = springTiming()
    if (steps === 0 || !timing) {
      page.animate({ opacity: [0, 1] }, { duration: FADE, easing: 'ease-out' })
      return
    }
    page.animate({ opacity: [0, 1] }, { duration: timing.duration / 2, easing: 'ease-out' })
    page.animate({ transform: [`translateX(${steps > 0 ? DISTANCE_PX : -DISTANCE_PX}px)`, 'none'] }, timing)
  })
}
