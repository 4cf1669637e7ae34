import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import styles from './signed-out-page.module.css'

/** Placeholder for a page of signed-in players under the sign-in dialog. */
export default function SignedOutPage({ title }: { title: MessageDescriptor | undefined }) {
  const { i18n } = useLingui()
  return (
    <div className={styles.page}>
      {title ? <PageHeading>{i18n._(title)}</PageHeading> : null}
      <ListState icon={pageIcons.lock} title={<Trans>You are not signed in</Trans>} />
    </div>
  )
}
