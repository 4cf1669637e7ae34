import { useEffect, useState } from 'react'

const slowAfterMs = 8000
const stuckAfterMs = 20_000

/** How long a game has been loading: `slow` after 8 s, `stuck` after 20 s. */
export type LoadDelay = 'none' | 'slow' | 'stuck'

/** The delay of a game; `none` again when it is no longer loading. */
export function useLoadDelay(isLoading: boolean): LoadDelay {
  const [delay, setDelay] = useState<LoadDelay>('none')
  useEffect(() => {
    if (!isLoading) return undefined
    const timers = [setTimeout(setDelay, slowAfterMs, 'slow'), setTimeout(setDelay, stuckAfterMs, 'stuck')]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setDelay('none')
    }
  }, [isLoading])
  return delay
}
