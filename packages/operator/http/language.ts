import { parseAccept } from 'hono/utils/accept'
import type { Language } from '@marquee/contract/config.ts'
import { matchLanguage } from '@marquee/contract/match-language.ts'

/** The first of the site's languages that `Accept-Language` names, by its order of preference; Korean when none is. */
export function preferredLanguage(header: string | undefined): Language {
  const accepted = parseAccept((header ?? '').slice(0, 500)).filter(({ q }) => q > 0)
  return matchLanguage(accepted.map(({ type }) => type)) ?? 'ko'
}
