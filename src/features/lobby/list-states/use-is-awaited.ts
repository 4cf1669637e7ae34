import { useEffect, useState } from 'react'
import type { AllGames } from '../catalogue/use-all-games.ts'

/** How long the lists that came wait for the others, ms. */
const lateMs = 4000

/** Whether games are still awaited. After a while those that came count: one slow provider must not hold back all others. */
export function useIsAwaited({ status, games }: AllGames): boolean {
  const [isLate, setLate] = useState(false)
  const isLoading = status === 'loading'
  useEffect(() => {
    if (!isLoading) return undefined
    const timer = setTimeout(setLate, lateMs, true)
    return () => clearTimeout(timer)
  }, [isLoading])
  return isLoading && !(isLate && games.length > 0)
}
