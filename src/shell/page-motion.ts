import type { RegisteredRouter } from '@tanstack/react-router'
import { springTiming } from '../ui/spring.ts'
import { FADE, isStill } from '../ui/stillness.ts'
import { MAIN_ID } from './skip-link.tsx'

/** How far a page comes from, px: from ahead when going on, from behind when going back. */
const WAY = 20

/**
 * Lets each page that is navigated to arrive: with the style's spring, from the side it lies on, or as a fade where movement
 * is spared. Nothing waits for it, and nothing of it stays on the page.
 */
export function startPageMotion(router: RegisteredRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    const page = document.getElementById(MAIN_ID)
    if (!fromLocation || !pathChanged || !page) return
    const steps = toLocation.state.__TSR_index - fromLocation.state.__TSR_index
    const timing = springTiming()
    if (steps === 0 || isStill() || !timing) {
      page.animate({ opacity: [0, 1] }, { duration: FADE, easing: 'ease-out' })
      return
    }
    page.animate({ opacity: [0, 1] }, { duration: timing.duration / 2, easing: 'ease-out' })
    page.animate({ transform: [`translateX(${steps > 0 ? WAY : -WAY}px)`, 'none'] }, timing)
  })
}
