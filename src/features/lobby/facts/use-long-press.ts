import { useRef, type MouseEvent, type PointerEvent } from 'react'

const longPressMs = 500
/** How far the pointer may move during a long press, px. */
const tolerancePx = 10

interface LongPressHandlers {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onPointerLeave: () => void
  onClick: (event: MouseEvent<HTMLElement>) => void
  onContextMenu: (event: MouseEvent) => void
}

/**
 * Handlers for a button with two actions. `onLongPress` runs after the pointer has been down for 500 ms, and on the
 * keyboard's menu key; `onClick` runs on any other click. A right click opens the browser's menu.
 */
export function useLongPress(
  onClick: (event: MouseEvent<HTMLElement>) => void,
  onLongPress: () => void,
): LongPressHandlers {
  const press = useRef({ x: 0, y: 0, isLong: false, timer: 0 })
  const end = () => clearTimeout(press.current.timer)
  return {
    onPointerDown({ button, isPrimary, clientX: x, clientY: y }) {
      end()
      press.current = { x, y, isLong: false, timer: 0 }
      if (button !== 0 || !isPrimary) return
      press.current.timer = window.setTimeout(() => {
        press.current.isLong = true
        onLongPress()
      }, longPressMs)
    },
    onPointerMove({ clientX, clientY }) {
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > tolerancePx) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onClick(event) {
      // The click that ends a long press.
      if (press.current.isLong) press.current.isLong = false
      else onClick(event)
    },
    onContextMenu(event) {
      // Chromium reports 'touch' in the middle of a long press, and '' for the menu key. Other browsers report no pointer type.
      const type = 'pointerType' in event.nativeEvent ? event.nativeEvent.pointerType : 'mouse'
      if (type === 'mouse') return
      event.preventDefault()
      if (type === '') onLongPress()
    },
  }
}
