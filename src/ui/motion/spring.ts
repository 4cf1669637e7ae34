import { type AnimationOptions, spring } from 'framer-motion/dom'
import { styleNames } from '@marquee/contract/config.ts'
import { springOf } from '../../theme/styles.ts'
import { prefersReducedMotion } from './reduced-motion.ts'

/** The spring of the page's style, for `animate`. Undefined for a style that moves in steps, and under reduced motion. */
export function pageSpring(): AnimationOptions | undefined {
  const shown = document.documentElement.dataset['style']
  const name = styleNames.find((one) => one === shown)
  const options = name && !prefersReducedMotion() ? springOf(name) : undefined
  return options && { type: spring, ...options }
}
