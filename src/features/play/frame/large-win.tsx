import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { celebrationAtom, celebrationMs } from './celebration.ts'
import styles from './large-win.module.css'

/** The moment of a large win over the game. Decorative: the game says the sum, also to screen readers. */
export function LargeWin() {
  const count = useAtomValue(celebrationAtom)
  // The game that opens does not celebrate what an earlier one won.
  const [over, setOver] = useState(count)
  useEffect(() => {
    if (count === over) return undefined
    const timer = setTimeout(() => setOver(count), celebrationMs)
    return () => clearTimeout(timer)
  }, [count, over])
  if (count === over) return null
  return (
    <div key={count} className={styles.moment} aria-hidden="true">
      <span className={styles.words}>
        <Trans comment="Shown over a game for a moment, after a win of many stakes">Big win</Trans>
      </span>
    </div>
  )
}
