import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { checkConversion, convertibleOf } from '../../contract/wallet-rules.ts'
import { refreshBalance, userInfoAtom } from '../../session/watch.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { moneyText } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { stepLabel } from './amount-words.ts'
import { PointsList } from './points-list.tsx'
import styles from './points-page.module.css'
import { useSite } from './site.ts'
import { TransferForm } from './transfer-form.tsx'
import { WalletPage } from './wallet-page.tsx'

/** Loyalty points and their conversion to cash (section 5: from 10,000, in units of 10,000). */
export function PointsPage() {
  const { t, i18n } = useLingui()
  const { currency, limits } = useSite()
  const info = useAtomValue(userInfoAtom)?.info
  const held = info?.points ?? 0
  const most = convertibleOf(held, limits)
  const count = (points: number) => new Intl.NumberFormat(i18n.locale).format(points)
  const pointsText = (points: number) => plural(points, { one: '# point', other: '# points' })
  return (
    <WalletPage title={<Trans comment="Heading of the page">Points</Trans>} beside={<PointsList />}>
      <section className={`${recipeClass('card')} ${styles.held}`} aria-busy={info ? undefined : true}>
        <p className={styles.label}>
          <Trans>Your points</Trans>
        </p>
        {info ? <p className={styles.sum}>{count(held)}</p> : <Skeleton className={styles.sumPlace} />}
        <p className={styles.label}>
          {most > 0 ? (
            <Trans>
              {count(most)} can be converted now, worth {moneyText(most, currency, i18n.locale)}
            </Trans>
          ) : (
            <Trans>Can be converted from {count(limits.pointUnit)}</Trans>
          )}
        </p>
      </section>
      <TransferForm
        kind="convert"
        title={<Trans>Convert points to cash</Trans>}
        label={t({ message: 'Points', comment: 'Label of the amount field' })}
        hint={
          <Trans>
            In steps of {count(limits.pointUnit)}. One point is {moneyText(1, currency, i18n.locale)}.
          </Trans>
        }
        unit="P"
        steps={[1, 5, 10].map((times) => times * limits.pointUnit)}
        stepLabel={(step) => stepLabel(step, i18n.locale)}
        max={most}
        maxLabel={t({ message: 'Convert all', comment: 'Fills in all points that can be converted' })}
        amountText={pointsText}
        check={(points) => (info ? checkConversion(points, limits, held) : undefined)}
        nextLabel={t`Continue`}
        sendLabel={t`Convert`}
        rows={(points) => [
          { id: 'points', term: t`Points`, value: count(points) },
          { id: 'left', term: t`Points afterwards`, value: count(held - points) },
          { id: 'fee', term: t`Fee`, value: t({ message: 'None', comment: 'No fee' }) },
          {
            id: 'total',
            term: t`You receive`,
            value: moneyText(points, currency, i18n.locale),
            total: true,
          },
        ]}
        pressOf={(points) => ({ kind: 'convert', body: { points } })}
        onDone={() => {
          toast('success', t`The points were converted.`)
          void refreshBalance()
        }}
      />
    </WalletPage>
  )
}
