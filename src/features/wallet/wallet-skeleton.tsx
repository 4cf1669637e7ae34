import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './wallet-skeleton.module.css'

/** Holds the place of a wallet page while its code comes. */
export function WalletSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.balance} />
      <div className={styles.actions}>
        {[1, 2, 3, 4].map((place) => (
          <Skeleton key={place} className={styles.action} />
        ))}
      </div>
      <Skeleton className={styles.card} />
    </div>
  )
}
