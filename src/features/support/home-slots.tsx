import { lazy, Suspense, useEffect, useState } from 'react'

const Shelf = lazy(() => import('./announcements-shelf.tsx'))
const Important = lazy(() => import('./important-notices.tsx'))

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
