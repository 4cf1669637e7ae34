import { spring } from 'framer-motion/dom'
import { prefersReducedMotion } from './reduced-motion.ts'

/** Share of a spring's duration after which the movement looks complete; the spring settles in the rest. */
const VISUAL_SHARE = 0.6
/** Bounce of the spring for styles whose easing curve overshoots, and for the others. */
const BOUNCY = 0.18
const NO_BOUNCE = 0

interface Timing {
  readonly duration: number
  readonly easing: string
}

/** Cached by style: reading it from a page that has just changed would compute the styles of all its elements. */
const timings = new Map<string, Timing | undefined>()

/**
 * The motion of the page's style as timing for `Element.animate`: a spring of the style's duration (180-320
 * ms). Undefined for styles that move in steps, and under reduced motion.
 */
export function springTiming(): Timing | undefined {
  if (prefersReducedMotion()) return undefined
  const { style = '' } = document.documentElement.dataset
  if (!timings.has(style)) timings.set(style, readTiming())
  return timings.get(style)
}

function readTiming(): Timing | undefined {
  const computed = getComputedStyle(document.documentElement)
  const length = Number.parseFloat(computed.getPropertyValue('--durations-spring')) || 0
  if (length < 100) return undefined
  const motion = spring({
    keyframes: [0, 1],
    visualDuration: (length * VISUAL_SHARE) / 1000,
    bounce: bounceOf(computed),
  })
  // motion's CSS text of a spring, such as "320ms linear(0, 0.1, …)".
  const [duration = '', ...easing] = motion.toString().split(' ')
  return { duration: Number.parseFloat(duration) || length, easing: easing.join(' ') }
}

/** Bounce of the style's spring, 0 to 1, derived from whether its easing curve overshoots. */
function bounceOf(computed: CSSStyleDeclaration): number {
  const [, overshoot = '1'] =
    /cubic-bezier\([^,]+,\s*([\d.]+)/.exec(computed.getPropertyValue('--easings-spring')) ?? []
  return Number.parseFloat(overshoot) > 1 ? BOUNCY : NO_BOUNCE
}
