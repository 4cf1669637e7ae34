import { Suspense } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { LazyStopButton } from '../bars/lazy-stop-button.tsx'
import styles from './account-hub.module.css'

const AccountHubLinks = lazyWithRetry(() =>
  import('./account-hub-links.tsx').then((module) => module.AccountHubLinks),
)

/** Links from my page to the player's own pages. The fallback has their height. */
export function AccountHub() {
  return (
    <>
      <Suspense
        fallback={
          <div className={`${recipeClass('card')} ${styles.hub} ${styles.loading}`} aria-busy="true" />
        }
      >
        <AccountHubLinks />
      </Suspense>
      <div className={`${recipeClass('card')} ${styles.stop}`}>
        <LazyStopButton />
      </div>
    </>
  )
}
