import { FADE, prefersReducedMotion } from '../../../ui/motion/reduced-motion.ts'

/**
 * Grows the frame out of the tile at `from`: the visible part widens while the cover moves from the tile to its position.
 * The style sets duration and curve. With reduced motion the frame only fades in.
 */
export function growFrom(stage: HTMLElement, cover: HTMLElement | null, from: DOMRect | undefined): void {
  const look = getComputedStyle(document.documentElement)
  const duration = Number.parseFloat(look.getPropertyValue('--durations-spring')) || 280
  const easing = look.getPropertyValue('--easings-spring').trim() || 'ease-out'
  if (!from || prefersReducedMotion()) {
    stage.animate({ opacity: [0, 1] }, { duration: FADE, easing: 'ease-out' })
    return
  }
  const box = stage.getBoundingClientRect()
  const inset = [from.top - box.top, box.right - from.right, box.bottom - from.bottom, from.left - box.left]
  const radius = look.getPropertyValue('--radii-tile').trim() || '0px'
  const opening = `inset(${inset.map((side) => `${side}px`).join(' ')} round ${radius})`
  stage.animate(
    { clipPath: [opening, 'inset(0px round 0px)'] },
    { duration, easing: 'cubic-bezier(.2,.8,.2,1)' },
  )
  if (!cover) return
  const target = cover.getBoundingClientRect()
  const shift = `translate(${from.left - target.left}px, ${from.top - target.top}px)`
  const scale = `scale(${from.width / target.width}, ${from.height / target.height})`
  cover.animate(
    { transform: [`${shift} ${scale}`, 'none'], transformOrigin: ['0 0', '0 0'] },
    { duration, easing },
  )
}
