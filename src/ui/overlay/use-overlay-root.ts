import { useIsPresent } from 'framer-motion'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { toastLayer } from '../toast/toast-layer.ts'
import { useOverlay } from '../use-overlay.ts'

/** The props of every overlay. */
export interface OverlayProps {
  children: ReactNode
  /** Called when the player closes it. Without it, only leaving the page closes it. */
  onClose?: (() => void) | undefined
  /** Whether opening the overlay added an entry to the history, which going back removes. */
  isEntry?: boolean
  /** The element that gets the focus when the overlay closes, if it is not the one that had it before. */
  returnFocusTo?: () => HTMLElement | null
}

const persistentElements = [toastLayer]
/** Time after the focus has reached the overlay, ms. Orca says nothing of it if its former place is hidden meanwhile. */
const HIDE_PAGE_MS = 1000
let hidingOverlays = 0

/**
 * Props of Chakra's `Dialog.Root` and `Drawer.Root` for an overlay that is open while it is rendered. In an `AnimatePresence` it
 * closes before its exit animation, so that the page is usable during it.
 */
export function useOverlayRoot({ onClose, isEntry = false, returnFocusTo }: Omit<OverlayProps, 'children'>) {
  const open = useIsPresent()
  const [opener] = useState(() => document.activeElement)
  // An effect would run after the frame with which Chakra hides the page.
  useLayoutEffect(() => (open ? hidePage() : undefined), [open])
  useOverlay(open && onClose !== undefined, () => onClose?.(), isEntry)
  return {
    open,
    // `AnimatePresence` mounts and unmounts the parts.
    present: true,
    lazyMount: false,
    unmountOnExit: false,
    persistentElements,
    // The recipes keep the page from scrolling. Chakra's lock would lay it out again, and move what is at its scrollbar.
    preventScroll: false,
    closeOnEscape: onClose !== undefined,
    closeOnInteractOutside: onClose !== undefined,
    onFocusOutside: stayOpen,
    onEscapeKeyDown: leaveToConfirmation,
    onOpenChange: (details: { open: boolean }) => {
      if (!details.open) onClose?.()
    },
    finalFocusEl: () => returnFocusTo?.() ?? focusable(opener) ?? document.querySelector('main'),
  }
}

/**
 * Hides the page behind overlays from screen readers, a moment after the first one has the focus. Chakra would hide it with the
 * next frame, but leaves out elements with `data-live-announcer`.
 */
function hidePage(): () => void {
  const page = document.getElementById('root')
  page?.setAttribute('data-live-announcer', '')
  let isHidden = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const onFocus = ({ target }: FocusEvent) => {
    // A page that has just been opened may focus its heading meanwhile.
    if (!(target instanceof Element && target.closest('[role$=dialog]'))) return
    document.removeEventListener('focusin', onFocus)
    timer = setTimeout(() => {
      isHidden = true
      hidingOverlays++
      page?.setAttribute('aria-hidden', 'true')
    }, HIDE_PAGE_MS)
  }
  document.addEventListener('focusin', onFocus)
  return () => {
    document.removeEventListener('focusin', onFocus)
    clearTimeout(timer)
    if (isHidden && --hidingOverlays === 0) page?.removeAttribute('aria-hidden')
  }
}

/** The element that had the focus, unless it was removed or is the whole page. */
function focusable(element: Element | null): HTMLElement | undefined {
  const isGone = !element?.isConnected || element === document.body
  return !isGone && element instanceof HTMLElement ? element : undefined
}

/**
 * Code that moves the focus out does not close the overlay, such as a page that loads late and focuses its heading. The player
 * cannot move the focus out.
 */
function stayOpen(event: Event): void {
  event.preventDefault()
}

/** Escape in a confirmation inside the overlay closes only the confirmation. */
function leaveToConfirmation(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[role=alertdialog]')) event.preventDefault()
}
