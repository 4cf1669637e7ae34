import { useEffect, useState } from 'react'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { highlights, type LobbyHighlights } from '../catalogue/highlights.ts'

/** Stored highlights younger than this are shown without waiting for the response, ms. */
const freshMs = 3_600_000
/** Stored highlights older than this are not shown, ms. */
const maxAgeMs = 24 * 3_600_000
/** How long the lower shelves wait for the response, ms. A later response is shown on the next visit. */
const maxWaitMs = 2500

const nothing: LobbyHighlights = { popular: [], wins: [], chosen: [] }

/**
 * The highlights that this visit of home shows: undefined while they are loading, then the same until the page is left, so
 * that the layout does not shift. Empty if they are not `isEnabled`, or the operator does not provide them in time.
 */
export function useVisitHighlights(isEnabled: boolean): LobbyHighlights | undefined {
  const tab = useTab()
  const { clock } = tab
  const { data, fetchedAt, status } = useResource(isEnabled ? highlights(tab) : undefined)
  const [isLate, setLate] = useState(false)
  const [shown, setShown] = useState<LobbyHighlights>()
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  if (shown) return shown
  const age = fetchedAt === undefined ? Infinity : clock.now() - fetchedAt
  if (isEnabled && !isLate && status === 'loading' && age >= freshMs) return undefined
  const settled = data && age < maxAgeMs ? data : nothing
  setShown(settled)
  return settled
}
