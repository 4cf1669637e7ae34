import { useEffect, useState } from 'react'
import { usePlatform } from '../../../platform/platform.ts'

/** The server's time, ms, updated every second. */
export function useNow(): number {
  const { clock } = usePlatform()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1000)
    return () => clearInterval(timer)
  }, [clock])
  return now
}
