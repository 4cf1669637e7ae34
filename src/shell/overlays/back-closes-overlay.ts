import { useBlocker } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { overlaysAtom } from '../../ui/use-overlay.ts'

/** Makes going back close the topmost overlay instead of leaving the page. Mount it once. */
export function BackClosesOverlay() {
  const top = useAtomValue(overlaysAtom).at(-1)
  useBlocker({
    shouldBlockFn: ({ action }) => {
      if (action !== 'BACK' || !top) return false
      top.close()
      return true
    },
    disabled: top === undefined || top.isEntry,
    enableBeforeUnload: false,
  })
  return null
}
