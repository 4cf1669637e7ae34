import styles from './games-page.module.css'
import { GridSkeleton } from './tile-skeletons.tsx'

/** A list of games whose code or games are on their way, with the room of its bar and its count. */
export function ListSkeleton({ bar = false }: { bar?: boolean }) {
  return (
    <>
      {bar ? <div className={styles.bar} /> : null}
      <div className={styles.line} />
      <GridSkeleton place="page" />
    </>
  )
}
