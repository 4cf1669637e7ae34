import { useEffect, useRef, useState } from 'react'

/** How long a change stays on screen, ms. */
const SHOWN_MS = 2600

/** The last change of the balance, minor units, shortly after it; `id` differs for each change. */
export function useBalanceChange(amount: number | undefined): { id: number; by: number } | undefined {
  const [change, setChange] = useState<{ id: number; by: number }>()
  const known = useRef(amount)
  useEffect(() => {
    const before = known.current
    known.current = amount
    if (amount === undefined || before === undefined || amount === before) return undefined
    setChange((last) => ({ id: (last?.id ?? 0) + 1, by: amount - before }))
    const timer = setTimeout(() => setChange(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [amount])
  return change
}
