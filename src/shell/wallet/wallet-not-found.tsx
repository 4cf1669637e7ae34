import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { recipeClass } from '../../theme/recipe-class.ts'
import { ListState } from '../../ui/states/list-state.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { Brand } from '../bars/brand.tsx'
import { Footer } from '../bars/footer.tsx'
import { MAIN_ID } from '../bars/skip-link.tsx'
import styles from './wallet-not-found.module.css'
import { icons } from '../../ui/icon/icons.ts'

const quiet = recipeClass('button', { variant: 'quiet', wide: true })

/** Not-found page of the wallet, with links back into the wallet. */
export function WalletNotFound() {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles.page}>
      <Brand large />
      <PageHeading spoken>
        <Trans>Wallet</Trans>
      </PageHeading>
      <ListState
        icon={icons.wallet}
        title={<Trans>This part of the wallet does not exist</Trans>}
        action={
          <>
            <Link
              to="/wallet/depositpage"
              className={recipeClass('button', { variant: 'styled', wide: true })}
            >
              <Trans>Go to the wallet</Trans>
            </Link>
            <Link to="/wallet/history" className={quiet}>
              <Trans>Transaction history</Trans>
            </Link>
            <Link to="/home" className={quiet}>
              <Trans>Go to home</Trans>
            </Link>
          </>
        }
      >
        <Trans>Your balance and transactions are unchanged.</Trans>
      </ListState>
      <Footer variant="slim" />
    </main>
  )
}
