import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import styles from './games-page.module.css'
import { ListSkeleton } from '../grid/list-skeleton.tsx'
import { lazyPage } from '../../../ui/states/lazy-page.tsx'

const NewGamesList = lazyPage(() => import('./new-games-list.tsx').then((module) => module.default))

/** The newest games of all providers by month, newest month first. */
export function NewGamesPage() {
  const { t } = useLingui()
  const title = t`New games`
  return (
    <div className={styles.page} data-wide="">
      <PageHeading>{title}</PageHeading>
      <Suspense fallback={<ListSkeleton />}>
        <NewGamesList title={title} />
      </Suspense>
    </div>
  )
}
