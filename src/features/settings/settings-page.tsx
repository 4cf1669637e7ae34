import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense } from 'react'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { lazyPage } from '../../ui/states/lazy-page.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './settings.module.css'

const Settings = lazyPage(() => import('./settings.tsx').then((module) => module.Settings))

interface SettingsPageProps {
  /** Further settings, from other features. */
  children?: ReactNode
}

/** The page of the player's preferences, whose heading has the focus while its part comes. */
export function SettingsPage({ children }: SettingsPageProps) {
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>Settings</Trans>
      </PageHeading>
      <Suspense fallback={<Places />}>
        <Settings>{children}</Settings>
      </Suspense>
    </div>
  )
}

function Places() {
  return Array.from({ length: 4 }, (_, index) => <Skeleton key={index} className={styles.place} />)
}
