import { useEffect } from 'react'
import type { FrameMode } from '../current-game.ts'
import { type GameControl, useGameControl } from '../game-control.ts'

/**
 * Fills the screen with the root element, not with the frame, so that toasts and the side menu stay visible. Where the
 * browser cannot (iPhone) or refuses, the frame still fills the window.
 */
export function enterFullscreen(control: GameControl): void {
  control.setMode('fullscreen')
  const root = document.documentElement
  if (typeof root.requestFullscreen !== 'function') return
  root.requestFullscreen({ navigationUI: 'hide' }).then(
    () => {
      // The player left fullscreen before the browser had entered it.
      if (control.get()?.mode !== 'fullscreen') leaveScreen()
    },
    () => {},
  )
}

function leaveScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}

/** Keeps the browser's fullscreen and the frame's mode the same. Escape leaves fullscreen and does nothing else. */
export function useFullscreen(mode: FrameMode): void {
  const { leaveFullscreen } = useGameControl()
  const full = mode === 'fullscreen'
  useEffect(() => {
    if (!full) return undefined
    const follow = (): void => {
      if (!document.fullscreenElement) leaveFullscreen()
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') leaveFullscreen()
    }
    document.addEventListener('fullscreenchange', follow)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      document.removeEventListener('keydown', escape)
      leaveScreen()
    }
  }, [full, leaveFullscreen])
}
