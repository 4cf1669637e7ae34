import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMedia } from '../../../ui/use-media.ts'
import { RollingCard } from '../withdraw/rolling-card.tsx'
import { WalletPage } from '../parts/wallet-page.tsx'
import styles from '../../../ui/tabs/tabs.module.css'
import { historyTabs, type HistorySearch, type HistoryTab } from './history-search.ts'
import { PeriodTotals } from './period-totals.tsx'
import { RequestHistory } from './request-history.tsx'
import { TransactionHistory } from './transaction-history.tsx'
import { ZoneNote } from '../parts/zone-note.tsx'

/** Narrowest window in which the totals are beside the list (`wallet-page.module.css`). */
const BESIDE = '(min-width: 1200px)'

interface HistoryPageProps {
  search: HistorySearch
  /** Puts filters into the address. */
  onSearch: (search: HistorySearch) => void
}

/** Transactions, deposits and withdrawals (spec §2), with their filters in the address. */
export function HistoryPage({ search, onSearch }: HistoryPageProps) {
  const { t } = useLingui()
  const wide = useMedia(BESIDE)
  const tab = search.tab ?? 'transactions'
  // The operator's totals cover every type, so they would not fit a list of one type.
  const totals = search.type === undefined
  const words: Record<HistoryTab, string> = {
    transactions: t`Transactions`,
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
  }
  return (
    <WalletPage
      title={<Trans>Transaction history</Trans>}
      beside={
        wide && tab === 'transactions' ? (
          <>
            {totals ? <PeriodTotals search={search} open /> : null}
            <RollingCard />
          </>
        ) : null
      }
    >
      <nav className={styles.tabs} aria-label={t`Lists`}>
        {historyTabs.map((one) => (
          <Link
            key={one}
            to="/wallet/history"
            search={{
              ...(one === 'transactions' ? {} : { tab: one }),
              ...(search.from ? { from: search.from } : {}),
              ...(search.to ? { to: search.to } : {}),
            }}
            className={styles.tab}
            // The first tab's search is empty and would match every other one.
            activeOptions={{ exact: true }}
            aria-current={one === tab ? 'page' : undefined}
            replace
          >
            {words[one]}
          </Link>
        ))}
      </nav>
      <ZoneNote />
      <div className={`${styles.window} ${styles.inPage}`}>
        {tab === 'transactions' ? (
          <TransactionHistory search={search} onSearch={onSearch}>
            {wide || !totals ? null : <PeriodTotals search={search} open={false} />}
          </TransactionHistory>
        ) : (
          <RequestHistory key={tab} tab={tab} search={search} onSearch={onSearch} />
        )}
      </div>
    </WalletPage>
  )
}
