import { DataList } from '@chakra-ui/react/data-list'
import { Grid } from '@chakra-ui/react/grid'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiError } from '@marquee/contract/result.ts'
import type { Statement } from '@marquee/contract/wallet.ts'
import { Button } from '../../../ui/button.tsx'
import { errorMessage } from '../../../ui/states/error-message.ts'
import { moneyText } from '../../../ui/money/money-text.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { useSite } from '../parts/site.ts'

interface StatementRowsProps {
  totals: Statement['totals'] | undefined
  error: ApiError | undefined
  onRetry: () => void
}

interface Row {
  readonly term: string
  readonly amount: number | undefined
  /** -1, 0 or 1, for a colour. */
  readonly sign?: number
}

/** The totals of a statement; rare ones are listed only if they are not 0. */
export function StatementRows({ totals, error, onRetry }: StatementRowsProps) {
  const { t, i18n } = useLingui()
  const { currency } = useSite()
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  if (!totals && error) {
    return (
      <Grid justifyItems="start" gap="12px" color="subText" role="alert">
        <p>{i18n._(errorMessage(error))}</p>
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      </Grid>
    )
  }
  const result = totals ? totals.won - totals.staked : undefined
  const net = totals ? totals.deposited - totals.withdrawn : undefined
  const rows: Row[] = [
    {
      term: t({ message: 'Deposited', comment: 'Sum of the deposits of a period' }),
      amount: totals?.deposited,
    },
    {
      term: t({ message: 'Withdrawn', comment: 'Sum of the withdrawals of a period' }),
      amount: totals?.withdrawn,
    },
    { term: t`Net deposits`, amount: net, sign: Math.sign(net ?? 0) },
    { term: t({ message: 'Staked', comment: 'Sum of the bets of a period' }), amount: totals?.staked },
    { term: t({ message: 'Won', comment: 'Sum of the wins of a period' }), amount: totals?.won },
    // The label says that it is a loss, so the amount has no sign.
    result !== undefined && result < 0
      ? {
          term: t({
            message: 'Net loss',
            comment: 'Won minus staked, where that is negative; shown without a sign',
          }),
          amount: -result,
          sign: -1,
        }
      : {
          term: t({
            message: 'Net result',
            comment: 'Won minus staked: an amount, not the result of a game',
          }),
          amount: result,
          sign: Math.sign(result ?? 0),
        },
  ]
  if (totals && totals.converted !== 0) rows.push({ term: t`Points converted`, amount: totals.converted })
  if (totals && totals.other !== 0) {
    const term = t({ message: 'Other', comment: 'Other movements in a statement' })
    rows.push({ term, amount: totals.other })
  }
  return (
    <DataList.Root>
      {rows.map(({ term, amount, sign }) => {
        const strong = sign === undefined ? {} : { fontWeight: '650' }
        return (
          <DataList.Item
            key={term}
            minH="36px"
            borderTop="0"
            borderBottom={sign === undefined ? undefined : '1px solid var(--colors-hair)'}
            _last={{ borderBottom: 0 }}
          >
            <DataList.ItemLabel {...strong} color={sign === undefined ? 'subText' : 'onSurface'}>
              {term}
            </DataList.ItemLabel>
            <DataList.ItemValue {...strong} data-sign={amount === undefined ? undefined : sign}>
              {amount === undefined ? <Skeleton width={90} height={14} /> : money(amount)}
            </DataList.ItemValue>
          </DataList.Item>
        )
      })}
    </DataList.Root>
  )
}
