import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'
import { firstScreenAtom, takingOverAtom } from '../../../platform/first-screen.ts'
import type { HomePlace } from '../../../platform/home-places.ts'
import { storageHealthAtom } from '../../../platform/storage/idb.ts'
import { playerAtom } from '../../../session/player.ts'
import { sharedByTabAtom } from '../../../session/session.ts'
import { useTab } from '../../../session/tab.ts'

/**
 * Whether a shelf above others has its place on the page. It gets one until the first screen is painted, and when somebody
 * signs in or out, until what this device has is `loaded`. What comes later, such as the first favourite, has its shelf at the
 * next visit of the page: the shelf would move what the player has just pressed. So has what a prerendered home has kept no
 * place for, and what comes with another tab's session. `undefined` while nobody knows: what this device has may come after the
 * first paint of a slow one, and a kept place stays for the visit where the database has not answered in time.
 */
export function usePlace(
  name: HomePlace,
  isThere: boolean,
  loaded: () => Promise<unknown>,
): boolean | undefined {
  const isPainted = useAtomValue(firstScreenAtom)
  const player = useAtomValue(playerAtom)
  const isShared = useAtomValue(sharedByTabAtom)
  const isTakingOver = useAtomValue(takingOverAtom)
  const [place, setPlace] = useState({ player, has: isThere, isLate: isTakingOver })
  const { store } = useTab()
  const [known, setKnown] = useState<{ readonly player: string | undefined; readonly isStored: boolean }>()
  const load = useEffectEvent(loaded)
  useEffect(() => {
    let isMounted = true
    void load().then(() => {
      if (isMounted) setKnown({ player, isStored: store.get(storageHealthAtom) !== 'memory' })
    })
    return () => {
      isMounted = false
    }
  }, [player, store])
  const isKnown = known !== undefined && known.player === player && (known.isStored || !isKept(name))
  const isChanged = place.player !== player
  const isLate = (isChanged && !isTakingOver ? isShared : place.isLate) && !isKept(name)
  if (isChanged || (isThere && !place.has && !isLate && !(isPainted && isKnown))) {
    const has = isThere && !isLate
    setPlace({ player, has, isLate })
    return has || undefined
  }
  return place.has || (isKnown || isLate ? false : undefined)
}

/** Whether this device has kept the place since before the first paint (`home-gate.ts`). Only in a browser: where home is prerendered, nothing is late. */
function isKept(name: HomePlace): boolean {
  return document.documentElement.dataset['places']?.includes(name) === true
}
