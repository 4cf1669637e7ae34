import { Suspense, useEffect, useState } from 'react'
import { late } from '../../ui/late.tsx'

const Shelf = late(() => import('./announcements-shelf.tsx').then((module) => module.default), 'extra')
const Important = late(() => import('./important-notices.tsx').then((module) => module.default), 'extra')

/** How long after home stands its announcements are asked for, ms: they must not delay the lobby. */
const DELAY = 800

/** What home shows of the announcements: a shelf of the newest. Comes after the lobby. */
export function AnnouncementsShelf() {
  return useLater() ? (
    <Suspense>
      <Shelf />
    </Suspense>
  ) : null
}

/** The pop-up of important announcements; stands anywhere on home. */
export function ImportantAnnouncements() {
  return useLater() ? (
    <Suspense>
      <Important />
    </Suspense>
  ) : null
}

function useLater(): boolean {
  const [later, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), DELAY)
    return () => clearTimeout(timer)
  }, [])
  return later
}
