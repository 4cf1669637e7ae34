import { animate } from 'framer-motion/dom/mini'
import { FADE } from '../../../ui/motion/reduced-motion.ts'
import { pageSpring } from '../../../ui/motion/spring.ts'

/**
 * Grows the frame out of the tile at `from`: the visible part widens while the cover moves from the tile to its position.
 * With reduced motion, and in a style without springs, the frame only fades in.
 */
export function growFrom(stage: HTMLElement, cover: HTMLElement | null, from: DOMRect | undefined): void {
  const spring = pageSpring()
  if (!from || !spring) {
    animate(stage, { opacity: [0, 1] }, FADE)
    return
  }
  const box = stage.getBoundingClientRect()
  const inset = [from.top - box.top, box.right - from.right, box.bottom - from.bottom, from.left - box.left]
  const radius = getComputedStyle(document.documentElement).getPropertyValue('--radii-tile').trim() || '0px'
  const opening = `inset(${inset.map((side) => `${side}px`).join(' ')} round ${radius})`
  // A shape that overshoots would show nothing but the frame's edge.
  animate(stage, { clipPath: [opening, 'inset(0px round 0px)'] }, { ...spring, bounce: 0 })
  if (!cover) return
  const target = cover.getBoundingClientRect()
  const shift = `translate(${from.left - target.left}px, ${from.top - target.top}px)`
  const scale = `scale(${from.width / target.width}, ${from.height / target.height})`
  cover.style.transformOrigin = '0 0'
  animate(cover, { transform: [`${shift} ${scale}`, 'none'] }, spring)
}
