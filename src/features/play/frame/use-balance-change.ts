import { useEffect, useRef, useState } from 'react'

/** How long a change stays on screen, ms. */
const SHOWN = 2600

/** What the balance last changed by, minor units, for a moment; `id` differs for each change. */
export function useBalanceChange(amount: number | undefined): { id: number; by: number } | undefined {
  const [change, setChange] = useState<{ id: number; by: number }>()
  const known = useRef(amount)
  useEffect(() => {
    const before = known.current
    known.current = amount
    if (amount === undefined || before === undefined || amount === before) return undefined
    setChange((last) => ({ id: (last?.id ?? 0) + 1, by: amount - before }))
    const timer = setTimeout(() => setChange(undefined), SHOWN)
    return () => clearTimeout(timer)
  }, [amount])
  return change
}
