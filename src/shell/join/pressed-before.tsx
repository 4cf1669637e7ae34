import { useState } from 'react'
import { useTab } from '../../session/tab.ts'
import styles from './pressed-before.module.css'
import { keptPress } from './pressed.ts'
import { PressedWords } from './pressed-words.tsx'

/** Above a form for joining: what it leads to, where a game, a star or a provider was pressed before. */
export function PressedBefore() {
  const tab = useTab()
  const [press] = useState(keptPress(tab).get)
  if (press === undefined || press.kind === 'page') return null
  return (
    <p className={styles.before}>
      <PressedWords />
    </p>
  )
}
