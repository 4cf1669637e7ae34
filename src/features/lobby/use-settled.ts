import { useEffect, useState } from 'react'
import type { Game } from '../../contract/game.ts'

/** How long after opening the page the whole catalogue may still take the place of the featured games, ms. */
const SETTLE = 700

/**
 * The games of the shelves: the whole catalogue when it is known by then, else what the operator features. It does not
 * change under the player's finger: lists that come later show on the next visit.
 */
export function useSettled(
  catalogue: { games: readonly Game[]; complete: boolean },
  featured: readonly Game[],
): readonly Game[] {
  const [settled, setSettled] = useState(false)
  const [useAll, setUseAll] = useState(catalogue.complete)
  if (catalogue.complete && !useAll && !settled) setUseAll(true)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE)
    return () => clearTimeout(timer)
  }, [])
  return useAll ? catalogue.games : featured
}
