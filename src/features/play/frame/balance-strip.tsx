import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { isOfflineAtom } from '../../../platform/http/connection.ts'
import { currencyAtom, siteConfigAtom } from '../../../platform/config/site-config.ts'
import { SiteTime } from '../../../ui/time/site-time.tsx'
import { CountingMoney } from '../../../ui/money/counting-money.tsx'
import { ConnectionTitle } from '../../../ui/states/unreachable.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { moneyText } from '../../../ui/money/money-text.ts'
import { signedMoney } from '../../../ui/money/signed-money.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useShownBalance } from './shown-balance.ts'
import styles from './balance-strip.module.css'

/** How long a change stays on screen, ms. */
const SHOWN_MS = 2600

export interface BalanceStripProps {
  /** How long after a change the balance shows it, ms. Undefined: there is no balance. */
  delayMs: number | undefined
}

/** The strip under the game: the player's balance, its last change, and a note if the site uses play money. */
export function BalanceStrip({ delayMs }: BalanceStripProps) {
  const { t, i18n } = useLingui()
  const { amount, isInRound, user } = useShownBalance(delayMs ?? 0)
  const site = useAtomValue(siteConfigAtom)
  const currency = useAtomValue(currencyAtom)
  const offline = useAtomValue(isOfflineAtom)
  // The balance is announced once, after the round.
  const [spoken, setSpoken] = useState(amount)
  if (!isInRound && spoken !== amount) setSpoken(amount)
  const change = useBalanceChange(amount)
  const changeText = change === undefined ? '' : signedMoney(change.by, currency, i18n.locale)
  return (
    <footer className={styles.strip} data-offline={offline || undefined}>
      {delayMs === undefined ? null : amount === undefined ? (
        <Skeleton width={140} height={14} />
      ) : (
        <>
          <p className="visually-hidden" aria-live="polite" aria-atomic="true">
            {t`Balance ${moneyText(spoken ?? amount, currency, i18n.locale)}`}
          </p>
          <p className={styles.balance} aria-hidden="true">
            <span className={styles.label}>
              <Trans>Balance</Trans>
            </span>
            <b className={styles.amount}>
              <CountingMoney amount={amount} currency={currency} />
            </b>
            {user?.stale ? (
              <span className={styles.time}>
                <SiteTime at={user.at} />
              </span>
            ) : change ? (
              <span key={change.id} className={styles.change} data-up={change.by > 0 || undefined}>
                {changeText}
              </span>
            ) : null}
          </p>
        </>
      )}
      {offline ? (
        <p className={styles.offline} aria-hidden="true">
          <Icon path={icons.offline} size={16} />
          <span>
            <ConnectionTitle />
          </span>
        </p>
      ) : null}
      {site?.VARIABLES.play_money ? (
        <p className={styles.play}>
          <Icon path={icons.info} size={16} />
          <span className={styles.brief}>
            <Trans>Play money</Trans>
          </span>
          <span className={styles.whole}>
            <Trans>Play money · no real money involved</Trans>
          </span>
        </p>
      ) : null}
    </footer>
  )
}

/** The last change of the balance, minor units; undefined after a few seconds. `id` differs for each change. */
function useBalanceChange(amount: number | undefined): { id: number; by: number } | undefined {
  const [change, setChange] = useState<{ id: number; by: number }>()
  const lastAmount = useRef(amount)
  useEffect(() => {
    const before = lastAmount.current
    lastAmount.current = amount
    if (amount === undefined || before === undefined || amount === before) return undefined
    setChange((last) => ({ id: (last?.id ?? 0) + 1, by: amount - before }))
    const timer = setTimeout(() => setChange(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [amount])
  return change
}
