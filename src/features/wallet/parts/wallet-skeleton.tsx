import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './wallet-skeleton.module.css'

/** Placeholder of a wallet page while its code is loading. */
export function WalletSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton className={styles.balance} />
      <div className={styles.actions}>
        {[1, 2, 3, 4].map((index) => (
          <Skeleton key={index} className={styles.action} />
        ))}
      </div>
      <Skeleton className={styles.card} />
    </div>
  )
}

interface CardSkeletonProps {
  /** The form of a kind of transfer, or a list. */
  of: 'deposit' | 'withdraw' | 'convert' | 'list'
}

/** Placeholder of a card while its code is loading, about as high as the card. */
export function CardSkeleton({ of }: CardSkeletonProps) {
  return (
    <div aria-busy="true">
      <Skeleton className={`${styles.card} ${styles[of] ?? ''}`} />
    </div>
  )
}
