import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { otherBalancesAtom } from '../../../session/other-balances.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { BigMoney } from '../../../ui/money/big-money.tsx'
import { MoneyAmount } from '../../../ui/money/money.tsx'
import { Sum } from '../../../ui/money/sum.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { DataAge } from '../../../ui/time/data-age.tsx'
import styles from './balance-card.module.css'

/** The balance with its age, the points, and the wagering that is left. */
export function BalanceCard() {
  const { t, i18n } = useLingui()
  const user = useAtomValue(userInfoAtom)
  const currency = useAtomValue(currencyAtom)
  const others = useAtomValue(otherBalancesAtom)
  const info = user?.info
  return (
    <chakra.section className={recipeClass('card')} p="20px" aria-label={t`Balance`}>
      <p className={styles.label}>
        <Trans>Balance</Trans>
      </p>
      <div className={styles.money}>
        {info ? (
          <BigMoney amount={info.amount} currency={currency} />
        ) : (
          <Skeleton width="60%" height={40} marginTop={7} />
        )}
      </div>
      <p className={styles.sub}>{user === undefined ? <>&nbsp;</> : <DataAge at={user.at} />}</p>
      <dl className={styles.figures}>
        {others.map(({ currency: code, amount }) => (
          <div key={code}>
            <dt>
              <Trans comment="Before an amount in another currency, such as “Balance (USD)”">
                Balance ({code})
              </Trans>
            </dt>
            <dd>
              <MoneyAmount amount={amount} currency={code} />
            </dd>
          </div>
        ))}
        <div>
          <dt>
            <Trans>Points</Trans>
          </dt>
          <dd>{info ? <Sum text={new Intl.NumberFormat(i18n.locale).format(info.points)} /> : '–'}</dd>
        </div>
        <div>
          <dt>
            {/* The page for withdrawals says what it is about. */}
            <Link to="/wallet/withdrawpage" className={styles.link}>
              <Trans comment="The sum still to be wagered before a withdrawal">Left to wager</Trans>
            </Link>
          </dt>
          <dd>{info ? <MoneyAmount amount={info.rolling} currency={currency} /> : '–'}</dd>
        </div>
      </dl>
    </chakra.section>
  )
}
