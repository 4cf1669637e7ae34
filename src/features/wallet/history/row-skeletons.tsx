import { recipeClass } from '../../../theme/recipe-class.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './row-skeletons.module.css'

/** Placeholder of a list of rows. */
export function RowSkeletons() {
  return (
    <div className={`${recipeClass('card')} ${styles.list}`} aria-busy="true">
      <div className={styles.day}>
        <Skeleton className={styles.dayWord} />
      </div>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <div key={index} className={styles.row}>
          <Skeleton className={styles.disc} />
          <Skeleton className={styles.name} />
          <Skeleton className={styles.amount} />
        </div>
      ))}
    </div>
  )
}
