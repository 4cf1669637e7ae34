import { useEffect, useState } from 'react'
import type { AllGames } from '../catalogue/use-all-games.ts'

/** After this time the loaded games show without the missing lists, ms. */
const maxWaitMs = 4000

/**
 * Whether a list that has `shown` games shows skeletons. One slow provider must not delay the games of all others for more than
 * a few seconds, but a list without games is not empty before all have arrived.
 */
export function useIsLoading({ status }: AllGames, shown: number): boolean {
  const [isLate, setLate] = useState(false)
  const isLoading = status === 'loading'
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(setLate, maxWaitMs, true)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading && !(isLate && shown > 0)
}
