import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { siteConfigAtom } from '../platform/site-config.ts'
import { userInfoAtom } from '../session/watch.ts'
import { clockTime } from '../ui/clock-time.tsx'
import { CountingMoney } from '../ui/counting-money.tsx'
import { Icon } from '../ui/icon.tsx'
import { serverNow } from '../platform/clock.ts'
import { moneyText } from '../ui/money.tsx'
import styles from './balance-pill.module.css'

/** The balance, always in view; marked with its time when it could not be refreshed. */
export function BalancePill() {
  const { t, i18n } = useLingui()
  const user = useAtomValue(userInfoAtom)
  const currency = useAtomValue(siteConfigAtom)?.VARIABLES.currency ?? 'KRW'
  if (!user) return <span className={styles.pill} aria-busy="true" />
  const amount = moneyText(user.info.amount, currency, i18n.locale)
  const time = user.stale ? clockTime(user.at, serverNow(), i18n.locale) : undefined
  return (
    <Link
      to="/wallet/depositpage"
      className={styles.pill}
      data-stale={user.stale || undefined}
      aria-label={time ? t`Balance ${amount}, as of ${time}` : t`Balance ${amount}`}
    >
      <Icon name={user.stale ? 'clock' : 'coin'} size={18} />
      <span className={styles.text}>
        <CountingMoney amount={user.info.amount} currency={currency} />
        {time ? <small>{time}</small> : null}
      </span>
    </Link>
  )
}
