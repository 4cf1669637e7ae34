import { useEffect, useState } from 'react'

/** A value as it was so many ms ago; the first one that is not undefined, and any value with a delay of 0, at once. */
export function useDelayed<T>(value: T, ms: number): T {
  const [past, setPast] = useState(value)
  useEffect(() => {
    // Not cleared at the next change: each value is shown in its turn.
    setTimeout(() => setPast(value), ms)
  }, [value, ms])
  return ms === 0 || past === undefined ? value : past
}
