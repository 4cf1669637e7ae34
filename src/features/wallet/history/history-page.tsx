import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { AnimatePresence } from 'framer-motion'
import { useAtomValue } from 'jotai'
import { Suspense } from 'react'
import type { HistoryRow } from '@marquee/contract/wallet.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { playerAtom } from '../../../session/player.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { useCloseEntry } from '../../../ui/use-overlay.ts'
import { WalletPage } from '../parts/wallet-page.tsx'
import { RollingCard } from '../withdraw/rolling-card.tsx'
import { historyTabs, type HistorySearch, type HistoryTab } from './history-search.ts'
import { RowSkeletons } from './row-skeletons.tsx'
import { TransactionHistory } from './transaction-history.tsx'

const Bets = lazyWithRetry(() => import('./bets.tsx').then((module) => module.Bets))
const HistorySums = lazyWithRetry(() => import('./history-sums.tsx').then((module) => module.HistorySums))
const RequestHistory = lazyWithRetry(() =>
  import('./request-history.tsx').then((module) => module.RequestHistory),
)
const StatementSection = lazyWithRetry(() =>
  import('../statement/statement.tsx').then((module) => module.StatementSection),
)
const RoundSheet = lazyWithRetry(() => import('./round-sheet.tsx').then((module) => module.RoundSheet))

/** Narrowest window that has room for the totals beside all columns of the list, with the side menu open. */
const BESIDE = '(min-width: 1500px)'

interface HistoryPageProps {
  search: HistorySearch
  /** Replaces the filters in the address. */
  onSearch: (search: HistorySearch) => void
  /** Changes the address by a history entry of its own, which the back button undoes. */
  onOpen: (search: HistorySearch) => void
}

/** Transactions, bets, deposits and withdrawals (spec §2), and the statement, with their filters in the address. */
export function HistoryPage({ search, onSearch, onOpen }: HistoryPageProps) {
  const { t } = useLingui()
  const wide = useMedia(BESIDE)
  // Links, because each list has an address, with the look of tabs.
  const look = useSlotRecipe({ key: 'tabs' })()
  const player = useAtomValue(playerAtom)
  const hasRounds = useAtomValue(offersAtom)('rounds')
  const tabs = historyTabs.filter((one) => hasRounds || (one !== 'bets' && one !== 'statement'))
  // The statement has a button of its own: five tabs do not fit a phone.
  const listTabs = tabs.filter((one) => one !== 'statement')
  const tab = tabs.find((one) => one === search.tab) ?? 'transactions'
  const closeRound = useCloseEntry(() => onSearch({ ...search, round: undefined, of: undefined }))
  // The sums cover every type, so they would not match a list of one type.
  const sums =
    search.type === undefined && player !== undefined ? <HistorySums player={player} search={search} /> : null
  const labels: Record<HistoryTab, string> = {
    transactions: t`Transactions`,
    bets: t({ message: 'Bets', comment: 'Tab of the history: the rounds that were played' }),
    deposits: t`Deposits`,
    withdrawals: t`Withdrawals`,
    statement: t`Statement`,
  }
  return (
    <WalletPage
      compact
      title={<Trans>Transaction history</Trans>}
      beside={
        wide && tab === 'transactions' ? (
          <>
            {sums}
            <RollingCard />
          </>
        ) : null
      }
    >
      {/* Centred, the tabs would move with the width that the totals leave. */}
      <chakra.nav css={{ ...look['list'], [`@media ${BESIDE}`]: { marginInline: 0 } }} aria-label={t`Lists`}>
        {listTabs.map((one) => (
          <chakra.a key={one} asChild css={look['trigger']}>
            <Link
              to="/wallet/history"
              search={{
                ...(one === 'transactions' ? {} : { tab: one }),
                ...(search.from ? { from: search.from } : {}),
                ...(search.to ? { to: search.to } : {}),
              }}
              // Without it, the empty search of the first tab matches every tab.
              activeOptions={{ exact: true }}
              aria-current={one === tab ? 'page' : undefined}
              replace
            >
              {labels[one]}
            </Link>
          </chakra.a>
        ))}
      </chakra.nav>
      {/* The page spaces the content of the panel. */}
      <chakra.div css={look['content']} display="contents">
        <Suspense fallback={<RowSkeletons />}>
          {tab === 'transactions' ? (
            <TransactionHistory
              search={search}
              onSearch={onSearch}
              {...(hasRounds
                ? { onOpen: ({ round, game }: HistoryRow) => onOpen({ ...search, round, of: game?.id }) }
                : {})}
              totals={wide ? null : sums}
            />
          ) : tab === 'bets' ? (
            <Bets
              search={search}
              onSearch={onSearch}
              onOpen={({ id, game }) => onOpen({ ...search, round: id, of: game.id })}
            />
          ) : tab === 'statement' ? (
            <StatementSection />
          ) : (
            <RequestHistory key={tab} tab={tab} search={search} onSearch={onSearch} />
          )}
        </Suspense>
      </chakra.div>
      <Suspense>
        <AnimatePresence>
          {search.round === undefined || player === undefined || !hasRounds ? null : (
            <RoundSheet
              key={`${search.of} ${search.round}`}
              player={player}
              id={search.round}
              game={search.of}
              onClose={closeRound}
            />
          )}
        </AnimatePresence>
      </Suspense>
    </WalletPage>
  )
}
