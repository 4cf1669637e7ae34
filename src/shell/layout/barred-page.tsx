import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { icons } from '../../ui/icon/icons.ts'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import styles from './barred-page.module.css'
import { StartLinks } from './start-links.tsx'

interface BarredPageProps {
  title: MessageDescriptor | undefined
  /** Whether the operator has the page's room; else nobody is signed in. */
  isOffered: boolean
}

/** Stands in the place of a page whose room the operator does not have, or that is all personal while sign-in is open over it. */
export default function BarredPage({ title, isOffered }: BarredPageProps) {
  const { i18n } = useLingui()
  return (
    <div className={styles.page}>
      {title ? <PageHeading>{i18n._(title)}</PageHeading> : null}
      {isOffered ? (
        <ListState icon={pageIcons.lock} title={<Trans>You are not signed in</Trans>} />
      ) : (
        <ListState icon={icons.info} title={<Trans>Not offered here</Trans>} action={<StartLinks />}>
          <Trans>This site does not offer this.</Trans>
        </ListState>
      )}
    </div>
  )
}
