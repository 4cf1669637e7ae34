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
  /** The room that the page belongs to. */
  room: Feature
  title: ReactNode
  children: ReactNode
}

/** The page of a room; where the operator does not have the room, a plain page that says so. */
export function Offered({ room, title, children }: OfferedProps) {
  if (useAtomValue(offersAtom)(room)) return children
  return (
    <div className={styles.page}>
      <PageHeading>{title}</PageHeading>
      <ListState icon={icons.info} title={<Trans>Not offered here</Trans>} action={<StartLinks />}>
        <Trans>This site does not offer this.</Trans>
      </ListState>
    </div>
  )
}
