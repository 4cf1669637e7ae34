import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Loaded on demand: estimating how long a password would hold. */

const lists: Readonly<Record<string, readonly (string | number)[]>> = dictionary
const commonest = new Set((lists['passwords-common'] ?? []).map(String))
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 })

/** 0: falls at once, 4: holds against everything known. `own` are words that a guesser would try first. */
export function strengthOf(password: string, own: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password, [...own]).score
}

/** Whether a password, in lower case, is among the commonest of public leaks. */
export function isCommonPassword(lowerCase: string): boolean {
  return commonest.has(lowerCase)
}
