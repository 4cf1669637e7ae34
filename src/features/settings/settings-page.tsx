import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Settings } from './settings.tsx'
import styles from './settings.module.css'

interface SettingsPageProps {
  /** Further settings, from other features. */
  children?: ReactNode
}

/** The page of the player's preferences. */
export function SettingsPage({ children }: SettingsPageProps) {
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>Settings</Trans>
      </PageHeading>
      <Settings>{children}</Settings>
    </div>
  )
}
