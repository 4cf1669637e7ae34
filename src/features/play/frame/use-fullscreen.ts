import { useEffect } from 'react'
import { currentGame, leaveFullscreen, setMode, type FrameMode } from '../current-game.ts'

/**
 * Fills the screen. The root element goes fullscreen, not the frame: what lies over all pages (toasts, the side menu)
 * stays visible. Where the browser cannot (iPhone) or will not, the frame still fills the window.
 */
export function enterFullscreen(): void {
  setMode('fullscreen')
  const root = document.documentElement
  if (typeof root.requestFullscreen !== 'function') return
  root.requestFullscreen({ navigationUI: 'hide' }).then(
    () => {
      // Left again before the browser got there.
      if (currentGame()?.mode !== 'fullscreen') leaveScreen()
    },
    () => {},
  )
}

function leaveScreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}

/** Keeps browser and frame in step: leaving one leaves the other. Escape leaves, and does nothing else. */
export function useFullscreen(mode: FrameMode): void {
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
  }, [full])
}
