import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { celebrationAtom, celebrationMs } from './celebration.ts'
import styles from './large-win.module.css'

/** The celebration of a large win over the game. Decorative: the game shows the sum, also to screen readers. */
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
  return (
    <div key={count} className={styles.moment} aria-hidden="true">
      <span className={styles.text}>
        <Trans comment="Shown over a game for a moment, after a win of many stakes">Big win</Trans>
      </span>
    </div>
  )
}
