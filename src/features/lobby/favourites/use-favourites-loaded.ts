import { useAtomValue } from 'jotai'
import { useLayoutEffect, useState } from 'react'
import { ANONYMOUS } from '@marquee/contract/anonymous.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import { favouriteKinds, favourites } from './favourites.ts'

/** Whether reading the favourites from the device has ended, with or without success. An empty list is shown only then. */
export function useFavouritesLoaded(): boolean {
  const tab = useTab()
  const user = useAtomValue(playerAtom) ?? ANONYMOUS
  const [loadedUser, setLoadedUser] = useState<string>()
  // In a layout effect, so that favourites which are there already are known before the first paint.
  useLayoutEffect(() => {
    let isCurrent = true
    void Promise.all(favouriteKinds.map((kind) => favourites(tab).of(user, kind).loaded)).then(() => {
      if (isCurrent) setLoadedUser(user)
    })
    return () => {
      isCurrent = false
    }
  }, [tab, user])
  return loadedUser === user
}
