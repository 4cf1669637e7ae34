import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { PlayTotals } from '@marquee/contract/protection.ts'
import { currencyAtom } from '../../platform/config/site-config.ts'
import { moneyText } from '../../ui/money/money-text.ts'
import { durationText } from '../../ui/protection/duration-text.ts'
import { signedMoney } from '../../ui/money/signed-money.ts'

interface TotalsListProps {
  totals: PlayTotals
  /** Whether the list ends with the net result. */
  withResult?: boolean
}

/** Time played, stakes and wins. */
export function TotalsList({ totals, withResult = false }: TotalsListProps) {
  const { t, i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  const money = (amount: number) => moneyText(amount, currency, i18n.locale)
  const rows = [
    {
      term: t({ message: 'Time played', comment: 'How long games were played' }),
      text: durationText(totals.seconds, i18n.locale),
    },
    { term: t({ message: 'Staked', comment: 'Sum of the bets of a period' }), text: money(totals.staked) },
    { term: t({ message: 'Won', comment: 'Sum of the wins of a period' }), text: money(totals.won) },
  ]
  if (withResult) {
    rows.push({
      term: t({
        message: 'Result',
        context: 'won less staked',
        comment: 'Column of a table: won less staked',
      }),
      text: signedMoney(totals.net, currency, i18n.locale),
    })
  }
  return (
    <dl>
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
