import { useAtomValue } from 'jotai'
import { currencyAtom } from '../../../platform/config/site-config.ts'
import { userInfoAtom } from '../../../session/user-info.ts'
import { MoneyAmount } from '../../../ui/money/money.tsx'

/** The player's balance on the handle of a game without bars, for the eye: the strip is read aloud though it is out of sight. */
export function HandleBalance() {
  const amount = useAtomValue(userInfoAtom)?.info.amount
  const currency = useAtomValue(currencyAtom)
  return amount === undefined ? null : (
    <b aria-hidden="true">
      <MoneyAmount amount={amount} currency={currency} />
    </b>
  )
}
