import { useEffect, useState } from 'react'
import type { Game } from '../../../contract/game.ts'

/** How long after mounting the whole catalogue may still replace the featured games, ms. */
const SETTLE_MS = 700

/**
 * The games for the shelves: the whole catalogue if it loads in time, else the featured games. The choice
 * does not change afterwards, so that nothing moves under the player's finger; lists that load later show on
 * the next visit.
 */
export function useSettled(
  catalogue: { games: readonly Game[]; isComplete: boolean },
  featured: readonly Game[],
): readonly Game[] {
  const [settled, setSettled] = useState(false)
  const [useAll, setUseAll] = useState(catalogue.isComplete)
  if (catalogue.isComplete && !useAll && !settled) setUseAll(true)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return useAll ? catalogue.games : featured
}
