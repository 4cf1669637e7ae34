import { useRef, type TouchEvent } from 'react'

/** A swipe is this far sideways, px, and at least twice as far as up or down. */
const FAR = 64

interface SwipeActions {
  onNext: () => void
  onBack: () => void
}

/** Swiping left goes on, right goes back; spread the result on the element. Text fields keep their own gestures. */
export function useSwipe({ onNext, onBack }: SwipeActions) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      const inField = event.target instanceof Element && event.target.closest('input, select') !== null
      from.current =
        touch && event.touches.length === 1 && !inField ? { x: touch.clientX, y: touch.clientY } : undefined
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      const start = from.current
      from.current = undefined
      if (!touch || !start) return
      const x = touch.clientX - start.x
      const y = touch.clientY - start.y
      if (Math.abs(x) < FAR || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) onNext()
      else onBack()
    },
  }
}
