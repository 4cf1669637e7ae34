import { animate, motionValue } from 'framer-motion/dom'
import { isStill } from './stillness.ts'

/** Where a surface lies, and so which way it is pulled away. */
export type Edge = 'bottom' | 'left' | 'right'

interface DragOptions {
  edge: Edge
  /** Part of the surface that can be pulled; without it all of it can. */
  handle?: HTMLElement | undefined
  /** The surface was let go far enough out, or fast enough: px per second towards its edge. */
  onAway: () => void
}

/** Movement before a press counts as pulling, px. */
const SLOP = 8
/** How far ahead, s, a surface goes by itself when it is let go. */
const INERTIA = 0.16
/** The part of its size after which a surface does not come back. */
const HALFWAY = 0.4

/**
 * Lets a surface that lies at an edge follow the finger, and be thrown away towards it: it leaves when it would come to
 * rest beyond the half, else it springs back with the speed it has. Answers what ends it.
 */
export function followDrag(
  surface: HTMLElement,
  { edge, handle = surface, onAway }: DragOptions,
): () => void {
  const along = edge === 'bottom' ? 'y' : 'x'
  const outward = edge === 'left' ? -1 : 1
  const place = motionValue(0)
  const stopShowing = place.on('change', (px) => {
    surface.style.transform = px === 0 ? '' : `translate${along.toUpperCase()}(${px}px)`
  })
  let press: { id: number; x: number; y: number; pulling: boolean } | undefined
  let settling: { stop: () => void } | undefined

  const start = (event: PointerEvent): void => {
    const onControl = event.target instanceof Element && event.target.closest('input, textarea, select')
    if (!event.isPrimary || event.button !== 0 || onControl) return
    // A mouse selects text and drags pictures; only a handle is there for it too.
    if (event.pointerType === 'mouse' && handle === surface) return
    press = { id: event.pointerId, x: event.clientX, y: event.clientY, pulling: false }
  }
  const move = (event: PointerEvent): void => {
    if (press?.id !== event.pointerId) return
    const by = { x: event.clientX - press.x, y: event.clientY - press.y }
    if (!press.pulling) {
      const across = along === 'x' ? by.y : by.x
      if (Math.abs(across) > SLOP && Math.abs(across) > Math.abs(by[along])) press = undefined
      else if (by[along] * outward > SLOP) {
        settling?.stop()
        press.pulling = true
        // From here on the press is no click on what lies under it.
        handle.setPointerCapture(event.pointerId)
      }
    }
    if (press?.pulling) place.set(Math.max(0, by[along] * outward) * outward)
  }
  const release = (event: PointerEvent): void => {
    if (press?.id !== event.pointerId) return
    const { pulling } = press
    press = undefined
    if (!pulling) return
    const speed = place.getVelocity()
    const rest = (place.get() + speed * INERTIA) * outward
    const size = along === 'x' ? surface.offsetWidth : surface.offsetHeight
    if (event.type === 'pointerup' && rest > size * HALFWAY) onAway()
    else if (isStill()) place.set(0)
    else settling = animate(place, 0, { type: 'spring', velocity: speed, visualDuration: 0.24, bounce: 0.15 })
  }
  const ways = [
    ['pointerdown', start],
    ['pointermove', move],
    ['pointerup', release],
    ['pointercancel', release],
  ] as const
  for (const [name, listener] of ways) handle.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of ways) handle.removeEventListener(name, listener)
    settling?.stop()
    stopShowing()
  }
}
