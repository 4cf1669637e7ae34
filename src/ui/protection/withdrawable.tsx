import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { currencyAtom } from '../../platform/config/site-config.ts'
import { withdrawableAtom } from '../../session/withdrawable.ts'
import { moneyText } from '../money/money-text.ts'

/** Tells a player in a break what can be withdrawn; nothing where that is nothing. */
export function Withdrawable() {
  const { i18n } = useLingui()
  const currency = useAtomValue(currencyAtom)
  const amount = useAtomValue(withdrawableAtom) ?? 0
  if (amount === 0) return null
  return <Trans>You can withdraw {moneyText(amount, currency, i18n.locale)} now.</Trans>
}
