import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Loaded on demand: estimating how long a password would hold. */

const lists: Readonly<Record<string, readonly (string | number)[]>> = dictionary
const commonest = new Set((lists['passwords-common'] ?? []).map(String))
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 })

/** Strength from 0 (guessed at once) to 4. `own` are words that a guesser would try first. */
export function strengthOf(password: string, own: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password, [...own]).score
}

/** Whether a lower-case password is among the most common of public leaks. */
export function isCommonPassword(lowerCase: string): boolean {
  return commonest.has(lowerCase)
}
