import { useEffect, useState } from 'react'
import { startWatchdog, type Patience } from './watchdog.ts'

/** How long the game has kept the player waiting; `calm` again once the game has `arrived`. */
export function usePatience(arrived: boolean): Patience {
  const [patience, setPatience] = useState<Patience>('calm')
  useEffect(() => {
    if (arrived) return undefined
    const stop = startWatchdog(setPatience)
    return () => {
      stop()
      setPatience('calm')
    }
  }, [arrived])
  return patience
}
