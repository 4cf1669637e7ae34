import { useEffect, useEffectEvent } from 'react'
import { layers } from '../platform/layers.ts'
import { usePlatform } from '../platform/platform.ts'

/**
 * Makes the back button close a layer over the page while `open`, such as a menu or a sheet. `onBack` closes it. A layer whose
 * opening is an entry of the history by itself, such as the facts of a game, needs no hook.
 */
export function useLayer(open: boolean, onBack: () => void): void {
  const platform = usePlatform()
  const back = useEffectEvent(onBack)
  useEffect(() => (open ? layers(platform).open(() => back()) : undefined), [open, platform])
}
