import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// A chunk of its own, because the word lists are large.

const lists: Readonly<Record<string, readonly (string | number)[]>> = dictionary
const commonPasswords = new Set((lists['passwords-common'] ?? []).map(String))
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 100 })

/** Strength from 0 (easy to guess) to 4. `own` are words that are easy to guess for this player. */
export function strengthOf(password: string, own: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password, [...own]).score
}

/** Whether a lower-case password is among the most common ones in public leaks. */
export function isCommonPassword(lowerCase: string): boolean {
  return commonPasswords.has(lowerCase)
}
