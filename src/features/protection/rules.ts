import { atom } from 'jotai'
import * as v from 'valibot'
import { HelpLine, ProtectionRules } from '../../contract/protection.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { listOfValid } from '../../platform/valid-items.ts'

/** A help line that does not fit costs no rule and no other line. */
const Rules = v.object({
  ...ProtectionRules.entries,
  help_lines: v.fallback(v.optional(listOfValid(HelpLine, 'help lines'), []), []),
})

/** What the site's profile comes to; undefined where the operator has no player protection, or one that cannot be read. */
export const rulesAtom = atom((get) => {
  const rules = v.safeParse(Rules, get(siteConfigAtom)?.VARIABLES.protection)
  return rules.success ? rules.output : undefined
})
