import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { BankAccount } from '@marquee/contract/wallet.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { type Tab, useTab } from '../../../session/tab.ts'
import { AccountLines, AccountSkeleton } from '../parts/account-lines.tsx'
import styles from './payout-account.module.css'

interface PayoutAccountProps {
  /** Undefined until it is known. */
  account: BankAccount | undefined
}

/** The player's account that a withdrawal is paid to, with a link to change it where the operator offers that. */
export function PayoutAccount({ account }: PayoutAccountProps) {
  const tab = useTab()
  const canChange = useAtomValue(offersAtom)('account_changes')
  return (
    <div className={styles.card} aria-busy={account ? undefined : true}>
      <p className={styles.head}>
        <span id="payout-account">
          <Trans>To your account</Trans>
        </span>
        {canChange ? (
          <Link
            to="/account/mypagelist"
            search={{ edit: 'bank', back: 'withdraw' }}
            aria-describedby="payout-account"
            className={styles.change}
          >
            <Trans comment="Opens the form of the bank account or of the password">Change</Trans>
          </Link>
        ) : null}
      </p>
      {account ? (
        <AccountLines account={account} {...(canChange ? { reveal: () => revealAccount(tab) } : {})} />
      ) : (
        <AccountSkeleton />
      )}
    </div>
  )
}

/** Fetches the player's account number, which the init call has masked. Undefined on failure. */
export async function revealAccount({ http }: Tab): Promise<string | undefined> {
  const contract = await import('@marquee/contract/account-endpoints.ts').catch(() => undefined)
  const response = contract && (await http.call(contract.accountEndpoints.revealBank))
  return response?.ok ? response.data.bank_account : undefined
}
