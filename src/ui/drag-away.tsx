import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { Edge } from './drag.ts'

interface DragAwayProps {
  surface: RefObject<HTMLElement | null>
  edge: Edge
  /** Part of the surface that can be pulled; without it all of it can. */
  handle?: RefObject<HTMLElement | null>
  onAway: () => void
}

/**
 * Lets a surface follow the finger out of the window, from when the code for it has come (`followDrag`). Stands inside the
 * surface, so that it comes and goes with it.
 */
export function DragAway({ surface, edge, handle, onAway }: DragAwayProps) {
  const away = useEffectEvent(onAway)
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    void import('./drag.ts').then(
      ({ followDrag }) => {
        const element = surface.current
        if (gone || !element) return
        stop = followDrag(element, { edge, handle: handle?.current ?? undefined, onAway: () => away() })
      },
      () => {},
    )
    return () => {
      gone = true
      stop?.()
    }
  }, [edge, handle, surface])
  return null
}
