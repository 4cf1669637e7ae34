import styles from '../games/games-page.module.css'
import { GridSkeleton } from './tile-skeletons.tsx'

/** Skeleton of a list of games. It reserves the height of the filter bar and of the count. */
export function ListSkeleton({ bar = false }: { bar?: boolean }) {
  return (
    <>
      <div className={bar ? styles.tools : undefined}>
        {bar ? <div className={styles.bar} /> : null}
        <div className={styles.line} />
      </div>
      <GridSkeleton place="page" />
    </>
  )
}
