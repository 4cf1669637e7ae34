import { atom } from 'jotai'
import * as v from 'valibot'
import { HelpLine, ProtectionRules } from '@marquee/contract/protection.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { listOfValid } from '../../platform/valid-items.ts'

/** An invalid help line does not invalidate the rules. */
const Rules = v.object({
  ...ProtectionRules.entries,
  help_lines: v.fallback(v.optional(listOfValid(HelpLine, 'help lines'), []), []),
})

/** The site's rules of player protection; undefined if it has none, or invalid ones. */
export const rulesAtom = atom((get) => {
  const rules = v.safeParse(Rules, get(siteConfigAtom)?.VARIABLES.protection)
  return rules.success ? rules.output : undefined
})
