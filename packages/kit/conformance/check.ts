import type { SiteConfig } from '@marquee/contract/config.ts'
import type { OperatorResponse } from './response.ts'
import { described, verdictOf } from './response.ts'
import { must } from './miss.ts'
import type { Operator } from './operator.ts'

export const areas = [
  'configuration',
  'http',
  'session',
  'lobby',
  'wallet',
  'support',
  'account',
  'favourites',
] as const
export type Area = (typeof areas)[number]

/** What every check gets. */
export interface Kit {
  readonly operator: Operator
  /** The configuration that the operator sends, read before the first check. */
  readonly config: SiteConfig
  /** The account for tests. It needs a balance of the smallest withdrawal for all checks of the wallet to apply. */
  readonly account: { readonly username: string; readonly password: string }
  /** The key that the configuration is wrapped with. */
  readonly configKey: string
  /** The origin of an app that lives elsewhere; `undefined` where the app is the operator's own page. */
  readonly appOrigin: string | undefined
  /** A token of the account, of one session that the checks share. */
  token(): Promise<string>
  /** Signs the account in once more: a session of the check's own. */
  signIn(): Promise<{ readonly jwt: string; readonly accessToken: string }>
}

/** One sentence of a contract, checked against an operator, a wallet or a studio, by what its kit gives. */
export interface Check<Given = Kit> {
  /** Its name in reports, `area.what`. */
  readonly id: string
  readonly area: string
  /** The sentence that holds where the check passes. */
  readonly title: string
  /** Whether the app does without, though the site announces nothing of it: its absence is reported, and no miss. */
  readonly optional?: true
  /** @throws Miss, Absent or NotApplicable */
  run(kit: Given): Promise<void>
}

/** Declares the checks of one area. */
export function checksOf<Given = Kit>(
  area: string,
  checks: Readonly<Record<string, Omit<Check<Given>, 'id' | 'area'>>>,
): readonly Check<Given>[] {
  return Object.entries(checks).map(([name, check]) => ({ id: `${area}.${name}`, area, ...check }))
}

/** @throws Miss unless the response is a refusal with one of these statuses, and with a code of the catalogue that fits it */
export function mustRefuse(
  response: OperatorResponse,
  statuses: readonly number[],
  codes: readonly number[],
): void {
  const wanted = `${statuses.join(' or ')} with code ${codes.join(' or ')} was due`
  must(statuses.includes(response.status), `${described(response)}, where ${wanted}`)
  const { code, key } = verdictOf(response)
  must(codes.includes(Number(code)), `${described(response)}, where ${wanted}`)
  must(typeof key === 'string', `${described(response)}: it has no message key`)
}
