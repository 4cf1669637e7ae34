import { animate, motionValue } from 'framer-motion/dom'
import { prefersReducedMotion } from '../motion/reduced-motion.ts'

/** The edge of the window that a surface is attached to and dragged towards. */
export type Edge = 'bottom' | 'left' | 'right'

interface DragOptions {
  edge: Edge
  /** The part of the surface that can be dragged; the whole surface by default. */
  handle?: HTMLElement | undefined
  /** Called when the surface was released far enough out, or fast enough towards its edge. */
  onAway: () => void
}

/** Movement after which a touch counts as a drag, px. */
const DRAG_THRESHOLD_PX = 8
/** How far ahead the release speed is extrapolated, s. */
const PROJECTION_S = 0.16
/** Share of the surface's size beyond which it does not spring back. */
const DISMISS_SHARE = 0.4

/**
 * Lets a surface at an edge follow the pointer. On release it is dismissed if it would come to rest beyond
 * `DISMISS_SHARE`; otherwise it springs back at its current speed. Returns a function that removes the listeners.
 */
export function followDrag(
  surface: HTMLElement,
  { edge, handle = surface, onAway }: DragOptions,
): () => void {
  const axis = edge === 'bottom' ? 'y' : 'x'
  const outward = edge === 'left' ? -1 : 1
  const offset = motionValue(0)
  const unsubscribe = offset.on('change', (px) => {
    surface.style.transform = px === 0 ? '' : `translate${axis.toUpperCase()}(${px}px)`
  })
  let gesture: { id: number; x: number; y: number; dragging: boolean } | undefined
  let settling: { stop: () => void } | undefined

  const start = (event: PointerEvent): void => {
    const onControl = event.target instanceof Element && event.target.closest('input, textarea, select')
    if (!event.isPrimary || event.button !== 0 || onControl) return
    // A mouse drag selects text or drags pictures, so a mouse can drag only a dedicated handle.
    if (event.pointerType === 'mouse' && handle === surface) return
    gesture = { id: event.pointerId, x: event.clientX, y: event.clientY, dragging: false }
  }
  const move = (event: PointerEvent): void => {
    if (gesture?.id !== event.pointerId) return
    const delta = { x: event.clientX - gesture.x, y: event.clientY - gesture.y }
    if (!gesture.dragging) {
      const across = axis === 'x' ? delta.y : delta.x
      if (Math.abs(across) > DRAG_THRESHOLD_PX && Math.abs(across) > Math.abs(delta[axis]))
        gesture = undefined
      else if (delta[axis] * outward > DRAG_THRESHOLD_PX) {
        settling?.stop()
        gesture.dragging = true
        // With the pointer captured, releasing it does not click the element under it.
        handle.setPointerCapture(event.pointerId)
      }
    }
    if (gesture?.dragging) offset.set(Math.max(0, delta[axis] * outward) * outward)
  }
  const release = (event: PointerEvent): void => {
    if (gesture?.id !== event.pointerId) return
    const { dragging } = gesture
    gesture = undefined
    if (!dragging) return
    const speed = offset.getVelocity()
    const rest = (offset.get() + speed * PROJECTION_S) * outward
    const size = axis === 'x' ? surface.offsetWidth : surface.offsetHeight
    if (event.type === 'pointerup' && rest > size * DISMISS_SHARE) onAway()
    else if (prefersReducedMotion()) offset.set(0)
    else
      settling = animate(offset, 0, { type: 'spring', velocity: speed, visualDuration: 0.24, bounce: 0.15 })
  }
  const listeners = [
    ['pointerdown', start],
    ['pointermove', move],
    ['pointerup', release],
    ['pointercancel', release],
  ] as const
  for (const [name, listener] of listeners) handle.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of listeners) handle.removeEventListener(name, listener)
    settling?.stop()
    unsubscribe()
  }
}
