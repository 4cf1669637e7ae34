import { Trans, useLingui } from '@lingui/react/macro'
import type { Failure } from '../../../contract/result.ts'
import type { Statement } from '../../../contract/wallet.ts'
import { Button } from '../../../ui/button.tsx'
import { failureWords } from '../../../ui/failure-words.ts'
import { moneyText } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSite } from '../site.ts'
import styles from './statement-rows.module.css'

interface StatementRowsProps {
  totals: Statement['totals'] | undefined
  failure: Failure | undefined
  onRetry: () => void
}

/** Net deposits, staked, won and what play came to, as four lines; what is rare is shown where it happened. */
export function StatementRows({ totals, failure, onRetry }: StatementRowsProps) {
  const { t, i18n } = useLingui()
  const { currency } = useSite()
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  if (!totals && failure) {
    return (
      <div className={styles.failed} role="alert">
        <p>{i18n._(failureWords(failure))}</p>
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    )
  }
  const result = totals ? totals.won - totals.staked : undefined
  const rows: [term: string, amount: number | undefined, strong?: 'strong'][] = [
    [t`Deposited`, totals?.deposited],
    [t`Withdrawn`, totals?.withdrawn],
    [t`Net deposits`, totals ? totals.deposited - totals.withdrawn : undefined, 'strong'],
    [t`Staked`, totals?.staked],
    [t`Won`, totals?.won],
    [result !== undefined && result < 0 ? t`Lost in play` : t`Result of play`, result, 'strong'],
  ]
  if (totals && totals.converted !== 0) rows.push([t`Points converted`, totals.converted])
  if (totals && totals.other !== 0) {
    rows.push([t({ message: 'Other', comment: 'Other movements in a statement' }), totals.other])
  }
  return (
    <dl className={styles.rows}>
      {rows.map(([term, amount, strong]) => (
        <div key={term} data-strong={strong}>
          <dt>{term}</dt>
          <dd data-sign={strong && amount !== undefined ? Math.sign(amount) : undefined}>
            {amount === undefined ? <Skeleton className={styles.place} /> : money(amount)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
