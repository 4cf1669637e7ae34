import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { Feature } from '../../contract/features.ts'
import { offersAtom } from '../../platform/config/offers.ts'
import { icons } from '../../ui/icon/icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import styles from './signed-out-page.module.css'
import { StartLinks } from './start-links.tsx'

interface OfferedProps {
  /** The feature that the page belongs to. */
  feature: Feature
  title: ReactNode
  children: ReactNode
}

/** The page of a feature; where the operator does not have it, a plain page that says so. */
export function Offered({ feature, title, children }: OfferedProps) {
  if (useAtomValue(offersAtom)(feature)) return children
  return (
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <ListState icon={icons.info} title={<Trans>Not offered here</Trans>} action={<StartLinks />}>
        <Trans>This site does not offer this.</Trans>
      </ListState>
    </div>
  )
}
