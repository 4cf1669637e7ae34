import { useEffect, useRef, useState } from 'react'

const DURATION = 400

/** `amount`, counting from what it was to what it becomes; at once under reduced motion or when hidden. */
export function useCounting(amount: number): number {
  const [shown, setShown] = useState(amount)
  const from = useRef(amount)
  useEffect(() => {
    const start = performance.now()
    const before = from.current
    const still =
      before === amount || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still) {
      from.current = amount
      setShown(amount)
      return undefined
    }
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - start) / DURATION)
      const value = Math.round(before + (amount - before) * (1 - (1 - share) ** 3))
      from.current = value
      setShown(value)
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [amount])
  return shown
}
