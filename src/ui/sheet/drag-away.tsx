import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Edge } from './drag.ts'

interface DragAwayProps {
  surface: RefObject<HTMLElement | null>
  edge: Edge
  /** The part of the surface that can be dragged; the whole surface by default. */
  handle?: RefObject<HTMLElement | null>
  onAway: () => void
}

/**
 * Makes a surface draggable towards its edge once `followDrag` is loaded. Render it inside the surface, so that both mount and
 * unmount together.
 */
export function DragAway({ surface, edge, handle, onAway }: DragAwayProps) {
  const dismiss = useEffectEvent(onAway)
  useEffect(() => {
    let stop: (() => void) | undefined
    let unmounted = false
    void import('./drag.ts').then(
      ({ followDrag }) => {
        const element = surface.current
        if (unmounted || !element) return
        stop = followDrag(element, { edge, handle: handle?.current ?? undefined, onAway: () => dismiss() })
      },
      () => {},
    )
    return () => {
      unmounted = true
      stop?.()
    }
  }, [edge, handle, surface])
  return null
}
