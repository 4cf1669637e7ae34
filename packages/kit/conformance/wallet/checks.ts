import type { Check } from '../check.ts'
import { bodyChecks, launchChecks, playerChecks, signatureChecks } from './entrance.ts'
import type { WalletKit } from './kit.ts'
import { debitChecks } from './moves.ts'
import { creditChecks, rollbackChecks } from './wins.ts'

/** Every check of a wallet, in the order in which they run. */
export const walletInterfaceChecks: readonly Check<WalletKit>[] = [
  ...signatureChecks,
  ...launchChecks,
  ...playerChecks,
  ...bodyChecks,
  ...debitChecks,
  ...creditChecks,
  ...rollbackChecks,
]
