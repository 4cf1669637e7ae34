import { Trans } from '@lingui/react/macro'
import { signOut } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { BalanceCard } from './balance-card.tsx'
import { DetailsCard } from './details-card.tsx'
import styles from './my-page.module.css'

/** The player's own page. */
export function MyPage() {
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>My page</Trans>
      </PageHeading>
      <BalanceCard />
      <DetailsCard />
      <Button icon="signOut" variant="quiet" wide onClick={() => void signOut()}>
        <Trans>Sign out</Trans>
      </Button>
    </div>
  )
}
