import { useEffect, useState } from 'react'
import type { AllGames } from '../catalogue/use-all-games.ts'

/** After this time the loaded games show without the missing lists, ms. */
const maxWaitMs = 4000

/** Whether a list shows skeletons. One slow provider must not delay the games of all others for more than a few seconds. */
export function useIsLoading({ status, games }: AllGames): boolean {
  const [isLate, setLate] = useState(false)
  const isLoading = status === 'loading'
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(setLate, maxWaitMs, true)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading && !(isLate && games.length > 0)
}
