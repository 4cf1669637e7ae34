import { useRef, type TouchEvent } from 'react'

/** Minimum horizontal distance of a swipe, px. The vertical one must be at most half of it. */
const minDistance = 64

interface SwipeActions {
  onNext: () => void
  onBack: () => void
}

/** Handlers for swipes to the left (next) and to the right (back), except on text fields. Spread them on an element. */
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
      if (Math.abs(x) < minDistance || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) onNext()
      else onBack()
    },
  }
}
