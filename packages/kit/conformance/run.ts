import { accountChecks } from './checks/account.ts'
import { configurationChecks } from './checks/configuration.ts'
import { favouriteChecks } from './checks/favourites.ts'
import { httpChecks } from './checks/http.ts'
import { idempotencyChecks } from './checks/idempotency.ts'
import { lobbyChecks } from './checks/lobby.ts'
import { sessionChecks } from './checks/session.ts'
import { supportChecks } from './checks/support.ts'
import { amountChecks, walletChecks } from './checks/wallet.ts'
import { walletListChecks } from './checks/wallet-lists.ts'
import type { Check } from './check.ts'
import { Absent, Miss, NotAnnounced, NotApplicable } from './miss.ts'

/** Every check, in the order in which they run. */
export const allChecks: readonly Check[] = [
  ...configurationChecks,
  ...httpChecks,
  ...sessionChecks,
  ...lobbyChecks,
  ...walletListChecks,
  ...amountChecks,
  ...idempotencyChecks,
  ...walletChecks,
  ...supportChecks,
  ...accountChecks,
  ...favouriteChecks,
]

/**
 * The outcome of a check. `misses`: the operator does other than the contract says. `absent`: the site does not announce the feature,
 * and the app does without. `not applicable`: the site or the account has nothing to check there.
 */
export interface Finding {
  readonly check: Pick<Check, 'id' | 'area' | 'title'>
  readonly result: 'passes' | 'misses' | 'absent' | 'not applicable'
  /** Why it does not pass; empty when it does. */
  readonly why: string
}

/** Runs checks one after the other: they share one account. `found` is notified of each as it ends. */
export async function runChecks<Given>(
  checks: readonly Check<Given>[],
  kit: Given,
  found: (finding: Finding) => void = () => undefined,
): Promise<readonly Finding[]> {
  const findings: Finding[] = []
  for (const check of checks) {
    const finding = await findingOf(check, kit)
    findings.push(finding)
    found(finding)
  }
  return findings
}

async function findingOf<Given>(check: Check<Given>, kit: Given): Promise<Finding> {
  try {
    await check.run(kit)
    return { check, result: 'passes', why: '' }
  } catch (error) {
    if (error instanceof NotApplicable) return { check, result: 'not applicable', why: error.message }
    const isAbsent = error instanceof Absent && check.optional
    if (isAbsent || error instanceof NotAnnounced) return { check, result: 'absent', why: error.message }
    if (error instanceof Absent || error instanceof Miss)
      return { check, result: 'misses', why: error.message }
    // No response, a cut one: it is the operator's, and the report continues.
    return { check, result: 'misses', why: error instanceof Error ? error.message : String(error) }
  }
}
