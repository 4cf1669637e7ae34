import { spring } from 'framer-motion/dom'

/** Share of a spring's duration after which the movement looks complete; the spring settles in the rest. */
const VISUAL_SHARE = 0.6
/** Bounce of the spring for styles whose easing curve overshoots, and for the others. */
const BOUNCY = 0.18
const NO_BOUNCE = 0

/**
 * The motion of the page's style as timing for `Element.animate`: a spring of the style's duration (180-320
 * ms). Undefined for styles that move in steps.
 */
export function springTiming(): { duration: number; easing: string } | undefined {
  const computed = getComputedStyle(document.documentElement)
  const length = Number.parseFloat(computed.getPropertyValue('--spring')) || 0
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
    /cubic-bezier\([^,]+,\s*([\d.]+)/.exec(computed.getPropertyValue('--ease')) ?? []
  return Number.parseFloat(overshoot) > 1 ? BOUNCY : NO_BOUNCE
}
