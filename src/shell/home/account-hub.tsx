import { Suspense } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import { lazyWithRetry } from '../../ui/states/lazy-with-retry.tsx'
import { StopHere } from '../bars/stop-here.tsx'
import styles from './account-hub.module.css'

const AccountHubLinks = lazyWithRetry(() =>
  import('./account-hub-links.tsx').then((module) => module.AccountHubLinks),
)

/** The ways from my page to everything that is the player's own. Its place is kept while it loads. */
export function AccountHub() {
  return (
    <>
      <Suspense
        fallback={
          <div className={`${recipeClass('card')} ${styles.hub} ${styles.waiting}`} aria-busy="true" />
        }
      >
        <AccountHubLinks />
      </Suspense>
      <StopHere />
    </>
  )
}
