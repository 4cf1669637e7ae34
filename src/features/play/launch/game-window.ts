import { MOBILE } from '../../../ui/use-media.ts'

/** Size of a game's own window, px (spec §7); the whole screen on mobile. */
const SIZE = { width: 1200, height: 800 }

/**
 * Opens an empty window for a game. Only inside a click, before anything is awaited, or the browser blocks it:
 * then undefined. A new window gets a copy of the session's storage and a way back to the app; the way back is cut
 * before a studio's page can come in, and the copy stays with this origin.
 */
export function openGameWindow(title: string, words: string): Window | undefined {
  const opened = window.open('', '_blank', features())
  // Never judge by `noopener`: with it even an open window answers null.
  if (!opened || opened.closed) return undefined
  opened.opener = null
  dress(opened.document, title, words)
  return opened
}

/** Leads a window that `openGameWindow` opened to its game; false when the player has closed it meanwhile. */
export function navigateWindow(opened: Window, address: string): boolean {
  if (opened.closed) return false
  opened.location.replace(address)
  return true
}

function features(): string {
  const full = matchMedia(MOBILE).matches
  const width = full ? screen.availWidth : SIZE.width
  const height = full ? screen.availHeight : SIZE.height
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${full ? 0 : left},top=${full ? 0 : top}`
}

/** What stands in the window until the game comes, in the colours of the app. */
function dress(page: Document, title: string, words: string): void {
  const look = getComputedStyle(document.documentElement)
  page.title = title
  page.documentElement.lang = document.documentElement.lang
  Object.assign(page.body.style, {
    display: 'grid',
    placeItems: 'center',
    minHeight: '100vh',
    margin: '0',
    font: '16px/1.5 system-ui, sans-serif',
    background: look.getPropertyValue('--background'),
    color: look.getPropertyValue('--sub-text'),
  })
  page.body.textContent = words
}
