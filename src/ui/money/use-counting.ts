import { useEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../motion/reduced-motion.ts'

const DURATION = 400

/** Counts from the last amount to `amount`; jumps to it under reduced motion or while the page is hidden. */
export function useCounting(amount: number): number {
  const [shown, setShown] = useState(amount)
  const from = useRef(amount)
  useEffect(() => {
    const start = performance.now()
    const before = from.current
    if (before === amount || document.hidden || prefersReducedMotion()) {
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
