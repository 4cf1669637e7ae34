import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { currencyAtom } from '../../platform/config/site-config.ts'
import { moneyText } from '../money/money-text.ts'

/**
 * Tells a player in a break what can be withdrawn; nothing where that is nothing.
 *
 * @param amount the most that can be withdrawn now, minor units
 */
export function Withdrawable({ amount = 0 }: { amount: number | undefined }) {
  const { i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  if (amount === 0) return null
  return <Trans>You can withdraw {moneyText(amount, currency, i18n.locale)} now.</Trans>
}
