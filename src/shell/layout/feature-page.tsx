import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Feature } from '@marquee/contract/features.ts'
import { offersAtom } from '../../platform/config/offers.ts'
import { icons } from '../../ui/icon/icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import styles from './signed-out-page.module.css'
import { StartLinks } from './start-links.tsx'

interface FeaturePageProps {
  /** The feature that the page belongs to. */
  feature: Feature
  title: ReactNode
  children: ReactNode
}

/** The page of a feature, or a notice if the operator does not offer the feature. */
export function FeaturePage({ feature, title, children }: FeaturePageProps) {
  if (useAtomValue(offersAtom)(feature)) return children
  return (
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <ListState icon={icons.info} title={<Trans>Not available here</Trans>} action={<StartLinks />}>
        <Trans>This feature is not available on this site.</Trans>
      </ListState>
    </div>
  )
}
