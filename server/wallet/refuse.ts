import { ServerCode } from '../../src/contract/codes.ts'
import type { WalletRefusal } from '../../src/contract/wallet-rules.ts'
import { Refusal } from '../refusal.ts'

/** A broken rule as the operator's answer: its numbers go along, so that the app can say the sum that is left. */
export function refuse(broken: WalletRefusal): Refusal {
  const { code: key, ...details } = broken
  if (key === 'deposit.alreadyInProcess') return new Refusal(409, ServerCode.alreadyProcessed, key)
  const code = key === 'wallet.amountMissing' ? ServerCode.parameterMissing : ServerCode.parameterInvalid
  return new Refusal(400, code, key, {}, details)
}
