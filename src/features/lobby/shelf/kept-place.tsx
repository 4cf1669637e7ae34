import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { firstScreenAtom } from '../../../platform/first-screen.ts'
import { type HomePlace, homePlaces } from '../../../platform/home-places.ts'
import { storageHealthAtom } from '../../../platform/storage/idb.ts'
import { playerAtom } from '../../../session/player.ts'
import { useTab } from '../../../session/tab.ts'
import styles from './kept-place.module.css'

interface KeptPlaceProps {
  name: HomePlace
  /** Whether the shelf has games. */
  isThere: boolean
  /** Whether the shelf has its place on the page (`usePlace`). Without one, or before that is known, it is shown only where the device expects it. */
  hasPlace: boolean | undefined
  children: ReactNode
}

/** The place of a shelf that home has for its player alone: the next prerendered home keeps it before it knows the player. */
export function KeptPlace({ name, isThere, hasPlace, children }: KeptPlaceProps) {
  const { localStore, sessionStore } = useTab()
  const player = useAtomValue(playerAtom)
  const isPainted = useAtomValue(firstScreenAtom)
  const isStored = useAtomValue(storageHealthAtom) !== 'memory'
  useEffect(() => {
    // A home that is being taken over knows nobody yet.
    if (!isPainted || (!isThere && hasPlace === undefined && isStored)) return
    const store = player === undefined ? localStore : sessionStore
    // What came to be in memory only is not there at the next visit.
    if (!isThere) store.remove(homePlaces[name])
    else if (isStored) store.set(homePlaces[name], '1')
  }, [name, isThere, hasPlace, isPainted, isStored, player, localStore, sessionStore])
  if (!children) return null
  return (
    <div className={hasPlace ? undefined : styles.expected} data-place={name}>
      {children}
    </div>
  )
}
