import { queryOptions } from '@tanstack/react-query'
import type { Language } from '@marquee/contract/config.ts'
import { Document, type DocumentName } from '@marquee/contract/support.ts'
import { supportEndpoints } from '@marquee/contract/support-endpoints.ts'
import type { Platform } from '../platform.ts'
import { dataOf } from './call-error.ts'
import type { ValueQuery } from './queries.ts'

/** The terms or the privacy policy in a language. */
export function siteDocument(
  { http }: Pick<Platform, 'http'>,
  name: DocumentName,
  lang: Language,
): ValueQuery<Document> {
  return queryOptions({
    queryKey: ['document', name, lang],
    queryFn: ({ signal }) =>
      dataOf(http.call(supportEndpoints.document, { params: { name }, query: { lang }, signal })),
    staleTime: 60 * 60_000,
    meta: { storage: { scope: 'cache', schema: Document } },
  })
}
