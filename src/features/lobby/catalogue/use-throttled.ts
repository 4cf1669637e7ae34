import { useEffect, useRef, useState } from 'react'

/** A value that changes often, shown at most every `intervalMs`; at once where that is 0. */
export function useThrottled<T extends object>(value: T, intervalMs: number): T {
  const [shown, setShown] = useState(value)
  const shownAt = useRef(0)
  if (intervalMs === 0 && shown !== value) setShown(value)
  useEffect(() => {
    if (intervalMs === 0 || shown === value) return undefined
    const timer = setTimeout(
      () => {
        shownAt.current = performance.now()
        setShown(value)
      },
      Math.max(0, shownAt.current + intervalMs - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [value, shown, intervalMs])
  return intervalMs === 0 ? value : shown
}
