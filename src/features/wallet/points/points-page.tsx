import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { checkConversion, convertibleOf } from '@marquee/contract/wallet-rules.ts'
import { offersAtom } from '../../../platform/config/offers.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { recipeClass } from '../../../theme/recipe-class.ts'
import { moneyText } from '../../../ui/money/money-text.ts'
import { lazyWithRetry } from '../../../ui/states/lazy-with-retry.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import styles from './points-page.module.css'
import { useSite } from '../parts/site.ts'
import { TransferForm, type TransferReview } from '../transfer/transfer-form.tsx'
import { WalletPage } from '../parts/wallet-page.tsx'

const PointsList = lazyWithRetry(() => import('./points-list.tsx').then((module) => module.PointsList))

/** Loyalty points and their conversion to cash (spec §5). */
export function PointsPage() {
  const { t, i18n } = useLingui()
  const { currency, limits, pointsPermille, isFeeFree } = useSite()
  const hasDays = useAtomValue(offersAtom)('rounds')
  const info = useAtomValue(userInfoAtom)?.info
  const pointBalance = info?.points ?? 0
  const max = convertibleOf(pointBalance, limits)
  const count = (points: number) => new Intl.NumberFormat(i18n.locale).format(points)
  const percent = (permille: number) =>
    new Intl.NumberFormat(i18n.locale, { style: 'percent', maximumFractionDigits: 1 }).format(permille / 1000)
  // One point is one minor unit of the currency.
  const worth = (points: number) => moneyText(points, currency, i18n.locale)

  function review(points: number): TransferReview {
    return {
      request: { kind: 'convert', body: { points } },
      rows: [
        { id: 'points', term: t`Points`, value: count(points) },
        { id: 'left', term: t`Points left`, value: count(pointBalance - points) },
        ...(isFeeFree ? [{ id: 'fee', term: t`Fee`, value: t({ message: 'None', comment: 'No fee' }) }] : []),
        { id: 'total', term: t`You receive`, value: worth(points), total: true },
      ],
    }
  }

  return (
    <WalletPage
      title={<Trans comment="Heading of the page">Points</Trans>}
      beside={hasDays ? <PointsList /> : null}
    >
      <section className={`${recipeClass('card')} ${styles.points}`} aria-busy={info ? undefined : true}>
        <Text textStyle="note" color="subText" fontVariantNumeric="tabular-nums">
          <Trans>Your points</Trans>
        </Text>
        {info ? (
          <p className={styles.sum}>{count(pointBalance)}</p>
        ) : (
          <Skeleton width={120} height={32} margin="5px 0" />
        )}
        <Text textStyle="note" color="subText" fontVariantNumeric="tabular-nums">
          {max > 0 ? (
            <Trans>
              You can convert {count(max)} points now, worth {worth(max)}
            </Trans>
          ) : (
            <Trans>You can convert from {count(limits.pointUnit)} points</Trans>
          )}
        </Text>
        {pointsPermille ? (
          <Text textStyle="note" color="subText" mt="8px">
            <Trans comment="The places are percentages of the stake">
              Settled bets earn points worth {percent(pointsPermille.slots)} of the stake at slots,{' '}
              {percent(pointsPermille.tables)} at table games and {percent(pointsPermille.hands)} at card
              games.
            </Trans>
          </Text>
        ) : null}
      </section>
      <TransferForm
        kind="convert"
        hint={
          <Trans>
            Multiples of {count(limits.pointUnit)}. One point is worth {worth(1)}.
          </Trans>
        }
        max={max}
        validate={(points) => (info ? checkConversion(points, limits, pointBalance).error : undefined)}
        review={review}
      />
    </WalletPage>
  )
}
