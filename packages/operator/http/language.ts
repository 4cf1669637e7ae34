import { parseAccept } from 'hono/utils/accept'
import type { Language } from '@marquee/contract/config.ts'
import { matchLanguage } from '@marquee/contract/match-language.ts'
import { brandLanguage } from '../../../brand/brand.ts'

/**
 * The first of the languages offered (by default all) that `Accept-Language` names, by its order of preference; the first one offered or
 * the brand's language when none is.
 */
export function preferredLanguage(header: string | undefined, offered?: readonly Language[]): Language {
  const accepted = parseAccept((header ?? '').slice(0, 500)).filter(({ q }) => q > 0)
  const tags = accepted.map(({ type }) => type)
  return matchLanguage(tags, offered) ?? offered?.[0] ?? brandLanguage
}
