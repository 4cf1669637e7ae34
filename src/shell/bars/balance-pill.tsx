import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { currencyAtom, timeZoneAtom } from '../../platform/config/site-config.ts'
import { currentGameAtom, shownAmount } from '../../features/play/current-game.ts'
import { userInfoAtom } from '../../session/user-info.ts'
import { siteTimeText } from '../../ui/time/site-time-text.ts'
import { useTab } from '../../session/tab.ts'
import { CountingMoney } from '../../ui/money/counting-money.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { moneyText } from '../../ui/money/money-text.ts'
import styles from './balance-pill.module.css'

/**
 * The balance; in a round of an open game what the game reports, so that no result shows early. When it could not be
 * refreshed, it shows the time of the last update, in the site's zone as in the wallet.
 */
export function BalancePill() {
  const { t, i18n } = useLingui()
  const { clock } = useTab()
  const zone = useAtomValue(timeZoneAtom)
  const user = useAtomValue(userInfoAtom)
  const game = useAtomValue(currentGameAtom)
  const currency = useAtomValue(currencyAtom)
  if (!user) return <span className={styles.pill} aria-busy="true" />
  const shown = shownAmount(game, user.info.amount)
  const amount = moneyText(shown, currency, i18n.locale)
  const isOld = user.stale && !user.isPending
  const time = isOld ? siteTimeText(user.at, clock.now(), i18n.locale, zone) : undefined
  return (
    <Link
      to="/wallet/depositpage"
      className={styles.pill}
      data-stale={isOld || undefined}
      data-long={amount.length > 17 ? 'very' : amount.length > 12 || undefined}
      aria-label={time ? t`Balance ${amount}, as of ${time}` : t`Balance ${amount}`}
    >
      <Icon path={isOld ? icons.clock : icons.coin} size={18} />
      <span className={styles.text}>
        <CountingMoney amount={shown} currency={currency} />
        {time ? <small>{time}</small> : null}
      </span>
    </Link>
  )
}
