import { atom } from 'jotai'
import * as v from 'valibot'
import { ProtectionRules } from '../../contract/protection.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'

/** What the site's profile comes to; undefined where the operator has no player protection, or one that cannot be read. */
export const rulesAtom = atom((get) => {
  const rules = v.safeParse(ProtectionRules, get(siteConfigAtom)?.VARIABLES.protection)
  return rules.success ? rules.output : undefined
})
