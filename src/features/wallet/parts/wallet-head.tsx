import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { offersAtom } from '../../../platform/config/offers.ts'
import { otherBalancesAtom } from '../../../session/other-balances.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { BigMoney } from '../../../ui/money/big-money.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { MoneyAmount } from '../../../ui/money/money.tsx'
import { DataAge } from '../../../ui/time/data-age.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useSite } from './site.ts'
import styles from './wallet-head.module.css'

/** The balance with its age, and links to the wallet's pages. `compact` is lower on phones, for a page that is a list. */
export function WalletHead({ compact = false }: { compact?: boolean }) {
  const { t } = useLingui()
  const { currency } = useSite()
  const user = useAtomValue(userInfoAtom)
  const others = useAtomValue(otherBalancesAtom)
  const hasPoints = useAtomValue(offersAtom)('wallet')
  const actions = [
    { to: '/wallet/depositpage', icon: pageIcons.deposit, label: t`Deposit` },
    { to: '/wallet/withdrawpage', icon: pageIcons.withdraw, label: t`Withdraw` },
    ...(hasPoints ? [{ to: '/wallet/mileagepage', icon: pageIcons.swap, label: t`Points` } as const] : []),
    {
      to: '/wallet/history',
      icon: pageIcons.list,
      label: t({ message: 'History', comment: 'Of transactions' }),
    },
  ] as const
  return (
    <section className={styles.head} data-compact={compact || undefined} aria-label={t`Wallet`}>
      <Box className={styles.balance} p="0 4px">
        <Text textStyle="small" color="subText">
          <Trans>Balance</Trans>
        </Text>
        {user ? (
          <BigMoney amount={user.info.amount} currency={currency} />
        ) : (
          <Skeleton className={styles.moneySkeleton} />
        )}
        <p className={styles.facts} data-stale={user?.stale || undefined}>
          {user ? (
            <>
              <span>
                <DataAge at={user.at} />
              </span>
              <span>
                <Plural value={user.info.points} one="# point" other="# points" />
              </span>
              {others.map((one) => (
                <span key={one.currency}>
                  <MoneyAmount {...one} />
                </span>
              ))}
              {user.info.withdrawing > 0 ? (
                <span>
                  <Trans>
                    <MoneyAmount amount={user.info.withdrawing} currency={currency} /> on the way to your bank
                  </Trans>
                </span>
              ) : null}
            </>
          ) : (
            <Skeleton width={160} height={12} marginTop={4} />
          )}
        </p>
      </Box>
      <nav className={styles.actions} aria-label={t`Wallet`}>
        {actions.map(({ to, icon, label }) => (
          <Link key={to} to={to} className={styles.action} activeProps={{ 'aria-current': 'page' }}>
            <span className={styles.disc}>
              <Icon path={icon} />
            </span>
            {label}
          </Link>
        ))}
      </nav>
    </section>
  )
}
