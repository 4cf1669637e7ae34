import { useLocation, useRouter } from '@tanstack/react-router'
import { atom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The entry was added to open an overlay over the page of the entry before it. */
    overlay?: true | undefined
    /** The entry was added to the first page of a visit when an overlay opened, for going back to close the overlay. */
    backGuard?: true | undefined
  }
}

interface Overlay {
  readonly close: () => void
  /** Whether the overlay is an entry of the history, so that going back closes it without help. */
  readonly isEntry: boolean
}

/** The open overlays, the topmost last. Going back closes the topmost one (`back-closes-overlay.ts`). */
export const overlaysAtom = atom<readonly Overlay[]>([])

/** Makes the browser's Back call `close` while `isOpen`, for an overlay such as a menu, a sheet or the open game. */
export function useOverlay(isOpen: boolean, close: () => void, isEntry = false): void {
  const setOverlays = useSetAtom(overlaysAtom)
  const onBack = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return undefined
    const overlay = { close: () => onBack(), isEntry }
    setOverlays((open) => [...open, overlay])
    const unwatch = watchCloseRequest(overlay.close)
    return () => {
      setOverlays((open) => open.filter((other) => other !== overlay))
      unwatch()
    }
  }, [isEntry, isOpen, setOverlays])
}

/**
 * Returns a function that closes an overlay that is part of the address, such as the provider drawer: by going back if the app
 * added a history entry to open it, else by `replace`, which changes the address.
 */
export function useCloseEntry(replace: () => void): () => void {
  const { history } = useRouter()
  const isOwn = useLocation({ select: ({ state }) => state.overlay === true })
  return () => (isOwn ? history.back({ ignoreBlocker: true }) : replace())
}

/** Whether a dialog or a drawer is open. One that is leaving is inert. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role=dialog]:not([inert])') !== null
}

/**
 * The browser's CloseWatcher if it watches Android's Back, which works on the first page of a visit too. Elsewhere, or with a mouse,
 * a close request is the Escape key, which overlays handle themselves, and going back is a step in the history.
 */
export function closeWatcher(): (new () => EventTarget & { destroy(): void }) | undefined {
  const isBackWatched = navigator.userAgent.includes('Android') && matchMedia('(pointer: coarse)').matches
  return isBackWatched ? Reflect.get(globalThis, 'CloseWatcher') : undefined
}

/** Calls `close` for Android's Back. */
function watchCloseRequest(close: () => void): () => void {
  const CloseWatcher = closeWatcher()
  if (!CloseWatcher) return () => undefined
  const watcher = new CloseWatcher()
  watcher.addEventListener('close', close)
  return () => {
    watcher.removeEventListener('close', close)
    // An Escape key that has just closed this overlay must not reach the watcher of the overlay below.
    setTimeout(() => watcher.destroy())
  }
}
