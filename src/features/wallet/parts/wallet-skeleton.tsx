import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './wallet-skeleton.module.css'

/** Placeholder of a wallet page while its code is loading. */
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
