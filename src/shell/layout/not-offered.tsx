import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { icons } from '../../ui/icon/icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import styles from './signed-out-page.module.css'
import { StartLinks } from './start-links.tsx'

/** Stands in the place of a page whose room the operator does not have. */
export default function NotOffered({ title }: { title: MessageDescriptor | undefined }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.page}>
      {title ? <PageHeading>{i18n._(title)}</PageHeading> : null}
      <ListState icon={icons.info} title={<Trans>Not offered here</Trans>} action={<StartLinks />}>
        <Trans>This site does not offer this.</Trans>
      </ListState>
    </div>
  )
}
