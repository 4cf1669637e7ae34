import { useEffect } from 'react'
import type { FrameMode } from '../current-game.ts'
import { type GameControl, useGameControl } from '../game-control.ts'

/**
 * Makes the root element fullscreen, not the frame, so that toasts and the side menu stay visible. Where the browser cannot
 * (iPhone) or refuses, the frame fills the window.
 */
export function enterFullscreen(control: GameControl): void {
  control.setMode('fullscreen')
  const root = document.documentElement
  if (typeof root.requestFullscreen !== 'function') return
  root.requestFullscreen({ navigationUI: 'hide' }).then(
    () => {
      // The player left fullscreen before the browser had entered it.
      if (control.get()?.mode !== 'fullscreen') exitFullscreen()
    },
    () => {},
  )
}

function exitFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}

/** Synchronises the browser's fullscreen and the frame's mode. Escape leaves fullscreen and does nothing else. */
export function useFullscreen(mode: FrameMode): void {
  const { leaveFullscreen } = useGameControl()
  const full = mode === 'fullscreen'
  useEffect(() => {
    if (!full) return undefined
    const onChange = (): void => {
      if (!document.fullscreenElement) leaveFullscreen()
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') leaveFullscreen()
    }
    document.addEventListener('fullscreenchange', onChange)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      document.removeEventListener('keydown', onKeyDown)
      exitFullscreen()
    }
  }, [full, leaveFullscreen])
}
