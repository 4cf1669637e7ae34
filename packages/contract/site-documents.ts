import * as v from 'valibot'
import { LocalizedText } from './localized.ts'
import { pageAddress } from './page-address.ts'

/**
 * A document of a site without the call for documents: its text, in which only `\n` has a meaning, or an https page. An invalid
 * one counts as none.
 */
const SiteDocument = v.fallback(
  v.object({
    text: v.optional(LocalizedText, ''),
    link: v.pipe(v.optional(v.string(), ''), v.transform(pageAddress)),
  }),
  { text: '', link: '' },
)

/** `documents` of a site's variables. */
export const SiteDocuments = v.fallback(
  v.object({ terms: v.optional(SiteDocument, {}), privacy: v.optional(SiteDocument, {}) }),
  { terms: { text: '', link: '' }, privacy: { text: '', link: '' } },
)
