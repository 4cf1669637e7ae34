import { spring } from 'framer-motion/dom'

/** Where a spring seems to be there already; it settles within the rest. */
const SEEN = 0.6
/** Bounce of the springs where the style's own curve overshoots, and where it does not. */
const LIVELY = 0.18
const CALM = 0

/**
 * How the style of the page moves, as timing for `Element.animate`: a spring of the style's length (180-320 ms).
 * Undefined where the style moves in steps.
 */
export function springTiming(): { duration: number; easing: string } | undefined {
  const look = getComputedStyle(document.documentElement)
  const length = Number.parseFloat(look.getPropertyValue('--spring')) || 0
  if (length < 100) return undefined
  const motion = spring({ keyframes: [0, 1], visualDuration: (length * SEEN) / 1000, bounce: bounceOf(look) })
  // The text is made for CSS: "320ms linear(0, 0.1, …)".
  const [duration = '', ...easing] = motion.toString().split(' ')
  return { duration: Number.parseFloat(duration) || length, easing: easing.join(' ') }
}

/** The style's bounce, 0 to 1: its curve says it by overshooting. */
function bounceOf(look: CSSStyleDeclaration): number {
  const [, overshoot = '1'] = /cubic-bezier\([^,]+,\s*([\d.]+)/.exec(look.getPropertyValue('--ease')) ?? []
  return Number.parseFloat(overshoot) > 1 ? LIVELY : CALM
}
