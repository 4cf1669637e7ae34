import styles from '../games/games-page.module.css'
import { GridSkeleton } from './tile-skeletons.tsx'

/** Skeleton of a list of games. It reserves the height of the filter bar and of the count. */
export function ListSkeleton({ bar = false }: { bar?: boolean }) {
  return (
    <>
      {bar ? <div className={styles.bar} /> : null}
      <div className={styles.line} />
      <GridSkeleton place="page" />
    </>
  )
}
