import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { celebrationAtom, celebrationMs } from './celebration.ts'
import styles from './large-win.module.css'

/**
 * The glow at the edge of a game after a large win. Decorative: the game names the win and shows the sum, also to screen readers,
 * and nothing lies over the symbols that won.
 */
export function LargeWin() {
  const count = useAtomValue(celebrationAtom)
  // A new game does not celebrate earlier wins.
  const [shown, setShown] = useState(count)
  useEffect(() => {
    if (count === shown) return undefined
    const timer = setTimeout(() => setShown(count), celebrationMs)
    return () => clearTimeout(timer)
  }, [count, shown])
  if (count === shown) return null
  return <div key={count} className={styles.moment} aria-hidden="true" />
}
