import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { firstScreenAtom } from '../../../platform/first-screen.ts'
import { playerAtom } from '../../../session/player.ts'

/**
 * Whether a shelf above others has its place on the page. It gets one until the first screen is painted, and when somebody
 * signs in or out, until what this device has is `loaded`. What comes later, such as the first favourite, has its shelf at the
 * next visit of the page: the shelf would move what the player has just pressed.
 */
export function usePlace(isThere: boolean, loaded: () => Promise<unknown>): boolean {
  const isPainted = useAtomValue(firstScreenAtom)
  const player = useAtomValue(playerAtom)
  const [place, setPlace] = useState({ player, has: isThere })
  const [known, setKnown] = useState<{ readonly player: string | undefined }>()
  const load = useEffectEvent(loaded)
  useEffect(() => {
    let isMounted = true
    void load().then(() => {
      if (isMounted) setKnown({ player })
    })
    return () => {
      isMounted = false
    }
  }, [player])
  const isSettled = isPainted && known !== undefined && known.player === player
  if (place.player === player && (place.has || isSettled || !isThere)) return place.has
  setPlace({ player, has: isThere })
  return isThere
}
