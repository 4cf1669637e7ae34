// `npm run conformance`: checks an operator, a wallet, a studio or a game's page of anybody against the contract.
import { checkFrame, frameUsage } from './commands/frame.ts'
import { checkOperator, operatorUsage } from './commands/operator.ts'
import { checkStudio, studioUsage } from './commands/studio.ts'
import { checkWallet, walletUsage } from './commands/wallet.ts'
import { print } from './report-all.ts'

const always = `For each of them --junit FILE writes the findings as JUnit XML too, and the exit code is 0 where nothing misses the contract.`

const [first, ...rest] = process.argv.slice(2)
const checks: Readonly<Record<string, readonly [check: typeof checkOperator, usage: string]>> = {
  wallet: [checkWallet, walletUsage],
  studio: [checkStudio, studioUsage],
  frame: [checkFrame, frameUsage],
}
const [check, usage] = checks[first ?? ''] ?? [checkOperator, operatorUsage]

/** Whether `parseArgs` refused an option. */
const isUnknownOption = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

const code = await check(check === checkOperator ? process.argv.slice(2) : rest).catch((error: unknown) => {
  if (!isUnknownOption(error)) throw error
  return undefined
})
if (code === undefined) {
  const usages = check === checkOperator ? [operatorUsage, walletUsage, studioUsage, frameUsage] : [usage]
  print([...usages, always].join('\n\n'))
}
process.exitCode = code ?? 2
