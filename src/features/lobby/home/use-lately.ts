import { useEffect, useState } from 'react'
import { useResource } from '../../../platform/query/use-resource.ts'
import { useTab } from '../../../session/tab.ts'
import { highlights, type LobbyHighlights } from '../catalogue/highlights.ts'

/** Younger highlights of this device show at once, ms. */
const freshMs = 3_600_000
/** Older ones are not of now, ms. */
const oldMs = 24 * 3_600_000
/** How long the lower shelves wait for the operator's answer, ms. A later one shows at the next visit. */
const waitMs = 2500

const nothing: LobbyHighlights = { popular: [], wins: [], chosen: [] }

/**
 * What is played lately, as this visit of home shows it: undefined while it is awaited, and the same from then on, so that
 * nothing moves under the finger. Empty where the operator has no such call, does not answer, or is not asked.
 */
export function useLately(isAsked: boolean): LobbyHighlights | undefined {
  const tab = useTab()
  const { clock } = tab
  const { data, fetchedAt, status } = useResource(isAsked ? highlights(tab) : undefined)
  const [isLate, setLate] = useState(false)
  const [shown, setShown] = useState<LobbyHighlights>()
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), waitMs)
    return () => clearTimeout(timer)
  }, [])
  if (shown) return shown
  const age = fetchedAt === undefined ? Infinity : clock.now() - fetchedAt
  if (isAsked && !isLate && status === 'loading' && age >= freshMs) return undefined
  const settled = data && age < oldMs ? data : nothing
  setShown(settled)
  return settled
}
