import { Suspense, useEffect, useState } from 'react'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'

const Shelf = lazyWithRetry(
  () => import('./announcements-shelf.tsx').then((module) => module.default),
  'silent',
)
const Important = lazyWithRetry(
  () => import('./important-notices.tsx').then((module) => module.default),
  'silent',
)

/** Delay after home is mounted, ms, so that announcements do not delay the lobby. */
const DELAY_MS = 800

/** The shelf of the newest announcements on home, loaded after the lobby. */
export function LazyAnnouncementsShelf() {
  return useAfterDelay() ? (
    <Suspense>
      <Shelf />
    </Suspense>
  ) : null
}

/** The pop-up of important announcements on home, loaded after the lobby. */
export function ImportantAnnouncements() {
  return useAfterDelay() ? (
    <Suspense>
      <Important />
    </Suspense>
  ) : null
}

function useAfterDelay(): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return elapsed
}
