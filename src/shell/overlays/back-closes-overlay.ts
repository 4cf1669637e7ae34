import { useBlocker, useRouter } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { closeWatcher, overlaysAtom } from '../../ui/use-overlay.ts'

/** Makes going back close the topmost overlay instead of leaving the page. Mount it once. */
export function BackClosesOverlay() {
  const router = useRouter()
  const overlays = useAtomValue(overlaysAtom)
  const top = overlays.at(-1)
  const isWatched = top !== undefined && !top.isEntry
  useEffect(() => {
    // From the first page of a visit, going back would leave the site. Browsers skip entries that no click has added.
    if (!isWatched || router.history.canGoBack() || closeWatcher() || !hasUserActivation()) return
    void router.navigate({
      to: router.history.location.pathname,
      search: true,
      hash: true,
      state: (before) => ({ ...before, backGuard: true }),
      resetScroll: false,
      ignoreBlocker: true,
    })
  }, [isWatched, router])
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK' || !top) return false
      top.close()
      // The entry that was added is used up by the last overlay.
      return overlays.length > 1 || router.state.location.state.backGuard !== true
    },
    disabled: !isWatched,
    enableBeforeUnload: false,
  })
  return null
}

/** Whether the player has just clicked or typed; true in browsers that cannot tell. */
function hasUserActivation(): boolean {
  const activation: UserActivation | undefined = Reflect.get(navigator, 'userActivation')
  return activation?.isActive !== false
}
